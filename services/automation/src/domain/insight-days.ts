import { badRequest, type InsightsQuery, maxInsightDays } from '@punctual/contracts'
import { DateTime } from 'luxon'

/** The days that a query of insights spans. */
export interface InsightDays {
  first: string
  count: number
  timeZone: string
}

/**
 * Returns the days of a query.
 * @throws badRequest for an end before the start, or too many days
 */
export function insightDays({ start, end, timeZone = 'UTC' }: InsightsQuery): InsightDays {
  const days = DateTime.fromISO(end, { zone: 'UTC' }).diff(
    DateTime.fromISO(start, { zone: 'UTC' }),
    'days',
  ).days
  if (days < 0) throw badRequest({ path: 'end', message: 'must not be before start' })
  if (days >= maxInsightDays)
    throw badRequest({ path: 'end', message: `must be at most ${maxInsightDays} days from start` })
  return { first: start, count: days + 1, timeZone }
}

/** Returns the part of the days that a page shows. */
export function pageOfDays(days: InsightDays, { skip, take }: { skip: number; take: number }): InsightDays {
  const { first, count, timeZone } = days
  const from = Math.min(skip, count)
  return { first: dateAfter(first, from), count: Math.min(take, count - from), timeZone }
}

/** Returns the date a number of days after another one. */
export const dateAfter = (date: string, days: number): string =>
  DateTime.fromISO(date, { zone: 'UTC' }).plus({ days }).toFormat('yyyy-MM-dd')

/**
 * Returns where the days begin, and where the last one ends: one instant more than there are days.
 * A day whose midnight a clock change skips begins at its first minute.
 */
export const boundsOf = ({ first, count, timeZone }: InsightDays): Date[] =>
  Array.from({ length: count + 1 }, (_, day) =>
    DateTime.fromISO(dateAfter(first, day), { zone: timeZone }).startOf('day').toJSDate(),
  )
