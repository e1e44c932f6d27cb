import { type eventTypeCreated, eventTypeDeleted, type eventTypeUpdated } from '@punctual/contracts'
import { appendEvent, type Tx } from '@punctual/db'
import { type EventType, summaryOf } from '../domain/event-type.ts'

const envelope = ({ id, version, organizationId }: EventType, at: Date) => ({
  subject: String(id),
  version,
  organizationId,
  at,
})

/** Tells of an event type as it is now, in the transaction that made or changed it. */
export async function announce(
  tx: Tx,
  definition: typeof eventTypeCreated | typeof eventTypeUpdated,
  eventType: EventType,
  at: Date,
): Promise<void> {
  await appendEvent(tx, definition, { ...envelope(eventType, at), data: { eventType: summaryOf(eventType) } })
}

/** Tells that an event type is gone; the deletion counts as a change. */
export async function announceDeletion(tx: Tx, eventType: EventType, at: Date): Promise<void> {
  const { id, version: last } = eventType
  const version = last + 1
  await appendEvent(tx, eventTypeDeleted, { ...envelope(eventType, at), version, data: { id, version } })
}
