import {
  delegationCredentialFailed,
  type eventTypeCreated,
  eventTypeDeleted,
  type eventTypeUpdated,
} from '@punctual/contracts'
import { appendEvent, type Tx } from '@punctual/db'
import type { Connection } from '../db/calendars-repository.ts'
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

/** Tells, once, that the provider of a calendar refuses what it was connected with. */
export async function announceCredentialFailure(tx: Tx, connection: Connection, at: Date): Promise<void> {
  const { id, organizationId, userId, version, integration, problem } = connection
  await appendEvent(tx, delegationCredentialFailed, {
    ...{ subject: String(id), version, organizationId, at },
    data: {
      error: { type: 'CalendarCredentialError', message: `The calendar cannot be used: ${problem}` },
      credential: { id, type: integration, appId: integration.replace(/_calendar$/, '') },
      userId,
    },
  })
}
