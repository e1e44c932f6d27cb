import type { BookingSnapshot, SeriesOccurrence, SeriesSnapshot } from '@punctual/contracts'
import type { CalendarEntry, Moment } from '@punctual/icalendar'
import { DateTime } from 'luxon'
import { tzlib_get_ical_block } from 'timezones-ical-library'

/** What a message about one occurrence says of the others. */
export interface SeriesScope {
  /** All of them were just made. */
  isNew?: boolean | undefined
  /** Those that it happened to at once. */
  occurrences?: SeriesOccurrence[] | undefined
  /** Nothing else of the series is left. */
  wholeSeries?: boolean | undefined
}

const unit = { weekly: 'weeks', monthly: 'months', yearly: 'years' } as const

/** @returns the starts that the rule gives, ISO 8601 UTC: the last day of a month that is too short, as slots have it */
export function startsOf({ frequency, interval, count, timeZone, first }: SeriesSnapshot): string[] {
  const start = DateTime.fromISO(first, { zone: timeZone })
  return Array.from({ length: count }, (_, index) =>
    start
      .plus({ [unit[frequency]]: index * interval })
      .toJSDate()
      .toISOString(),
  )
}

/** @returns the times that a message about a series names: all that are made, or all that something happened to */
export function timesOf(booking: BookingSnapshot, { isNew, occurrences }: SeriesScope): string[] {
  if (isNew && booking.series) return startsOf(booking.series)
  return (occurrences ?? []).map(({ start }) => start)
}

/** @returns the zone by the name that its own definition has, UTC for one that calendars have no rules of */
export function calendarZone(timeZone: string): { name: string; definition: string } {
  const [definition, parameter] = [tzlib_get_ical_block(timeZone)].flat()
  const name = parameter?.replace('TZID=', '')
  return definition && name ? { name, definition } : calendarZone('Etc/UTC')
}

/** @returns what clocks show at an instant in a zone */
export const momentIn = (iso: string, zone: string): Moment => ({
  ...{ zone, local: DateTime.fromISO(iso, { zone }).toFormat("yyyy-MM-dd'T'HH:mm:ss") },
})

/**
 * @param occurrences that are left; all unless told otherwise
 * @returns how a calendar entry repeats (RFC 5545, 3.8.5)
 */
export function repetition(
  series: SeriesSnapshot,
  zone: string,
  occurrences?: SeriesOccurrence[],
): NonNullable<CalendarEntry['repetition']> {
  const { frequency, interval, count, timeZone, first } = series
  const { day, month } = DateTime.fromISO(first, { zone: timeZone })
  // A month without that day has it on its last one.
  const days = Array.from({ length: day - 27 }, (_, index) => 28 + index)
  const shortMonths = frequency !== 'weekly' && day > 28 ? [`BYMONTHDAY=${days}`, 'BYSETPOS=-1'] : []
  const ofYear = frequency === 'yearly' && shortMonths.length > 0 ? [`BYMONTH=${month}`] : []
  const rule = [`FREQ=${frequency.toUpperCase()}`, `INTERVAL=${interval}`, `COUNT=${count}`]
  const given = startsOf(series)
  const left = occurrences?.map(({ seriesStart }) => seriesStart) ?? given
  const moments = (starts: string[]) => starts.map((start) => momentIn(start, zone))
  return {
    rule: [...rule, ...ofYear, ...shortMonths].join(';'),
    except: moments(given.filter((start) => !left.includes(start))),
    // Where a clock change moves one, no rule has it.
    extra: moments(left.filter((start) => !given.includes(start))),
  }
}
