import { locale, text } from './language.ts'

/** A calendar date without a zone, `YYYY-MM-DD`. */
export type DateKey = string

const format = (options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(locale(), options)

/** 12-hour or 24-hour clock. */
export type HourClock = '12' | '24'

const storageKey = 'clock'
let chosen: HourClock | undefined

/**
 * Returns the clock that the visitor has chosen on this device, else the usual one of the visitor's
 * language.
 */
export function hourClock(): HourClock {
  if (chosen) return chosen
  try {
    const before = localStorage.getItem(storageKey)
    if (before === '12' || before === '24') return before
  } catch {
    // Storage can be disabled: then the choice lasts as long as the page.
  }
  return format({ hour: 'numeric' }).resolvedOptions().hour12 ? '12' : '24'
}

export function chooseClock(clock: HourClock): void {
  chosen = clock
  try {
    localStorage.setItem(storageKey, clock)
  } catch {
    // As above.
  }
}

const hours = (): Intl.DateTimeFormatOptions => ({ hourCycle: hourClock() === '12' ? 'h12' : 'h23' })

/** Noon UTC, so that no zone moves the date to another day. */
const noon = (date: DateKey): Date => new Date(`${date}T12:00:00Z`)
const key = (date: Date): DateKey => date.toISOString().slice(0, 10)

export const longDate = (date: DateKey): string =>
  format({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    noon(date),
  )

export const shortDate = (date: DateKey): string =>
  format({ weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' }).format(noon(date))

export const monthName = (date: DateKey): string =>
  format({ month: 'long', year: 'numeric', timeZone: 'UTC' }).format(noon(date))

export const time = (instant: string, timeZone: string): string =>
  format({ hour: 'numeric', minute: '2-digit', timeZone, ...hours() }).format(new Date(instant))

/** A change of the clock within these days of a booking makes its offset worth showing. */
const daysAround = 7

/** Returns the offset of a zone at an instant, such as `GMT+2`. */
export function offsetAt(instant: number, timeZone: string): string {
  const parts = format({ timeZone, timeZoneName: 'shortOffset' }).formatToParts(instant)
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? ''
}

/**
 * Returns the zone, with its offset where the clock changes around the times, or where one of the
 * other zones has another time (docs/domain.md#languages).
 */
function zoneText(from: number, to: number, timeZone: string, zones: readonly string[]): string {
  const around = daysAround * 86_400_000
  const offsets = [from - around, from, to, to + around].map((at) => offsetAt(at, timeZone))
  const differs = zones.some((zone) => zone !== '' && offsetAt(from, zone) !== offsets[1])
  if ((new Set(offsets).size === 1 && !differs) || timeZone === 'UTC') return timeZone
  const offset = [...new Set(offsets.slice(1, 3))].join(' / ')
  return text('zoneWithOffset', { zone: timeZone, offset })
}

/**
 * Formats start and end with the date and the name of the zone.
 * @param zones the zones of the people
 */
export function span(start: string, end: string, timeZone: string, zones: readonly string[] = []): string {
  const [from, to] = [Date.parse(start), Date.parse(end)]
  const times = format({ dateStyle: 'full', timeStyle: 'short', timeZone, ...hours() }).formatRange(from, to)
  return text('span', { times, zone: zoneText(from, to, timeZone, zones) })
}

/** Returns the instant so many minutes later. */
export const endOf = (start: string, minutes: number): string =>
  new Date(Date.parse(start) + minutes * 60_000).toISOString()

export const today = (timeZone: string): DateKey =>
  new Intl.DateTimeFormat('en-CA', { timeZone }).format(new Date())

export const addDays = (date: DateKey, days: number): DateKey =>
  key(new Date(noon(date).getTime() + days * 86_400_000))

export const addMonths = (date: DateKey, months: number): DateKey => {
  const [year = 0, month = 1] = date.split('-').map(Number)
  return key(new Date(Date.UTC(year, month - 1 + months, 1, 12)))
}

const weekdayNames = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']
let givenFirst: number | undefined

/** Sets the first day of the week, by its English name. */
export function useFirstWeekday(name: string): void {
  const place = weekdayNames.indexOf(name)
  if (place >= 0) givenFirst = place + 1
}

/** The first day of the week: as set, else the visitor's; 1 Monday to 7 Sunday. */
function firstWeekday(): number {
  if (givenFirst !== undefined) return givenFirst
  const info = new Intl.Locale(locale()) as Intl.Locale & {
    weekInfo?: { firstDay: number }
    getWeekInfo?(): { firstDay: number }
  }
  return (info.getWeekInfo?.() ?? info.weekInfo)?.firstDay ?? 1
}

/**
 * Returns the weeks of the month of a date, seven dates each; undefined for days outside the month.
 */
export function weeksOf(date: DateKey): (DateKey | undefined)[][] {
  const first = `${date.slice(0, 8)}01`
  const weekday = noon(first).getUTCDay()
  const lead = (weekday - firstWeekday() + 7) % 7
  const weeks: (DateKey | undefined)[][] = []
  for (let day = addDays(first, -lead); day < addMonths(first, 1); day = addDays(day, 7))
    weeks.push(
      Array.from({ length: 7 }, (_, offset) => {
        const each = addDays(day, offset)
        return each.slice(0, 7) === first.slice(0, 7) ? each : undefined
      }),
    )
  return weeks
}

/** Returns the seven dates of the week of a date. */
export function weekOf(date: DateKey): DateKey[] {
  const lead = (noon(date).getUTCDay() - firstWeekday() + 7) % 7
  return Array.from({ length: 7 }, (_, offset) => addDays(date, offset - lead))
}

/** Names of the weekdays, from the first day of the week. */
export function weekdays(): { short: string; long: string }[] {
  // 7 January 2024 is a Sunday.
  return Array.from({ length: 7 }, (_, place) => {
    const date = noon(addDays('2024-01-07', (firstWeekday() % 7) + place))
    const name = (weekday: 'short' | 'long') => format({ weekday, timeZone: 'UTC' }).format(date)
    return { short: name('short'), long: name('long') }
  })
}
