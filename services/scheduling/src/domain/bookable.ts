import type { BookableEventType, CallerContext, HostSnapshot } from '@punctual/contracts'
import { can, DomainError } from '@punctual/contracts'
import { allBookingFields } from './booking-fields.ts'
import { slotsWindow } from './booking-window.ts'
import { requiresConfirmation } from './confirmation-policy.ts'
import { type EventType, lengthOptions, ownedBy } from './event-type.ts'
import {
  type Offer,
  openingOf,
  refusalOf,
  type Span,
  scheduleOf,
  type WrittenSchedule,
  zoneOf,
} from './slots/index.ts'

/** An event type with the people and the schedules that its slots come from. */
export interface Bookable {
  eventType: EventType
  /** Its host, the organizer. */
  host: HostSnapshot
  /** The OAuth client that manages the host. */
  clientId: string | null
  schedule: WrittenSchedule
}

/** @returns the event type as the slots engine takes it; `claims` in minutes since 1970, absent: not known */
export function offerOf({ eventType, host, schedule }: Bookable, claims?: readonly Span[]): Offer {
  return {
    groups: [[{ id: host.id, schedule: scheduleOf(schedule), claims }]],
    zone: zoneOf(schedule.timeZone),
    lengthInMinutes: eventType.lengthInMinutes,
    slotInterval: eventType.slotInterval ?? undefined,
    offsetStart: eventType.offsetStart,
    beforeEventBuffer: eventType.beforeEventBuffer,
    afterEventBuffer: eventType.afterEventBuffer,
    minimumBookingNotice: eventType.minimumBookingNotice,
    bookingWindow: slotsWindow(eventType.bookingWindow),
    showOptimizedSlots: eventType.showOptimizedSlots,
    onlyShowFirstAvailableSlot: eventType.onlyShowFirstAvailableSlot,
  }
}

/** Throws unless a booking may have this length, in minutes. */
export function checkLength(eventType: EventType, length: number): void {
  const options = lengthOptions(eventType)
  if (options.includes(length)) return
  throw new DomainError('length_not_allowed', `The length must be one of ${options.join(', ')} minutes.`)
}

/** Throws unless the caller may book: some event types ask for a credential that has to do with them (contract 3.2). */
export function checkBooker(eventType: EventType, caller: CallerContext): void {
  if (!eventType.bookingRequiresAuthentication || can(caller, 'eventType.read', ownedBy(eventType))) return
  throw caller.kind === 'anonymous'
    ? new DomainError('UnauthorizedException', 'This event type can be booked with a credential only.')
    : new DomainError('ForbiddenException', 'This event type cannot be booked with this credential.')
}

const minuteMs = 60_000

/**
 * Throws the refusal of a start that no list offers for what scheduling knows, claims aside. A window of days ends with a
 * day where the attendee is; as lists are often made in UTC, or where the host is, the latest of the three counts.
 */
export function checkStart(
  bookable: Bookable,
  { start, length, timeZone }: { start: Date; length: number; timeZone?: string | undefined },
  now: Date,
): void {
  const offer = offerOf(bookable)
  const [at, nowMinute] = [start.getTime() / minuteMs, now.getTime() / minuteMs]
  const refusals = [timeZone ?? 'UTC', 'UTC', offer.zone.name].map((viewer) =>
    refusalOf(openingOf(offer, zoneOf(viewer), nowMinute, at, at + length), at, length, nowMinute),
  )
  if (!refusals.includes(undefined)) throw new DomainError(refusals[0]!)
}

/** @returns the event type for a booking that is made now for this start */
export function bookableEventType(
  { eventType, clientId, schedule }: Bookable,
  start: Date,
  now: Date,
): BookableEventType {
  const { id, slug, title, description, version, lengthInMinutes, ownerId, teamId, organizationId } =
    eventType
  const { customName, hideCalendarNotes = false } = eventType.settings
  return {
    ...{ id, slug, title, description, version, lengthInMinutes, ownerId, teamId, organizationId },
    ...(clientId === null ? {} : { clientId }),
    requiresConfirmation: requiresConfirmation(eventType.confirmationPolicy, start, now),
    disableGuests: eventType.disableGuests,
    hideCalendarNotes,
    seatsPerTimeSlot: null,
    seatsShowAttendees: false,
    price: 0,
    currency: 'usd',
    bookingFields: allBookingFields(eventType.bookingFields, eventType.disableGuests),
    locations: eventType.locations,
    lengthOptions: lengthOptions(eventType),
    schedulingType: null,
    timeZone: schedule.timeZone,
    requiresBookerEmailVerification: false,
    beforeEventBuffer: eventType.beforeEventBuffer,
    afterEventBuffer: eventType.afterEventBuffer,
    ...(customName === undefined ? {} : { customName }),
  }
}
