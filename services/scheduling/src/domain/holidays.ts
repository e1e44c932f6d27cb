import { type DaysAway, dateOfDay, dayMs, dayOfDate } from './slots/index.ts'

/** The public holidays that a person has off. */
export interface HolidayChoice {
  countryCode: string
  /** null: the whole country. */
  regionCode: string | null
  /** Ids of holidays on which the person works. */
  worked: readonly string[]
}

/** A public holiday of one year; dates are YYYY-MM-DD, both included. */
export interface PublicHoliday extends DaysAway {
  /** The rule of its date, the same every year. */
  id: string
  name: string
}

/** How many calendar years after the current one have holidays. */
const yearsAhead = 3

/**
 * Returns the years whose holidays count. They depend only on the clock, never on what is asked, so
 * that lists and checks agree.
 */
export function holidayYears(now: Date): number[] {
  const first = now.getUTCFullYear() - 1
  return Array.from({ length: yearsAhead + 2 }, (_, index) => first + index)
}

/** Returns the days that a person has off. */
export const daysOff = ({ worked }: HolidayChoice, holidays: readonly PublicHoliday[]): DaysAway[] =>
  holidays.filter(({ id }) => !worked.includes(id)).map(({ from, to }) => ({ from, to }))

const shownDays = 365

/** Returns the holidays of the next 365 days, today included. */
export function comingHolidays(holidays: readonly PublicHoliday[], now: Date): PublicHoliday[] {
  const today = Math.floor(now.getTime() / dayMs)
  return holidays.filter(({ from, to }) => dayOfDate(to) >= today && dayOfDate(from) <= today + shownDays)
}

/**
 * Returns the dates of a holiday.
 * @param date of its first day, and perhaps a time: some begin on the eve
 * @param hours its length
 */
export function datesOf(date: string, hours: number): DaysAway {
  const from = date.slice(0, 10)
  return { from, to: dateOfDay(dayOfDate(from) + Math.max(1, Math.round(hours / 24)) - 1) }
}
