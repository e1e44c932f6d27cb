type Defined<T> = { [K in keyof T]?: Exclude<T[K], undefined> }

/** Returns the object without its undefined values. */
export const defined = <T extends object>(values: T): Defined<T> =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as Defined<T>
