import { timingSafeEqual } from 'node:crypto'

/** How far, in milliseconds, the timestamp of a webhook can be from now. */
const tolerance = 300_000

/**
 * Returns whether the timestamp of a signed webhook is within five minutes of now. @param seconds
 * since 1970
 */
export function isOfNow(seconds: string, now: Date): boolean {
  return /^\d{1,12}$/.test(seconds) && Math.abs(now.getTime() - Number(seconds) * 1000) <= tolerance
}

/** Returns whether two signatures are equal, in constant time. */
export function isSame(given: string, expected: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)]
  return a.length === b.length && timingSafeEqual(a, b)
}
