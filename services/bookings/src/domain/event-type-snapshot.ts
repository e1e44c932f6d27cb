import { type BookingCheckAnswer, EventTypeSnapshot } from '@punctual/contracts'
import { Value } from '@sinclair/typebox/value'

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
