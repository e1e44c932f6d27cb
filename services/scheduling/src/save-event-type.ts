import { DomainError } from '@punctual/contracts'
import { isUniqueViolation, type Tx } from '@punctual/db'
import { updateEventType } from './db/event-types-repository.ts'
import type { EventType } from './domain/event-type.ts'

/** Writes a locked event type back. Throws 409 `slug_taken`. */
export async function saveEventType(tx: Tx, changed: EventType): Promise<void> {
  await updateEventType(tx, changed).catch((error: unknown) => {
    throw isUniqueViolation(error) ? new DomainError('slug_taken', undefined, { cause: error }) : error
  })
}
