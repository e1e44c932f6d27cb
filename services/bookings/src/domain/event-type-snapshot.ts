import { type BookingCheckAnswer, EventTypeSnapshot } from '@punctual/contracts'
import { Value } from '@sinclair/typebox/value'

/** @returns what a booking keeps of its event type: the snapshot's fields and nothing that only the check needs */
export function eventTypeSnapshot({ eventType, hosts }: BookingCheckAnswer): EventTypeSnapshot {
  const kept = Value.Clean(EventTypeSnapshot, structuredClone(eventType)) as EventTypeSnapshot
  return {
    ...kept,
    seatsPerTimeSlot: eventType.seats?.seatsPerTimeSlot ?? kept.seatsPerTimeSlot,
    seatsShowAttendees: eventType.seats?.showAttendeeInfo ?? kept.seatsShowAttendees,
    ...(eventType.teamId === null ? {} : { hostIds: hosts.map(({ id }) => id) }),
  }
}
