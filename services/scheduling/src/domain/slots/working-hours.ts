import { dayMinutes, dayOfDate, weekdayOf } from './calendar.ts'
import { mergeSpans, type Span, subtractSpans } from './spans.ts'
import { startOfDay, type Zone, zoneOf } from './zone.ts'

/**
 * From one minute of the day to another; 1440 is the next local midnight. `start` equal to `end`:
 * no time.
 */
export interface Hours {
  start: number
  end: number
}

/** When a host works, by the wall clock of the schedule's zone. */
export interface Schedule {
  zone: Zone
  /** By weekday, 0 for Sunday. */
  weekly: readonly (readonly Hours[])[]
  /**
   * By days since 1970: replaces the weekday's hours; an empty list, or hours of no length, is a
   * day off.
   */
  overrides: ReadonlyMap<number, readonly Hours[]>
  /** When the host is away, regardless of the hours; disjoint, in order. */
  away?: readonly Span[]
  /** Dates whose hours are by the wall clock of another zone. */
  travels?: readonly Travel[]
}

/** Dates as days since 1970, both included. */
interface Travel {
  from: number
  to: number
  zone: Zone
}

/**
 * Returns the working time of a schedule on its own dates `fromDay` to `toDay`, both included. It
 * is built from each date and its wall clock times, so that days of 23, 24.5 or 25 hours are right;
 * a date that the zone skipped has none. Ranges that touch are merged, across midnight too; time
 * away is removed.
 * @returns disjoint spans in order
 */
function workingSpans(schedule: Schedule, fromDay: number, toDay: number): Span[] {
  const { weekly, overrides, away = [], travels = [] } = schedule
  const spans: Span[] = []
  for (let day = fromDay; day <= toDay; day++) {
    const zone = travels.find(({ from, to }) => from <= day && day <= to)?.zone ?? schedule.zone
    const hours = overrides.get(day) ?? weekly[weekdayOf(day)] ?? []
    if (hours.length === 0 || zone.dayAt(startOfDay(zone, day)) !== day) continue
    for (const { start, end } of hours) {
      const span = {
        start: zone.toInstant(day * dayMinutes + start),
        end: zone.toInstant(day * dayMinutes + end),
      }
      // Hours within a clock gap before midnight move to the next date, whose override replaces all
      // hours of that date.
      if (overrides.has(day + 1)) span.end = Math.min(span.end, startOfDay(zone, day + 1))
      spans.push(span)
    }
  }
  return subtractSpans(mergeSpans(spans), away)
}

/** Returns the working time that may overlap [start, end), in minutes since 1970. */
export function workingTime(schedule: Schedule, start: number, end: number): Span[] {
  const { zone, travels } = schedule
  // The date elsewhere may be another one than in the schedule's zone.
  const more = travels ? 1 : 0
  return workingSpans(schedule, zone.dayAt(start) - 1 - more, zone.dayAt(end) + more)
}

/** Working hours of some weekdays; minutes of the day. */
export interface WeeklyHours extends Hours {
  /** 0 for Sunday to 6 for Saturday. */
  days: readonly number[]
}

/** Hours that replace the weekday's on one date. */
export interface DateHours extends Hours {
  /** YYYY-MM-DD */
  date: string
}

/** A schedule as stored: minutes of the day from 00:00 to 23:59. */
export interface WrittenSchedule {
  timeZone: string
  availability: readonly WeeklyHours[]
  overrides: readonly DateHours[]
  /** Never overlapping. */
  travels?: readonly WrittenTravel[]
}

/** Dates on which the schedule's hours are in another zone: YYYY-MM-DD, both included. */
export interface WrittenTravel {
  from: string
  /** null: without an end. */
  to: string | null
  timeZone: string
}

/** Days on which the host is away, both included: YYYY-MM-DD. */
export interface DaysAway {
  from: string
  to: string
}

const lastMinute = dayMinutes - 1

/**
 * Returns the schedule for the slots engine: 23:59 as an end means the next midnight
 * (docs/domain.md#schedules).
 * @param away in whole days of the host's own zone, which may differ from the schedule's
 */
export function scheduleOf(
  { timeZone, availability, overrides, travels = [] }: WrittenSchedule,
  away?: { timeZone: string; days: readonly DaysAway[] },
): Schedule {
  const weekly = Array.from({ length: 7 }, (_, weekday) =>
    availability.filter(({ days }) => days.includes(weekday)).map(hoursOf),
  )
  const dates = new Map<number, Hours[]>()
  for (const override of overrides) {
    const day = dayOfDate(override.date)
    dates.set(day, [...(dates.get(day) ?? []), hoursOf(override)])
  }
  const schedule = {
    zone: zoneOf(timeZone),
    weekly,
    overrides: dates,
    ...(travels.length > 0 && { travels: travels.map(travelOf) }),
  }
  return away && away.days.length > 0 ? { ...schedule, away: spansAway(away) } : schedule
}

const travelOf = ({ from, to, timeZone }: WrittenTravel): Travel => ({
  from: dayOfDate(from),
  to: to === null ? Number.POSITIVE_INFINITY : dayOfDate(to),
  zone: zoneOf(timeZone),
})

function hoursOf({ start, end }: Hours): Hours {
  return { start, end: end === lastMinute ? dayMinutes : end }
}

function spansAway({ timeZone, days }: { timeZone: string; days: readonly DaysAway[] }): Span[] {
  const zone = zoneOf(timeZone)
  return mergeSpans(
    days.map(({ from, to }) => ({
      start: startOfDay(zone, dayOfDate(from)),
      end: startOfDay(zone, dayOfDate(to) + 1),
    })),
  )
}
