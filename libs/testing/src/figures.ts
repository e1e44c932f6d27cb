/** @param q from 0 to below 1 @returns the value that so much of all values is below; NaN of none */
export const quantile = (values: readonly number[], q: number): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length * q)] ?? Number.NaN

/** @returns the value in the middle, or between the two; NaN of none */
export function median(values: readonly number[]): number {
  const middle = values.length / 2
  const sorted = values.toSorted((a, b) => a - b)
  const upper = sorted[Math.floor(middle)] ?? Number.NaN
  return Number.isInteger(middle) ? ((sorted[middle - 1] ?? upper) + upper) / 2 : upper
}
