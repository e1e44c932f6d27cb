import type { BookingSnapshot, EventData, EventDefinition, Owned } from '@punctual/contracts'

/** The state that the domain functions work on: the booking as events carry it. */
export type Booking = BookingSnapshot

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
