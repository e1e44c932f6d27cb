import type { Reader } from '../reader.ts'

/** A calendar date without a zone, `YYYY-MM-DD`. */
type DateKey = string

/** Noon UTC, so that no zone moves the date to another day. */
const noon = (date: DateKey): Date => new Date(`${date}T12:00:00Z`)

const dayMs = 86_400_000

export const addDays = (date: DateKey, days: number): DateKey =>
  new Date(noon(date).getTime() + days * dayMs).toISOString().slice(0, 10)

/** @param month `YYYY-MM` */
export function addMonths(month: string, months: number): string {
  const [year = 0, place = 1] = month.split('-').map(Number)
  return new Date(Date.UTC(year, place - 1 + months, 1, 12)).toISOString().slice(0, 7)
}

export const longDate = ({ locale }: Reader, date: DateKey): string =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'full', timeZone: 'UTC' }).format(noon(date))

export const monthName = ({ locale }: Reader, month: string): string =>
  new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    noon(`${month}-01`),
  )

export const timeOf = ({ locale }: Reader, instant: string, timeZone: string): string =>
  new Intl.DateTimeFormat(locale, { timeStyle: 'short', timeZone }).format(new Date(instant))

/** Formats start and end with the date and the zone. */
export function spanOf({ locale, text }: Reader, start: string, end: string, timeZone: string): string {
  const format = new Intl.DateTimeFormat(locale, { dateStyle: 'full', timeStyle: 'short', timeZone })
  return text('span', { times: format.formatRange(new Date(start), new Date(end)), zone: timeZone })
}
