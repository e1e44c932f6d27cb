import { timingSafeEqual } from 'node:crypto'

/** Milliseconds that a notice may be old, or ahead. */
const tolerance = 300_000

/** Whether a signed notice is of now. @param seconds since 1970, as its header has them */
export function isOfNow(seconds: string, now: Date): boolean {
  return /^\d{1,12}$/.test(seconds) && Math.abs(now.getTime() - Number(seconds) * 1000) <= tolerance
}

/** Whether two signatures are the same; takes as long for a wrong one. */
export function isSame(given: string, expected: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)]
  return a.length === b.length && timingSafeEqual(a, b)
}
