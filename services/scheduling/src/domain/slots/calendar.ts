/**
 * Instants as minutes since 1970-01-01T00:00Z, the unit of the engine; dates as days since
 * 1970-01-01; minutes of a day from 0 to 1440, which is the next midnight.
 */

export const minuteMs = 60_000
export const dayMs = 86_400_000
export const dayMinutes = 1440

/** Returns minutes since 1970, with a fraction; `at` as a text is ISO 8601. */
export function minutesOf(at: Date | string): number {
  return (typeof at === 'string' ? Date.parse(at) : at.getTime()) / minuteMs
}

/** Returns the instant of a number of minutes since 1970. */
export function dateAt(minutes: number): Date {
  return new Date(minutes * minuteMs)
}

/** @param date YYYY-MM-DD, a real date */
export function dayOfDate(date: string): number {
  return Date.parse(`${date}T00:00:00Z`) / dayMs
}

const twoDigits = Array.from({ length: 100 }, (_, number) => String(number).padStart(2, '0'))

/** The month of the last date that was printed: its first day, and YYYY-MM-. */
let month = { first: Number.NaN, text: '' }

/**
 * Returns YYYY-MM-DD. Up to the 28th, it continues the month of the last date, which is 9 times
 * faster than to print the date.
 */
export function dateOfDay(day: number): string {
  const before = day - month.first
  if (before >= 0 && before < 28) return month.text + twoDigits[before + 1]
  const text = new Date(day * dayMs).toISOString().slice(0, 10)
  month = { first: day - Number(text.slice(8)) + 1, text: text.slice(0, 8) }
  return text
}

/** Returns whether the date exists: JS parses the 31st of February as the 3rd of March. */
export function isRealDate(date: string): boolean {
  const day = dayOfDate(date)
  return !Number.isNaN(day) && dateOfDay(day) === date
}

/** Returns 0 for Sunday to 6 for Saturday. */
export function weekdayOf(day: number): number {
  return (((day + 4) % 7) + 7) % 7
}

/** Saturdays and Sundays are not business days. */
export function isBusinessDay(day: number): boolean {
  const weekday = weekdayOf(day)
  return weekday !== 0 && weekday !== 6
}

/** Returns the n-th business day after this day; the day itself for 0. */
export function addBusinessDays(day: number, count: number): number {
  let result = day
  for (let left = count; left > 0; ) {
    result++
    if (isBusinessDay(result)) left--
  }
  return result
}

/** @param time HH:mm */
export function minuteOfDay(time: string): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5))
}

/** Returns HH:mm. */
export function timeOfDay(minute: number): string {
  return `${twoDigits[Math.floor(minute / 60)]}:${twoDigits[minute % 60]}`
}
