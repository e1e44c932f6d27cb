import {
  type BookableHost,
  badRequest,
  type CallerContext,
  can,
  DomainError,
  type HostSnapshot,
  type LimitTally,
  type TeamLimits,
} from '@punctual/contracts'
import { slotsWindow } from './booking-window.ts'
import { type EventType, eventTypeDefaults, lengthOptions, ownedBy } from './event-type.ts'
import type { HolidayChoice } from './holidays.ts'
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

/** A host of an event type, with the effective schedule. */
export interface HostTime {
  host: HostSnapshot
  schedule: WrittenSchedule
  /** In the host's own zone. */
  away: readonly DaysAway[]
  /** Their days are in `away` once they have been looked up. */
  holidays: readonly HolidayChoice[]
  /** Whether events of external calendars take the host's time. */
  hasCalendars: boolean
  /** From when on a calendar that is not read any more makes the host busy; null: none does. */
  blockedFrom?: Date | null
  isFixed: boolean
  /** 0 to 4. */
  priority: number
  weight: number
  groupId: string | null
  /** When the user became a host; null for the owner of a personal event type. */
  createdAt: Date | null
}

/** An event type with the people and the schedules that its slots come from. */
export interface Bookable {
  eventType: EventType
  /** The organizer of a personal or collective event type comes first. */
  hosts: HostTime[]
  /** The OAuth client that manages the owner. */
  clientId: string | null
  /** The managed event type of which this one is a copy. */
  parent: Pick<EventType, 'id' | 'teamId' | 'organizationId'> | null
  /** The team's limits of the bookings of each host. */
  teamLimits?: TeamLimits
  /** The event type's zone: its schedule's, or its first host's. */
  timeZone: string
}

/** A host's claimed time, in minutes since 1970. */
export interface HostClaim extends Span {
  hostId: number
}

/**
 * Everything from bookings that a list depends on; `seated` are the event type's own bookings with
 * seats.
 */
export interface TakenTime {
  claims: readonly HostClaim[]
  seated: readonly SeatedBooking[]
  tally: LimitTally | undefined
  /** The hosts of the booking that is being rescheduled. */
  movedHostIds: readonly number[] | undefined
  /** How many seats it moves. */
  movedSeats: number
}

/** Returns a host's working hours for the slots engine. */
export const hoursOf = ({ host: { timeZone }, schedule, away }: HostTime): Schedule =>
  scheduleOf(schedule, { timeZone, days: away })

/** Returns the event type for the slots engine; without `taken`, all hosts count as free. */
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

function bookedOf(
  { seats }: EventType,
  { tally, seated, movedSeats }: TakenTime,
): Pick<Offer, 'isLimited' | 'seats'> {
  return {
    isLimited: tally && ((day, minutes) => tally.refusal({ day, minutes }) !== undefined),
    seats: seats
      ? {
          perSlot: seats.seatsPerTimeSlot,
          needed: movedSeats,
          areShown: seats.showAvailabilityCount,
          bookings: seated,
        }
      : undefined,
  }
}

/** Returns the hosts' claims of seated bookings. */
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

/**
 * Returns the groups: each fixed host is its own, the others share one by name. A booking takes one
 * host of every group.
 */
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

/** Returns the hosts as bookings receives them. */
export function bookableHosts({ hosts }: Bookable): BookableHost[] {
  return hosts.map(({ host, isFixed, priority, weight, groupId, createdAt }) => ({
    ...host,
    isFixed,
    priority,
    weight,
    ...(createdAt === null ? {} : { createdAt: createdAt.toISOString() }),
    ...(groupId === null ? {} : { groupId }),
  }))
}

/** Requires a length, in minutes, that the event type allows. @throws 400 that names the field */
export function checkLength(eventType: EventType, length: number, path: string): void {
  const options = lengthOptions(eventType)
  if (options.includes(length)) return
  const message = `must be one of the event type's lengths, in minutes: ${options.join(', ')}`
  throw new DomainError('length_not_allowed', `${path} ${message}`, {
    details: { errors: [{ path, message }] },
  })
}

/**
 * Requires a caller who can book: some event types need a credential that is related to them
 * (docs/domain.md#create-a-booking).
 * @throws 401, 403
 */
export function checkBooker(eventType: EventType, caller: CallerContext): void {
  if (!eventType.bookingRequiresAuthentication || can(caller, 'eventType.read', ownedBy(eventType))) return
  throw caller.kind === 'anonymous'
    ? new DomainError('UnauthorizedException', 'This event type can only be booked with a credential.')
    : new DomainError('ForbiddenException', 'This event type cannot be booked with this credential.')
}

/**
 * Requires a caller of the organizer's side, who can book outside the bounds of the event type
 * (docs/domain.md#create-a-booking).
 * @throws 400 without a credential, 403
 */
export function checkOutOfBounds({ eventType, hosts }: Bookable, caller: CallerContext): void {
  const hostIds = hosts.map(({ host }) => host.id)
  if (can(caller, 'booking.update', { ...ownedBy(eventType), hostIds })) return
  throw caller.kind === 'anonymous'
    ? badRequest({ path: 'allowBookingOutOfBounds', message: "is for the organizer's side only" })
    : new DomainError('ForbiddenException', "Only the organizer's side may book out of bounds.")
}

/** Minutes. */
const meetingLength = 30

/**
 * Returns the common meeting of several people, without an event type: all of them take part, each
 * with the person's default schedule (GET /v2/slots with `usernames`). It is not stored and has no
 * id.
 */
export function meetingOf(hosts: HostTime[], lengthInMinutes = meetingLength): Bookable {
  const [first] = hosts
  const epoch = new Date(0)
  return {
    eventType: {
      ...eventTypeDefaults,
      id: 0,
      title: 'Meeting',
      slug: 'meeting',
      lengthInMinutes,
      version: 1,
      organizationId: 0,
      ownerId: first?.host.id ?? 0,
      teamId: null,
      schedulingType: 'collective',
      assignAllTeamMembers: false,
      parentId: null,
      createdAt: epoch,
      updatedAt: epoch,
    },
    hosts,
    clientId: null,
    parent: null,
    timeZone: first?.schedule.timeZone ?? 'UTC',
  }
}
