import { addDays, addMonths, type DateKey, dateText, noon } from './dates.ts'

const names = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']
let givenFirst: number | undefined

/** Sets the first day of the week, by its English name. */
export function useFirstWeekday(name: string): void {
  const place = names.indexOf(name)
  if (place >= 0) givenFirst = place + 1
}

/** The first day of the week: as set, else that of the locale; 1 Monday to 7 Sunday. */
function firstWeekday(locale: string): number {
  if (givenFirst !== undefined) return givenFirst
  const info = new Intl.Locale(locale) as Intl.Locale & {
    weekInfo?: { firstDay: number }
    getWeekInfo?(): { firstDay: number }
  }
  return (info.getWeekInfo?.() ?? info.weekInfo)?.firstDay ?? 1
}

/** Returns the seven dates of the week of a date. */
export function weekOf(locale: string, date: DateKey): DateKey[] {
  const lead = (noon(date).getUTCDay() - firstWeekday(locale) + 7) % 7
  return Array.from({ length: 7 }, (_, offset) => addDays(date, offset - lead))
}

/**
 * Returns the weeks of the month of a date, seven dates each; undefined for days outside the month.
 */
export function weeksOf(locale: string, date: DateKey): (DateKey | undefined)[][] {
  const month = date.slice(0, 7)
  const end = addMonths(date, 1)
  const weeks: (DateKey | undefined)[][] = []
  for (let [first = end] = weekOf(locale, `${month}-01`); first < end; first = addDays(first, 7))
    weeks.push(weekOf(locale, first).map((each) => (each.startsWith(month) ? each : undefined)))
  return weeks
}

/** Names of the weekdays, from the first day of the week. */
export const weekdays = (locale: string): { short: string; long: string }[] =>
  weekOf(locale, '2024-01-07').map((date) => ({
    short: dateText({ locale }, date, { weekday: 'short' }),
    long: dateText({ locale }, date, { weekday: 'long' }),
  }))
