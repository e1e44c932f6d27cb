import { type Static, Type } from '@sinclair/typebox'
import { about } from './http/fields.ts'

/**
 * How often and for how long an event type may be booked in a period. Slot lists and the booking
 * transaction share this file so that they agree. A limit counts all accepted and pending bookings
 * of the event type, of any host, each by its start; a seated booking counts once, so a further
 * seat of it never exceeds a limit. Weeks begin on Sunday.
 */
export const limitPeriods = ['day', 'week', 'month', 'year'] as const
export type LimitPeriod = (typeof limitPeriods)[number]

const Amount = Type.Optional(Type.Integer({ minimum: 1 }))
export const PeriodLimits = Type.Object({
  day: about('Limit per day.', Amount),
  week: about('Limit per week, from Sunday.', Amount),
  month: about('Limit per calendar month.', Amount),
  year: about('Limit per calendar year.', Amount),
})
export type PeriodLimits = Static<typeof PeriodLimits>

export const BookingLimits = Type.Object({
  /** Limits of the number of bookings. */
  count: PeriodLimits,
  /** Limits of the booked minutes. */
  duration: PeriodLimits,
  /** Zone in which the periods begin and end: that of the event type. */
  timeZone: Type.String(),
})
export type BookingLimits = Static<typeof BookingLimits>

/**
 * A booking as limits count it: the date of its start in the limits' zone, as days since 1970, and
 * its minutes.
 */
export interface CountedBooking {
  day: number
  minutes: number
}

const dayMs = 86_400_000
const formats = new Map<string, Intl.DateTimeFormat>()

/** Returns the date of an instant (milliseconds since 1970) in a zone, as days since 1970. */
export function dayIn(timeZone: string, instant: number): number {
  let format = formats.get(timeZone)
  if (!format) {
    format = new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short', calendar: 'gregory' })
    formats.set(timeZone, format)
  }
  return Date.parse(`${format.format(instant)}T00:00:00Z`) / dayMs
}

/** Returns the first day of the period that contains a day, both as days since 1970. */
export function firstDayOf(period: LimitPeriod, day: number): number {
  if (period === 'day') return day
  if (period === 'week') return day - ((((day + 4) % 7) + 7) % 7)
  const date = new Date(day * dayMs)
  return Date.UTC(date.getUTCFullYear(), period === 'month' ? date.getUTCMonth() : 0) / dayMs
}

/** Returns the first day of the period after the one that contains a day. */
function nextFirstDay(period: LimitPeriod, day: number): number {
  const longest = { day: 1, week: 7, month: 31, year: 366 }[period]
  return firstDayOf(period, firstDayOf(period, day) + longest)
}

/** Returns the periods that have a limit of either kind. */
export function limitedPeriods({ count, duration }: BookingLimits): LimitPeriod[] {
  return limitPeriods.filter((period) => count[period] !== undefined || duration[period] !== undefined)
}

/**
 * Returns the time span of bookings that may count for a start in [from, to], up to a day too wide
 * at both ends, or undefined when there are no limits.
 * @param from and @param to milliseconds since 1970
 */
export function limitsWindow(
  limits: BookingLimits,
  from: number,
  to: number,
): { from: number; to: number } | undefined {
  const periods = limitedPeriods(limits)
  if (periods.length === 0) return undefined
  const [first, last] = [dayIn(limits.timeZone, from), dayIn(limits.timeZone, to)]
  return {
    from: (Math.min(...periods.map((period) => firstDayOf(period, first))) - 1) * dayMs,
    to: (Math.max(...periods.map((period) => nextFirstDay(period, last))) + 1) * dayMs,
  }
}

/** The booked amounts so far, by period. */
export interface LimitTally {
  /**
   * Returns the period whose limit one more booking of this day and length would exceed, if any.
   */
  refusal(booking: CountedBooking): LimitPeriod | undefined
  /** Adds a booking: in a series, each occurrence counts towards the limits of the others. */
  add(booking: CountedBooking): void
}

/**
 * Creates a tally. @param counted all bookings in `limitsWindow`, except the one that is being
 * rescheduled
 */
export function limitTally(limits: BookingLimits, counted: Iterable<CountedBooking>): LimitTally {
  const periods = limitedPeriods(limits)
  const sums = new Map<string, { count: number; minutes: number }>()
  const key = (period: LimitPeriod, day: number) => `${period}${firstDayOf(period, day)}`
  const tally: LimitTally = {
    refusal({ day, minutes }) {
      return periods.find((period) => {
        const sum = sums.get(key(period, day)) ?? { count: 0, minutes: 0 }
        const { [period]: count = Number.POSITIVE_INFINITY } = limits.count
        const { [period]: duration = Number.POSITIVE_INFINITY } = limits.duration
        return sum.count + 1 > count || sum.minutes + minutes > duration
      })
    },
    add({ day, minutes }) {
      for (const period of periods) {
        const sum = sums.get(key(period, day)) ?? { count: 0, minutes: 0 }
        sums.set(key(period, day), { count: sum.count + 1, minutes: sum.minutes + minutes })
      }
    },
  }
  for (const booking of counted) tally.add(booking)
  return tally
}
