import { type BookingCheckRequest, badRequest, DomainError, type Occurrence } from '@punctual/contracts'
import { type Bookable, checkLength, groupsOf, type HostTime, hoursOf, offerOf } from './bookable.ts'
import { seriesOf } from './series.ts'
import { dateAt, minutesOf, refusalOf, type Schedule, workingSpans, zoneOf } from './slots/index.ts'

/**
 * Judges the start of a booking, and every further one of a series, for all that scheduling owns: claims aside, any whole
 * minute that fits may be booked, as the grid of a list depends on claims and on whoever looks.
 * @param bookable with the hosts that come into question
 * @returns who works at each; throws the refusal of the first start that no list would offer
 */
export function occurrencesOf(bookable: Bookable, request: BookingCheckRequest, now: Date): Occurrence[] {
  const { eventType, hosts, timeZone } = bookable
  const length = request.lengthInMinutes ?? eventType.lengthInMinutes
  if (!request.keepsLength) checkLength(eventType, length, 'lengthInMinutes')
  const start = minutesOf(request.start)
  if (!Number.isInteger(start)) throw badRequest({ path: 'start', message: 'must be a whole minute' })
  const starts = seriesOf(start, recurrenceOf(bookable, request), zoneOf(timeZone))
  const hostsAt = request.instant
    ? (start: number) => instantHosts(hosts, start, now)
    : availableHosts(bookable, { length, timeZone: request.timeZone }, now)
  return starts.map((start) => ({
    start: dateAt(start).toISOString(),
    end: dateAt(start + length).toISOString(),
    availableHostIds: hostsAt(start),
  }))
}

/** @returns how the series goes on; null for a single booking. Throws 400 for more than the event type has. */
function recurrenceOf({ eventType }: Bookable, { recurrenceCount, rescheduling }: BookingCheckRequest) {
  const { recurrence } = eventType
  const path = 'recurrenceCount'
  if (!recurrence) {
    if (recurrenceCount === undefined) return null
    throw badRequest({ path, message: 'can be used with a recurring event type only' })
  }
  // One booking of a series moves alone (docs/domain.md#reschedule).
  if (rescheduling) return null
  const { occurrences } = recurrence
  if (recurrenceCount !== undefined && recurrenceCount > occurrences)
    throw badRequest({ path, message: `must be at most ${occurrences}` })
  return { ...recurrence, occurrences: recurrenceCount ?? occurrences }
}

/** @returns the hosts that come into question: a routing form's choice, and of a booking that moves those it may keep */
export function hostsFor(bookable: Bookable, { rescheduling, routing }: BookingCheckRequest): HostTime[] {
  const kept = keptHosts(bookable, rescheduling?.hostIds)
  return chosen(kept, routing?.teamMemberIds)
}

/** @returns the hosts of a booking that moves: the ones it has, where the event type keeps them */
export function keptHosts({ eventType, hosts }: Bookable, movedHostIds?: readonly number[]): HostTime[] {
  return eventType.settings.rescheduleWithSameRoundRobinHost ? chosen(hosts, movedHostIds) : hosts
}

/** Fixed hosts stay; of the others those who are named, unless none of them is a host any more. */
function chosen(hosts: HostTime[], ids: readonly number[] = []): HostTime[] {
  const named = hosts.filter(({ isFixed, host }) => isFixed || ids.includes(host.id))
  return named.some(({ isFixed }) => !isFixed) ? named : hosts
}

function instantHosts(hosts: HostTime[], start: number, now: Date): number[] {
  if (start < Math.floor(minutesOf(now))) throw new DomainError('start_in_past')
  return hosts.filter((host) => !isAway(host, start)).map(({ host }) => host.id)
}

/** Whoever is asked for at once is asked at any hour, but not when away. */
const isAway = (host: HostTime, at: number) =>
  hoursOf(host).away?.some(({ start, end }) => start <= at && at < end) ?? false

/**
 * A window of days ends with a day where the attendee is; as lists are often made in UTC, or where the host is, the latest
 * of the three counts.
 * @returns who works at a start; throws for one that no list would offer
 */
function availableHosts(
  bookable: Bookable,
  { length, timeZone = 'UTC' }: { length: number; timeZone: string | undefined },
  now: Date,
): (start: number) => number[] {
  const offer = offerOf(bookable)
  const schedules = bookable.hosts.map((each) => ({ id: each.host.id, hours: hoursOf(each) }))
  const viewers = [...new Set([timeZone, 'UTC', offer.zone.name])].map((name) => zoneOf(name))
  const nowMinute = minutesOf(now)
  return (start) => {
    const refusals = viewers.map((viewer) => refusalOf(offer, viewer, nowMinute, start, length))
    if (!refusals.includes(undefined)) throw new DomainError(refusals[0]!)
    return schedules.filter(({ hours }) => works(hours, start, length)).map(({ id }) => id)
  }
}

/** Whether hours hold the whole of a slot. */
function works(hours: Schedule, start: number, length: number): boolean {
  const [from, to] = [hours.zone.dayAt(start) - 1, hours.zone.dayAt(start + length)]
  return workingSpans(hours, from, to).some((span) => span.start <= start && start + length <= span.end)
}

/** Throws unless somebody can host: 422 for a team's event type without hosts, 400 for one that others have copies of. */
export function checkHosts({ eventType, hosts }: Bookable): void {
  if (eventType.schedulingType === 'managed')
    throw new DomainError(
      'BadRequestException',
      'This event type cannot be booked, only the copies of its members.',
    )
  if (groupsOf(hosts).length === 0)
    throw new DomainError('UnprocessableEntityException', 'The event type has no hosts.')
}
