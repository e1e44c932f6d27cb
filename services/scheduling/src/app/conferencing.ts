import type { Tx } from '@punctual/db'
import { saveDefaultConferencing } from '../db/conferencing-repository.ts'
import { type ConferencingOwner, connectedApp } from '../domain/conferencing.ts'

/**
 * Changes the meeting service of event types that a person or a team creates without locations.
 * @throws 400 `conferencing_not_connected`
 */
export async function changeDefaultConferencing(
  tx: Tx,
  owner: ConferencingOwner,
  app: string,
  now: Date,
): Promise<void> {
  await saveDefaultConferencing(tx, owner, connectedApp(app), now)
}
