import type { BookingCounts, DayCounts, EventTypeCounts, HostCounts } from '@punctual/contracts'
import type { Static } from '@sinclair/typebox'
import type { EventTypeRow, HostRow } from '../db/insights.ts'
import { dateAfter, type InsightDays } from '../domain/insight-days.ts'

const none: BookingCounts = {
  total: 0,
  accepted: 0,
  pending: 0,
  cancelled: 0,
  rejected: 0,
  rescheduled: 0,
  withAbsentHost: 0,
  withAbsentAttendee: 0,
}

/** Returns each day with its counts. @param rows the counts by the index of their day */
export function presentDays(
  { first, count }: InsightDays,
  rows: readonly (BookingCounts & { day: number })[],
): Static<typeof DayCounts>[] {
  const byDay = new Map(rows.map(({ day, ...counts }) => [day, counts]))
  return Array.from({ length: count }, (_, day) => ({
    date: dateAfter(first, day),
    ...(byDay.get(day) ?? none),
  }))
}

/** Converts the counts of an event type to their API shape. */
export const presentEventType = ({ title, slug, ...row }: EventTypeRow): Static<typeof EventTypeCounts> => ({
  ...row,
  ...(title === null ? {} : { title }),
  ...(slug === null ? {} : { slug }),
})

/** Converts the counts of a host to their API shape. */
export const presentHost = ({ name, ...row }: HostRow): Static<typeof HostCounts> => ({
  ...row,
  name: name ?? 'unknown',
})
