import {
  type BookingCheckAnswer,
  type BookingSnapshot,
  DomainError,
  type EventData,
  type EventDefinition,
  EventTypeSnapshot,
  HostSnapshot,
  type Owned,
} from '@punctual/contracts'
import { Value } from '@sinclair/typebox/value'
import { holdsTime } from './booking-states.ts'

/** The state that the domain functions work on: the booking as events carry it. */
export type Booking = BookingSnapshot

/**
 * Returns the booking.
 * @throws DomainError booking_not_found
 */
export function requireBooking(found: Booking | undefined): Booking {
  if (!found) throw new DomainError('booking_not_found')
  return found
}

/** An event to publish, without its envelope. */
export interface BookingEvent {
  definition: EventDefinition
  data: unknown
}

/** The result of a domain function: the booking after the change, and the events to publish. */
export interface Decision {
  booking: Booking
  events: BookingEvent[]
}

/** The time and the trace of a change, which its events carry. */
export interface ChangeContext {
  now: Date
  traceparent?: string
}

/** Returns the context of a change by a request. */
export function changeContextOf({ traceparent }: { traceparent: string }, now: Date): ChangeContext {
  return { now, traceparent }
}

/** Returns an event whose data matches its definition at compile time. */
export function event<D extends EventDefinition>(definition: D, data: EventData<D>): BookingEvent {
  return { definition, data }
}

/** Returns the booking with changes, the next version and `now` as its update time. */
export function changed(booking: Booking, changes: Partial<Booking>, now: Date): Booking {
  return { ...booking, ...changes, version: booking.version + 1, updatedAt: now.toISOString() }
}

/**
 * Returns the ids that give rights over the booking. All possible hosts can manage it
 * (docs/domain.md#rights-over-a-booking).
 */
export function ownedBy(booking: Booking): Owned {
  return {
    ownerId: booking.eventType.ownerId,
    hostIds: [...booking.hosts.map((host) => host.id), ...(booking.eventType.hostIds ?? [])],
    teamId: booking.eventType.teamId,
    organizationId: booking.organizationId,
  }
}

/** Returns whether the booking has started. */
export const hasStarted = (booking: Booking, now: Date): boolean => Date.parse(booking.start) <= now.getTime()
/** Returns whether the booking has ended; at its exact end it has not. */
export const hasEnded = (booking: Booking, now: Date): boolean => Date.parse(booking.end) < now.getTime()

/** Returns whether bookers share the booking, each with a seat. */
export const isSeated = ({ eventType }: Pick<Booking, 'eventType'>): boolean =>
  eventType.seatsPerTimeSlot !== null

/**
 * Returns whether the booking is a request that leaves its hosts' time free until it is confirmed
 * (docs/domain.md#booking-status).
 */
export const isTentative = ({ status, eventType, instant, payment }: Booking): boolean =>
  status === 'pending' &&
  eventType.pendingIsTentative === true &&
  eventType.seatsPerTimeSlot === null &&
  !instant &&
  payment === undefined

/** Returns whether the booking has active claims. */
export const hasClaims = (booking: Booking): boolean => holdsTime(booking.status) && !isTentative(booking)

/**
 * Returns the fields of an event type that a booking stores, without those that only the check
 * needs.
 */
export function eventTypeSnapshot({ eventType, hosts }: BookingCheckAnswer): EventTypeSnapshot {
  const snapshot = Value.Clean(EventTypeSnapshot, structuredClone(eventType)) as EventTypeSnapshot
  return {
    ...snapshot,
    seatsPerTimeSlot: eventType.seats?.seatsPerTimeSlot ?? snapshot.seatsPerTimeSlot,
    seatsShowAttendees: eventType.seats?.showAttendeeInfo ?? snapshot.seatsShowAttendees,
    ...(eventType.teamId === null ? {} : { hostIds: hosts.map(({ id }) => id) }),
  }
}

/**
 * Returns the fields of a host that a booking stores, without those that only choosing hosts needs.
 */
export const hostSnapshot = (host: HostSnapshot): HostSnapshot =>
  Value.Clean(HostSnapshot, structuredClone(host)) as HostSnapshot

/** Returns the location if it is an http or https URL. */
export function meetingUrlOf(location: string): string | undefined {
  return /^https?:\/\/\S+$/i.test(location) ? location : undefined
}

/** Returns the minutes from start to end. */
export const minutesBetween = ({ start, end }: Record<'start' | 'end', string>): number =>
  (Date.parse(end) - Date.parse(start)) / 60_000
