import type { BookingSnapshot, SeriesOccurrence, SeriesSnapshot } from '@punctual/contracts'
import type { CalendarEntry, Moment } from '@punctual/icalendar'
import { DateTime } from 'luxon'
import { tzlib_get_ical_block } from 'timezones-ical-library'

/** The occurrences of a series that a message is about. */
export interface SeriesScope {
  /** Whether the series was just created. */
  isNew?: boolean | undefined
  /** The occurrences that changed together. */
  occurrences?: SeriesOccurrence[] | undefined
  /** Whether no other occurrence is left. */
  wholeSeries?: boolean | undefined
}

const unit = { weekly: 'weeks', monthly: 'months', yearly: 'years' } as const

/**
 * Returns the starts of a series by its rule, ISO 8601 UTC; in a month that is too short, the last
 * day.
 */
export function startsOf({ frequency, interval, count, timeZone, first }: SeriesSnapshot): string[] {
  const start = DateTime.fromISO(first, { zone: timeZone })
  return Array.from({ length: count }, (_, index) =>
    start
      .plus({ [unit[frequency]]: index * interval })
      .toJSDate()
      .toISOString(),
  )
}

/**
 * Returns the starts that a message about a series lists: all of a new series, or the changed ones.
 */
export function timesOf(booking: BookingSnapshot, { isNew, occurrences }: SeriesScope): string[] {
  if (isNew && booking.series) return startsOf(booking.series)
  return (occurrences ?? []).map(({ start }) => start)
}

/**
 * Returns the calendar definition of a time zone and its name there; UTC for a zone without a
 * definition.
 */
export function calendarZone(timeZone: string): { name: string; definition: string } {
  const [definition, parameter] = [tzlib_get_ical_block(timeZone)].flat()
  const name = parameter?.replace('TZID=', '')
  return definition && name ? { name, definition } : calendarZone('Etc/UTC')
}

/** Converts an instant to local time in a zone. */
export const momentIn = (iso: string, zone: string): Moment => ({
  zone,
  local: DateTime.fromISO(iso, { zone }).toFormat("yyyy-MM-dd'T'HH:mm:ss"),
})

/**
 * Returns the recurrence of a calendar entry (RFC 5545, 3.8.5).
 * @param occurrences the remaining occurrences; by default all
 */
export function repetition(
  series: SeriesSnapshot,
  zone: string,
  occurrences?: SeriesOccurrence[],
): NonNullable<CalendarEntry['repetition']> {
  const { frequency, interval, count, timeZone, first } = series
  const { day, month } = DateTime.fromISO(first, { zone: timeZone })
  // In a month without that day, the last one.
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
    // A start that a clock change has moved does not match the rule.
    extra: moments(left.filter((start) => !given.includes(start))),
  }
}
