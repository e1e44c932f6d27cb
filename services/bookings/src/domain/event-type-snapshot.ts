import { type BookingCheckAnswer, EventTypeSnapshot } from '@punctual/contracts'
import { Value } from '@sinclair/typebox/value'

/** @returns what a booking keeps of its event type: the snapshot's fields and nothing that only the check needs */
export function eventTypeSnapshot(eventType: BookingCheckAnswer['eventType']): EventTypeSnapshot {
  return Value.Clean(EventTypeSnapshot, structuredClone(eventType)) as EventTypeSnapshot
}
