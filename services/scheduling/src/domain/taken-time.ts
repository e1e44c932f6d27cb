import {
  type BusyText,
  type ClaimsAnswer,
  DomainError,
  dayIn,
  limitTally,
  type Occurrence,
} from '@punctual/contracts'
import { type Bookable, groupsOf, type HostClaim, type TakenTime } from './bookable.ts'
import { bookingLimitsOf } from './bookable-event-type.ts'
import { minutesOf, type Span } from './slots/index.ts'

/** Converts the answer of bookings for lists of slots. */
export function takenTime(
  { eventType, timeZone }: Bookable,
  { claims, seated = [], counted = [], ignored }: ClaimsAnswer,
): TakenTime {
  const limits = bookingLimitsOf(eventType, timeZone)
  return {
    claims: claims.flatMap(busySpans),
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

const [space, comma, zero] = [' ', ',', '0'].map((sign) => sign.charCodeAt(0)) as [number, number, number]

/** Parses the text into spans. By character, because `split` and `Number` take 5 times as long. */
export function busySpans({ hostId, text }: BusyText): HostClaim[] {
  const spans: HostClaim[] = []
  let start = 0
  let number = 0
  for (let at = 0; at <= text.length; at++) {
    const code = at < text.length ? text.charCodeAt(at) : comma
    if (code === space) {
      start = number
      number = 0
    } else if (code === comma) {
      spans.push({ hostId, start, end: number })
      number = 0
    } else number = number * 10 + code - zero
  }
  return spans
}

const overlap = (one: Span, other: Span) => one.start < other.end && other.start < one.end

/**
 * Adds the busy time of external calendars to the time that bookings take. A seated booking whose
 * host has become busy in a calendar, buffers included, takes no more seats: it counts as full.
 * @param busy in minutes since 1970
 */
export function withCalendarBusyTime(
  { eventType: { beforeEventBuffer, afterEventBuffer } }: Pick<Bookable, 'eventType'>,
  taken: TakenTime,
  busy: readonly HostClaim[],
): TakenTime {
  if (busy.length === 0) return taken
  const isBlocked = ({ bookingUid, hostIds, start, end }: TakenTime['seated'][number]) =>
    bookingUid !== undefined &&
    busy.some(
      (span) =>
        hostIds.includes(span.hostId) &&
        overlap(span, { start: start - beforeEventBuffer, end: end + afterEventBuffer }),
    )
  return {
    ...taken,
    claims: [...taken.claims, ...busy],
    seated: taken.seated.map((booking) =>
      isBlocked(booking) ? { ...booking, seatsTaken: Number.POSITIVE_INFINITY } : booking,
    ),
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
 * Returns the occurrences without the hosts whose calendars are busy, who are named apart: a seat
 * of an existing booking needs its hosts.
 * @param keepsTime whether a group that has no host left does not matter
 * @throws calendar_busy (400) when a group of an occurrence has no host left
 */
export function hostsFreeInCalendars(
  { eventType, hosts }: Bookable,
  occurrences: readonly Occurrence[],
  busy: readonly HostClaim[],
  keepsTime = false,
): Occurrence[] {
  const groups = keepsTime ? [] : groupsOf(hosts).map((group) => group.map(({ host }) => host.id))
  return occurrences.map((occurrence) => {
    const taken = spanOf({ eventType }, [occurrence])
    const away = new Set(busy.filter((span) => overlap(span, taken)).map(({ hostId }) => hostId))
    const availableHostIds = occurrence.availableHostIds.filter((id) => !away.has(id))
    if (away.size > 0 && !groups.every((group) => group.some((id) => availableHostIds.includes(id))))
      throw new DomainError('calendar_busy')
    const busyHostIds = [...away]
    return { ...occurrence, availableHostIds, ...(busyHostIds.length > 0 && { busyHostIds }) }
  })
}
