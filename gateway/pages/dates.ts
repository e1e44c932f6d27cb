import type { Words } from './words.ts'

// How dates and times are said, in a browser and on the server.

/** A calendar date without a zone, `YYYY-MM-DD`. */
export type DateKey = string

type Format = Pick<Words, 'locale' | 'clock'>

/** Noon UTC, so that no zone moves the date to another day. */
export const noon = (date: DateKey): Date => new Date(`${date}T12:00:00Z`)

const dayMs = 86_400_000

export const addDays = (date: DateKey, days: number): DateKey =>
  new Date(noon(date).getTime() + days * dayMs).toISOString().slice(0, 10)

/** Returns the first day of the month so many months later. */
export const addMonths = (date: DateKey, months: number): DateKey => {
  const [year = 0, month = 1] = date.split('-').map(Number)
  return new Date(Date.UTC(year, month - 1 + months, 1, 12)).toISOString().slice(0, 10)
}

/** Returns the date in a zone. @param now milliseconds since 1970 */
export const dateIn = (timeZone: string, now: number): DateKey =>
  new Intl.DateTimeFormat('en-CA', { timeZone }).format(now)

/** Formats a date without a zone. */
export const dateText = ({ locale }: Format, date: DateKey, options: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' }).format(noon(date))

export const longDate = (words: Format, date: DateKey): string =>
  dateText(words, date, { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' })

export const shortDate = (words: Format, date: DateKey): string =>
  dateText(words, date, { weekday: 'short', day: 'numeric', month: 'short' })

export const monthName = (words: Format, date: DateKey): string =>
  dateText(words, date, { month: 'long', year: 'numeric' })

const hours = ({ clock }: Format): Intl.DateTimeFormatOptions =>
  clock ? { hourCycle: clock === '12' ? 'h12' : 'h23' } : {}

/** Returns the time of an instant in a zone. */
export const timeIn = (words: Format, instant: string, timeZone: string): string =>
  new Intl.DateTimeFormat(words.locale, {
    hour: 'numeric',
    minute: '2-digit',
    timeZone,
    ...hours(words),
  }).format(new Date(instant))

/**
 * Returns the offset of a zone at an instant, such as `GMT+2`.
 * @param at milliseconds since 1970
 */
export function offsetAt({ locale }: Format, at: number, timeZone: string): string {
  const format = new Intl.DateTimeFormat(locale, { timeZone, timeZoneName: 'shortOffset' })
  return format.formatToParts(at).find(({ type }) => type === 'timeZoneName')?.value ?? ''
}

/** A change of the clock within these days of a booking makes its offset worth showing. */
const daysAround = 7

/**
 * Returns the zone, with its offset where the clock changes around the times, or where one of the
 * other zones has another time (docs/domain.md#languages).
 */
function zoneText(
  words: Words,
  [from, to]: readonly [number, number],
  timeZone: string,
  zones: readonly string[],
): string {
  const around = daysAround * dayMs
  const offsets = [from - around, from, to, to + around].map((at) => offsetAt(words, at, timeZone))
  const differs = zones.some((zone) => zone !== '' && offsetAt(words, from, zone) !== offsets[1])
  if ((new Set(offsets).size === 1 && !differs) || timeZone === 'UTC') return timeZone
  const offset = [...new Set(offsets.slice(1, 3))].join(' / ')
  return words.text('zoneWithOffset', { zone: timeZone, offset })
}

/**
 * Formats start and end with the date and the name of the zone.
 * @param zones the zones of the people
 */
export function span(
  words: Words,
  { start, end }: { start: string; end: string },
  timeZone: string,
  zones: readonly string[] = [],
): string {
  const [from, to] = [Date.parse(start), Date.parse(end)]
  const format = new Intl.DateTimeFormat(words.locale, {
    dateStyle: 'full',
    timeStyle: 'short',
    timeZone,
    ...hours(words),
  })
  const times = format.formatRange(from, to)
  return words.text('span', { times, zone: zoneText(words, [from, to], timeZone, zones) })
}

/** Returns the instant so many minutes later. */
export const endOf = (start: string, minutes: number): string =>
  new Date(Date.parse(start) + minutes * 60_000).toISOString()
