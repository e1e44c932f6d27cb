import { DomainError, type EventTypeOutput } from '@punctual/contracts'
import type { Database, Tx } from '@punctual/db'
import { findUser } from '../db/users-repository.ts'
import type { EventType } from '../domain/event-type.ts'
import { presentEventType } from './event-type.ts'

/** Returns the event type with its owner. @throws 404 when the owner is being deleted */
export async function showEventType(
  db: Pick<Database | Tx, 'orm'>,
  eventType: EventType,
  publicUrl: string,
): Promise<EventTypeOutput> {
  const owner = await findUser(db, eventType.ownerId, eventType.organizationId)
  if (!owner) throw new DomainError('event_type_not_found')
  return presentEventType(eventType, owner, publicUrl)
}
