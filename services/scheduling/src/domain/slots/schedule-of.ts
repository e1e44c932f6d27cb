import { dayOfDate } from './calendar.ts'
import { dayMinutes } from './minutes.ts'
import { mergeSpans, type Span } from './spans.ts'
import type { Hours, Schedule } from './working-hours.ts'
import { startOfDay, zoneOf } from './zone.ts'

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
  { timeZone, availability, overrides }: WrittenSchedule,
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
  const schedule = { zone: zoneOf(timeZone), weekly, overrides: dates }
  return away && away.days.length > 0 ? { ...schedule, away: spansAway(away) } : schedule
}

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
