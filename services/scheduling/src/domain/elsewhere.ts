import { DomainError, type Occurrence } from '@punctual/contracts'
import { type Bookable, groupsOf, type HostClaim, type TakenTime } from './bookable.ts'
import type { Span } from './slots/index.ts'

const minuteMs = 60_000

const overlap = (one: Span, other: Span) => one.start < other.end && other.start < one.end

/**
 * Adds what people's other calendars take to what bookings take. A seat is time like any other to such a calendar: a
 * seated booking whose host has something else now takes no more seats.
 * @param busy in minutes since 1970
 */
export function withElsewhere(taken: TakenTime, busy: readonly HostClaim[]): TakenTime {
  if (busy.length === 0) return taken
  const isBlocked = (booking: TakenTime['seated'][number]) =>
    busy.some((span) => booking.hostIds.includes(span.hostId) && overlap(booking, span))
  const blocked = taken.seated.filter(isBlocked)
  const itsTime = blocked.flatMap(({ hostIds, start, end }) =>
    hostIds.map((hostId) => ({ hostId, start, end })),
  )
  return {
    ...taken,
    claims: [...taken.claims, ...busy, ...itsTime],
    seated: taken.seated.filter((booking) => !blocked.includes(booking)),
  }
}

/** @returns the time in which other calendars matter for these bookings, buffers included; minutes since 1970 */
export function spanOf({ eventType }: Bookable, occurrences: readonly Occurrence[]): Span {
  const starts = occurrences.map(({ start }) => Date.parse(start) / minuteMs)
  const ends = occurrences.map(({ end }) => Date.parse(end) / minuteMs)
  return {
    start: Math.min(...starts) - eventType.beforeEventBuffer,
    end: Math.max(...ends) + eventType.afterEventBuffer,
  }
}

/**
 * @returns the occurrences without the hosts who are busy elsewhere
 * @throws calendar_busy (400) when one of them has nobody left of some group
 */
export function freeElsewhere(
  { eventType, hosts }: Bookable,
  occurrences: readonly Occurrence[],
  busy: readonly HostClaim[],
): Occurrence[] {
  const groups = groupsOf(hosts).map((group) => group.map(({ host }) => host.id))
  return occurrences.map((occurrence) => {
    const taken = {
      start: Date.parse(occurrence.start) / minuteMs - eventType.beforeEventBuffer,
      end: Date.parse(occurrence.end) / minuteMs + eventType.afterEventBuffer,
    }
    const away = new Set(busy.filter((span) => overlap(span, taken)).map(({ hostId }) => hostId))
    const availableHostIds = occurrence.availableHostIds.filter((id) => !away.has(id))
    if (away.size > 0 && !groups.every((group) => group.some((id) => availableHostIds.includes(id))))
      throw new DomainError('calendar_busy')
    return { ...occurrence, availableHostIds }
  })
}
