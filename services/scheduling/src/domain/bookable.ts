import {
  type BookableHost,
  type CallerContext,
  can,
  DomainError,
  type HostSnapshot,
  type LimitTally,
} from '@punctual/contracts'
import { slotsWindow } from './booking-window.ts'
import { type EventType, lengthOptions, ownedBy } from './event-type.ts'
import {
  type DaysAway,
  type Host,
  type Offer,
  type Schedule,
  type SeatedBooking,
  type Span,
  scheduleOf,
  type WrittenSchedule,
  zoneOf,
} from './slots/index.ts'

/** Somebody who hosts an event type, with the schedule that counts for it. */
export interface HostTime {
  host: HostSnapshot
  schedule: WrittenSchedule
  /** In the host's own zone. */
  away: readonly DaysAway[]
  isFixed: boolean
  /** 0 to 4. */
  priority: number
  weight: number
  groupId: string | null
  /** Since when; null for the owner of a personal event type. */
  createdAt: Date | null
}

/** An event type with the people and the schedules that its slots come from. */
export interface Bookable {
  eventType: EventType
  /** The organizer of a personal or collective event type first. */
  hosts: HostTime[]
  /** The OAuth client that manages the owner. */
  clientId: string | null
  /** The managed event type that it is a copy of. */
  parent: Pick<EventType, 'id' | 'teamId' | 'organizationId'> | null
  /** Of the event type: its schedule's, or its first host's. */
  timeZone: string
}

/** Time that is taken of a host, in minutes since 1970. */
export interface HostClaim extends Span {
  hostId: number
}

/** All that bookings knows and a list depends on; `seated` are the event type's own bookings that have seats. */
export interface TakenTime {
  claims: readonly HostClaim[]
  seated: readonly (SeatedBooking & { hostIds: readonly number[] })[]
  tally: LimitTally | undefined
  /** Who hosts the booking that is being rescheduled. */
  movedHostIds: readonly number[] | undefined
}

/** @returns when a host works, for the slots engine */
export const hoursOf = ({ host: { timeZone }, schedule, away }: HostTime): Schedule =>
  scheduleOf(schedule, { timeZone, days: away })

/** @returns the event type as the slots engine takes it; without `taken` nobody's time counts as taken */
export function offerOf({ eventType, hosts, timeZone }: Bookable, taken?: TakenTime): Offer {
  const byHost = taken && claimsByHost(taken)
  const groups = groupsOf(hosts).map((group) =>
    group.map(
      (host): Host => ({
        id: host.host.id,
        schedule: hoursOf(host),
        claims: byHost && (byHost.get(host.host.id) ?? []),
      }),
    ),
  )
  return {
    groups,
    zone: zoneOf(timeZone),
    lengthInMinutes: eventType.lengthInMinutes,
    slotInterval: eventType.slotInterval ?? undefined,
    offsetStart: eventType.offsetStart,
    beforeEventBuffer: eventType.beforeEventBuffer,
    afterEventBuffer: eventType.afterEventBuffer,
    minimumBookingNotice: eventType.minimumBookingNotice,
    bookingWindow: slotsWindow(eventType.bookingWindow),
    showOptimizedSlots: eventType.showOptimizedSlots,
    onlyShowFirstAvailableSlot: eventType.onlyShowFirstAvailableSlot,
    ...(taken && bookedOf(eventType, taken)),
  }
}

function bookedOf({ seats }: EventType, { tally, seated }: TakenTime): Pick<Offer, 'isLimited' | 'seats'> {
  return {
    isLimited: tally && ((day, minutes) => tally.refusal({ day, minutes }) !== undefined),
    seats: seats
      ? { perSlot: seats.seatsPerTimeSlot, areShown: seats.showAvailabilityCount, bookings: seated }
      : undefined,
  }
}

/** @returns the time that seated bookings take of their hosts */
export const claimsOfSeated = (seated: TakenTime['seated']): HostClaim[] =>
  seated.flatMap(({ hostIds, start, end }) => hostIds.map((hostId) => ({ hostId, start, end })))

function claimsByHost({ claims, seated }: TakenTime): Map<number, HostClaim[]> {
  const byHost = new Map<number, HostClaim[]>()
  for (const claim of [...claims, ...claimsOfSeated(seated)]) {
    const list = byHost.get(claim.hostId)
    if (list) list.push(claim)
    else byHost.set(claim.hostId, [claim])
  }
  return byHost
}

/** @returns each fixed host alone, and the others by their group: a booking takes one host of every group */
export function groupsOf<T extends Pick<HostTime, 'isFixed' | 'groupId'>>(hosts: readonly T[]): T[][] {
  const fixed = hosts.filter(({ isFixed }) => isFixed).map((host) => [host])
  const others = hosts.filter(({ isFixed }) => !isFixed)
  const groups = new Map<string, T[]>()
  for (const host of others) {
    const group = groups.get(host.groupId ?? '')
    if (group) group.push(host)
    else groups.set(host.groupId ?? '', [host])
  }
  return [...fixed, ...groups.values()]
}

/** @returns the hosts as bookings is told of them */
export function bookableHosts({ hosts }: Bookable): BookableHost[] {
  return hosts.map(({ host, isFixed, priority, weight, groupId, createdAt }) => ({
    ...host,
    ...{ isFixed, priority, weight },
    ...(createdAt === null ? {} : { createdAt: createdAt.toISOString() }),
    ...(groupId === null ? {} : { groupId }),
  }))
}

/** Throws the 400 that names the field unless a booking may have this length, in minutes. */
export function checkLength(eventType: EventType, length: number, path: string): void {
  const options = lengthOptions(eventType)
  if (options.includes(length)) return
  const message = `must be one of the event type's lengths, in minutes: ${options.join(', ')}`
  throw new DomainError('length_not_allowed', `${path} ${message}`, {
    details: { errors: [{ path, message }] },
  })
}

/**
 * Throws unless the caller may book: some event types ask for a credential that has to do with them
 * (docs/domain.md#create-a-booking).
 */
export function checkBooker(eventType: EventType, caller: CallerContext): void {
  if (!eventType.bookingRequiresAuthentication || can(caller, 'eventType.read', ownedBy(eventType))) return
  throw caller.kind === 'anonymous'
    ? new DomainError('UnauthorizedException', 'This event type can be booked with a credential only.')
    : new DomainError('ForbiddenException', 'This event type cannot be booked with this credential.')
}
