type Defined<T> = { [K in keyof T]?: Exclude<T[K], undefined> }

/** @returns the object without the keys that have no value */
export const defined = <T extends object>(values: T): Defined<T> =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as Defined<T>
