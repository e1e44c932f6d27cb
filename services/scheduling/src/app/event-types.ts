import { DomainError } from '@punctual/contracts'
import { isUniqueViolation, type Tx } from '@punctual/db'
import { deleteEventType, updateEventType } from '../db/event-types-repository.ts'
import type { EventType } from '../domain/event-type.ts'
import { announceDeletion } from './announce.ts'

/** Saves a locked event type. @throws 409 `slug_taken` */
export async function saveEventType(tx: Tx, changed: EventType): Promise<void> {
  await updateEventType(tx, changed).catch((error: unknown) => {
    throw isUniqueViolation(error) ? new DomainError('slug_taken', undefined, { cause: error }) : error
  })
}

/** Deletes an event type with its destination calendar, and announces it. */
export async function removeEventType(tx: Tx, eventType: EventType, now: Date): Promise<void> {
  await deleteEventType(tx, eventType)
  await announceDeletion(tx, eventType, now)
}
