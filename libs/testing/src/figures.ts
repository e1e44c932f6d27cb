/**
 * Returns the value below which the share `q` (0 to below 1) of all values lies; NaN for an empty
 * list.
 */
export const quantile = (values: readonly number[], q: number): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length * q)] ?? Number.NaN

/** Returns the middle value, or the mean of the two middle ones; NaN for an empty list. */
export function median(values: readonly number[]): number {
  const middle = values.length / 2
  const sorted = values.toSorted((a, b) => a - b)
  const upper = sorted[Math.floor(middle)] ?? Number.NaN
  return Number.isInteger(middle) ? ((sorted[middle - 1] ?? upper) + upper) / 2 : upper
}
