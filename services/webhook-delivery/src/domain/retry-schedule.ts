const second = 1_000
const minute = 60 * second
const hour = 60 * minute
const day = 24 * hour

/** Milliseconds before the second attempt, the third, ...: 11 attempts in 68.7 hours. */
export const defaultRetrySchedule: readonly number[] = [
  5 * second,
  30 * second,
  2 * minute,
  10 * minute,
  30 * minute,
  2 * hour,
  6 * hour,
  12 * hour,
  24 * hour,
  24 * hour,
]

/** Maximum of a receiver's Retry-After in milliseconds. */
export const longestRetryAfter = day
const units = { ms: 1, s: second, m: minute, h: hour, d: day } as const

/**
 * Parses a retry schedule.
 * @param text such as `5s,30s,2m`: the wait before each further attempt
 * @returns milliseconds; undefined when the text is not a schedule
 */
export function parseRetrySchedule(text: string): number[] | undefined {
  const waits: number[] = []
  for (const part of text.split(',')) {
    const match = /^(\d{1,6})(ms|s|m|h|d)$/.exec(part.trim())
    if (!match) return undefined
    waits.push(Number(match[1]) * units[match[2] as keyof typeof units])
  }
  return waits
}

/**
 * Returns the instant of the next attempt. The wait is that of the schedule, up to a fifth longer
 * or shorter, so that deliveries that failed together do not return together; never less than the
 * receiver asked for.
 * @param failed failed attempts of this round, at least 1
 * @param retryAfter milliseconds that the receiver asked for
 * @param random from 0 to 1
 * @returns undefined when there is no further attempt
 */
export function nextAttemptAt(
  schedule: readonly number[],
  failed: number,
  at: Date,
  random: number,
  retryAfter = 0,
): Date | undefined {
  const wait = schedule[failed - 1]
  if (wait === undefined) return undefined
  const jittered = wait * (0.8 + 0.4 * random)
  return new Date(at.getTime() + Math.max(jittered, Math.min(retryAfter, longestRetryAfter)))
}

/**
 * Parses a Retry-After header.
 * @param value seconds, or an HTTP date
 * @returns milliseconds from `at`; undefined when the value is not usable
 */
export function parseRetryAfter(value: string | undefined, at: Date): number | undefined {
  if (value === undefined) return undefined
  const text = value.trim()
  if (/^\d+$/.test(text)) return Math.min(Number(text) * second, Number.MAX_SAFE_INTEGER)
  // A date contains a word; Date.parse accepts far more than HTTP dates.
  const date = /^[A-Za-z]{3},? /.test(text) ? Date.parse(text) : Number.NaN
  return Number.isNaN(date) ? undefined : Math.max(0, date - at.getTime())
}
