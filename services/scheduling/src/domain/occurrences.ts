import {
  type BookingCheckRequest,
  badRequest,
  DomainError,
  type Occurrence,
  type Recurrence,
  sameEmail,
} from '@punctual/contracts'
import { type Bookable, checkLength, groupsOf, type HostTime, hoursOf, offerOf } from './bookable.ts'
import {
  type Bounds,
  dateAt,
  dayMinutes,
  dayMs,
  minutesOf,
  refusalOf,
  type Schedule,
  type Span,
  workingTime,
  type Zone,
  zoneOf,
} from './slots/index.ts'

/** The starts that a booking asks for; minutes since 1970, ascending. */
export interface AskedStarts {
  starts: number[]
  /** Minutes. */
  length: number
}

/** Returns the asked starts: one, or those of a series. @throws 400 that names a wrong field */
export function askedStarts(bookable: Bookable, request: BookingCheckRequest): AskedStarts {
  const { eventType, timeZone } = bookable
  const length = request.lengthInMinutes ?? eventType.lengthInMinutes
  if (!request.keepsLength) checkLength(eventType, length, 'lengthInMinutes')
  const start = minutesOf(request.start)
  if (!Number.isInteger(start)) throw badRequest({ path: 'start', message: 'must be a whole minute' })
  return { starts: seriesOf(start, recurrenceOf(bookable, request), zoneOf(timeZone)), length }
}

/**
 * Returns the zones of the lists that the booker may have seen. A window of days ends with a day in
 * the viewer's zone, and lists are often requested in UTC or in the host's zone, so the latest of
 * the three counts.
 */
export function viewersOf({ timeZone }: Bookable, request: Pick<BookingCheckRequest, 'timeZone'>): Zone[] {
  return [...new Set([request.timeZone ?? 'UTC', 'UTC', timeZone])].map((name) => zoneOf(name))
}

/** The counted bounds of the booking window, as lists have them, by the viewer's zone. */
export type CountedWindow = ReadonlyMap<string, Bounds>

/**
 * Checks the start of a booking, and every further one of a series, against all rules that
 * scheduling owns, except claims. Any whole minute that fits is allowed, because the grid of a list
 * depends on claims and on the viewer.
 * @param bookable with the hosts that can be chosen
 * @param counted of a window of bookable days, whose end depends on claims
 * @returns the hosts who work at each start
 * @throws the reason why the first bad start would not be listed
 */
export function occurrencesOf(
  bookable: Bookable,
  request: BookingCheckRequest,
  now: Date,
  counted: CountedWindow = new Map(),
): Occurrence[] {
  const { starts, length } = askedStarts(bookable, request)
  const hostsAt = request.instant
    ? (start: number) => instantHosts(bookable.hosts, start, now)
    : request.allowBookingOutOfBounds
      ? (start: number) => hostsAtHome(bookable.hosts, { start, end: start + length }, now)
      : availableHosts(
          bookable,
          { length, viewers: viewersOf(bookable, request), counted, keepsTime: request.keepsTime ?? false },
          now,
        )
  return starts.map((start) => ({
    start: dateAt(start).toISOString(),
    end: dateAt(start + length).toISOString(),
    availableHostIds: hostsAt(start),
  }))
}

/**
 * Returns the recurrence to use; null for a single booking.
 * @throws 400 for more occurrences than the event type has
 */
function recurrenceOf({ eventType }: Bookable, { recurrenceCount, rescheduling }: BookingCheckRequest) {
  const { recurrence } = eventType
  const path = 'recurrenceCount'
  if (!recurrence) {
    if (recurrenceCount === undefined) return null
    throw badRequest({ path, message: 'can be used with a recurring event type only' })
  }
  // Only one booking of a series moves (docs/domain.md#reschedule).
  if (rescheduling) return null
  const { occurrences } = recurrence
  if (recurrenceCount !== undefined && recurrenceCount > occurrences)
    throw badRequest({ path, message: `must be at most ${occurrences}` })
  return { ...recurrence, occurrences: recurrenceCount ?? occurrences }
}

/**
 * Returns the hosts that can be chosen: a routing form's choice, and those that a rescheduled
 * booking keeps.
 */
export function hostsFor(bookable: Bookable, { rescheduling, routing }: BookingCheckRequest): HostTime[] {
  const hosts = rescheduledHosts(bookable, rescheduling?.hostIds)
  const { teamMemberEmail = '', teamMemberIds } = routing ?? {}
  const named = hosts.filter(({ host }) => teamMemberEmail !== '' && sameEmail(host.email, teamMemberEmail))
  return chosen(hosts, named.length > 0 ? named.map(({ host }) => host.id) : teamMemberIds)
}

/** Returns the event type with the hosts that a routing form has chosen, as lists know them. */
export const routedTo = (bookable: Bookable, ids: readonly number[] = []): Bookable =>
  ids.length === 0 ? bookable : { ...bookable, hosts: chosen(bookable.hosts, ids) }

/** Returns the hosts of a rescheduled booking: its current ones, if the event type keeps them. */
export function rescheduledHosts(
  { eventType, hosts }: Bookable,
  movedHostIds?: readonly number[],
): HostTime[] {
  return eventType.settings.rescheduleWithSameRoundRobinHost ? chosen(hosts, movedHostIds) : hosts
}

/**
 * Keeps fixed hosts, and of the others the selected ones, unless none of them is a host any more.
 */
function chosen(hosts: HostTime[], ids: readonly number[] = []): HostTime[] {
  const selected = hosts.filter(({ isFixed, host }) => isFixed || ids.includes(host.id))
  return selected.some(({ isFixed }) => !isFixed) ? selected : hosts
}

function instantHosts(hosts: HostTime[], start: number, now: Date): number[] {
  if (start < Math.floor(minutesOf(now))) throw new DomainError('start_in_past')
  return hosts.filter((host) => !isAway(host, start)).map(({ host }) => host.id)
}

/**
 * Returns the hosts who are not away, at any time of day.
 * @throws start_in_past; outside_schedule if a group has no such host
 */
function hostsAtHome(hosts: HostTime[], { start, end }: Span, now: Date): number[] {
  if (start < minutesOf(now)) throw new DomainError('start_in_past')
  const isHome = (host: HostTime) => !hoursOf(host).away?.some((away) => away.start < end && start < away.end)
  if (!groupsOf(hosts).every((group) => group.some(isHome))) throw new DomainError('outside_schedule')
  return hosts.filter(isHome).map(({ host }) => host.id)
}

/** An instant booking ignores working hours, but not the days away. */
const isAway = (host: HostTime, at: number) =>
  hoursOf(host).away?.some(({ start, end }) => start <= at && at < end) ?? false

/** How a start is judged: `keepsTime` if a group of which no host works does not refuse it. */
interface Judging {
  /** Minutes. */
  length: number
  viewers: readonly Zone[]
  counted: CountedWindow
  keepsTime: boolean
}

/**
 * @returns the hosts who work at a start
 * @throws for a start that no list would offer
 */
function availableHosts(
  bookable: Bookable,
  { length, viewers, counted, keepsTime }: Judging,
  now: Date,
): (start: number) => number[] {
  const offer = offerOf(bookable)
  const schedules = bookable.hosts.map((each) => ({ id: each.host.id, hours: hoursOf(each) }))
  const nowMinute = minutesOf(now)
  return (start) => {
    const refusals = viewers.map((viewer) =>
      refusalOf(offer, viewer, nowMinute, start, length, counted.get(viewer.name)),
    )
    const isOpen = refusals.includes(undefined) || (keepsTime && refusals.includes('outside_schedule'))
    if (!isOpen) throw new DomainError(refusals[0]!)
    return schedules.filter(({ hours }) => works(hours, start, length)).map(({ id }) => id)
  }
}

/** Returns whether the hours contain the whole slot. */
function works(hours: Schedule, start: number, length: number): boolean {
  return workingTime(hours, start, start + length).some(
    (span) => span.start <= start && start + length <= span.end,
  )
}

/** Requires hosts. @throws 422 for a team's event type without hosts, 400 for a managed one */
export function checkHosts({ eventType, hosts }: Bookable): void {
  if (eventType.schedulingType === 'managed')
    throw new DomainError(
      'BadRequestException',
      'This event type cannot be booked; book the copy of a member.',
    )
  if (groupsOf(hosts).length === 0)
    throw new DomainError('UnprocessableEntityException', 'The event type has no hosts.')
}

/**
 * Returns the starts of a series: the same wall clock time in the event type's zone, a number of
 * weeks, months or years apart. A month that is too short has it on its last day.
 * @param first minutes since 1970
 * @returns minutes since 1970, ascending; only the first for null
 */
export function seriesOf(first: number, recurrence: Recurrence | null, zone: Zone): number[] {
  if (!recurrence) return [first]
  const { interval, occurrences, frequency } = recurrence
  const local = first + zone.offsetAt(first)
  const day = Math.floor(local / dayMinutes)
  const minute = local - day * dayMinutes
  return Array.from({ length: occurrences }, (_, index) => {
    if (index === 0) return first
    const steps = index * interval
    const next = frequency === 'weekly' ? day + 7 * steps : addMonths(day, steps * monthsOf[frequency])
    return zone.toInstant(next * dayMinutes + minute)
  })
}

const monthsOf = { monthly: 1, yearly: 12 }

/** @param day days since 1970 */
function addMonths(day: number, months: number): number {
  const date = new Date(day * dayMs)
  const [year, month] = [date.getUTCFullYear(), date.getUTCMonth() + months]
  const lastOfMonth = new Date(Date.UTC(year, month + 1, 0)).getUTCDate()
  return Date.UTC(year, month, Math.min(date.getUTCDate(), lastOfMonth)) / dayMs
}
