import type { BookingSnapshot, EventData, EventDefinition, Owned } from '@punctual/contracts'

/** The state that every rule works on: the booking as its events carry it. */
export type Booking = BookingSnapshot

/** An event that a decision asks to be published, not yet an envelope. */
export interface BookingEvent {
  definition: EventDefinition
  data: unknown
}

/** What a rule answers: the booking afterwards and what to tell the others. */
export interface Decision {
  booking: Booking
  events: BookingEvent[]
}

/** @returns the event, its data checked against its definition by the compiler */
export function event<D extends EventDefinition>(definition: D, data: EventData<D>): BookingEvent {
  return { definition, data }
}

/** @returns the booking after a change: the next version, changed at `now` */
export function changed(booking: Booking, changes: Partial<Booking>, now: Date): Booking {
  return { ...booking, ...changes, version: booking.version + 1, updatedAt: now.toISOString() }
}

/**
 * @returns the ids that give rights over the booking: whoever could have hosted it may manage it
 * (docs/domain.md#rights-over-a-booking)
 */
export function ownedBy(booking: Booking): Owned {
  return {
    ownerId: booking.eventType.ownerId,
    hostIds: [...booking.hosts.map((host) => host.id), ...(booking.eventType.hostIds ?? [])],
    teamId: booking.eventType.teamId,
    organizationId: booking.organizationId,
  }
}

export const hasStarted = (booking: Booking, now: Date): boolean => Date.parse(booking.start) <= now.getTime()
export const hasEnded = (booking: Booking, now: Date): boolean => Date.parse(booking.end) < now.getTime()

/** Whether several bookers share the booking, each with a seat. */
export const isSeated = ({ eventType }: Pick<Booking, 'eventType'>): boolean =>
  eventType.seatsPerTimeSlot !== null
