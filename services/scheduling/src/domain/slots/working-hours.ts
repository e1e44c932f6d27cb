import { weekdayOf } from './calendar.ts'
import { dayMinutes } from './minutes.ts'
import { mergeSpans, type Span, subtractSpans } from './spans.ts'
import { startOfDay, type Zone } from './zone.ts'

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
}

/**
 * Returns the working time of a schedule on its own dates `fromDay` to `toDay`, both included. It
 * is built from each date and its wall clock times, so that days of 23, 24.5 or 25 hours are right;
 * a date that the zone skipped has none. Ranges that touch are merged, across midnight too; time
 * away is removed.
 * @returns disjoint spans in order
 */
export function workingSpans(schedule: Schedule, fromDay: number, toDay: number): Span[] {
  const { zone, weekly, overrides, away = [] } = schedule
  const spans: Span[] = []
  for (let day = fromDay; day <= toDay; day++) {
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
