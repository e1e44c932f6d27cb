import { type ClaimsAnswer, DomainError, dayIn, limitTally, type Occurrence } from '@punctual/contracts'
import { type Bookable, claimsOfSeated, groupsOf, type HostClaim, type TakenTime } from './bookable.ts'
import { bookingLimitsOf } from './bookable-event-type.ts'
import { minutesOf, type Span } from './slots/index.ts'

/** Converts the answer of bookings for lists of slots. */
export function takenTime(
  { eventType, timeZone }: Bookable,
  { claims, seated = [], counted = [], ignored }: ClaimsAnswer,
): TakenTime {
  const limits = bookingLimitsOf(eventType, timeZone)
  return {
    claims: claims.map((claim) => ({ hostId: claim.hostId, ...minutesSpan(claim) })),
    seated: seated.map(({ hostIds, bookingUid, seatsTaken, ...span }) => ({
      hostIds,
      bookingUid,
      seatsTaken,
      ...minutesSpan(span),
    })),
    tally:
      limits &&
      limitTally(
        limits,
        counted.map(({ start, minutes }) => ({ day: dayIn(limits.timeZone, Date.parse(start)), minutes })),
      ),
    movedHostIds: ignored?.hostIds,
    movedSeats: ignored?.seats ?? 1,
  }
}

const minutesSpan = ({ start, end }: { start: string; end: string }): Span => ({
  start: minutesOf(start),
  end: minutesOf(end),
})

/**
 * The busy time of a host's calendars as the database returns it: `start end` in minutes since
 * 1970, separated by commas.
 */
export interface BusyText {
  hostId: number
  text: string
}

/** Parses the text into spans. */
export function busySpans({ hostId, text }: BusyText): HostClaim[] {
  return text.split(',').map((each) => {
    const [start = Number.NaN, end = Number.NaN] = each.split(' ').map(Number)
    return { hostId, start, end }
  })
}

const overlap = (one: Span, other: Span) => one.start < other.end && other.start < one.end

/**
 * Adds the busy time of external calendars to the time that bookings take. A seated booking whose
 * host has become busy in a calendar takes no more seats.
 * @param busy in minutes since 1970
 */
export function withCalendarBusyTime(taken: TakenTime, busy: readonly HostClaim[]): TakenTime {
  if (busy.length === 0) return taken
  const isBlocked = (booking: TakenTime['seated'][number]) =>
    busy.some((span) => booking.hostIds.includes(span.hostId) && overlap(booking, span))
  const blocked = taken.seated.filter(isBlocked)
  return {
    ...taken,
    claims: [...taken.claims, ...busy, ...claimsOfSeated(blocked)],
    seated: taken.seated.filter((booking) => !blocked.includes(booking)),
  }
}

/**
 * Returns the time in which external calendars matter for these bookings, buffers included; minutes
 * since 1970.
 */
export function spanOf({ eventType }: Pick<Bookable, 'eventType'>, occurrences: readonly Occurrence[]): Span {
  const starts = occurrences.map(({ start }) => minutesOf(start))
  const ends = occurrences.map(({ end }) => minutesOf(end))
  return {
    start: Math.min(...starts) - eventType.beforeEventBuffer,
    end: Math.max(...ends) + eventType.afterEventBuffer,
  }
}

/**
 * Returns the occurrences without the hosts whose calendars are busy.
 * @throws calendar_busy (400) when a group of an occurrence has no host left
 */
export function hostsFreeInCalendars(
  { eventType, hosts }: Bookable,
  occurrences: readonly Occurrence[],
  busy: readonly HostClaim[],
): Occurrence[] {
  const groups = groupsOf(hosts).map((group) => group.map(({ host }) => host.id))
  return occurrences.map((occurrence) => {
    const taken = spanOf({ eventType }, [occurrence])
    const away = new Set(busy.filter((span) => overlap(span, taken)).map(({ hostId }) => hostId))
    const availableHostIds = occurrence.availableHostIds.filter((id) => !away.has(id))
    if (away.size > 0 && !groups.every((group) => group.some((id) => availableHostIds.includes(id))))
      throw new DomainError('calendar_busy')
    return { ...occurrence, availableHostIds }
  })
}
