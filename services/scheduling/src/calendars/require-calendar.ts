import { badRequest, DomainError } from '@punctual/contracts'
import type { Database, Tx } from '@punctual/db'
import { type Calendar, type Connection, calendarsOf, connectionsOf } from '../db/calendars-repository.ts'
import type { Owner } from '../domain/owner.ts'

/** @returns the owner's connection of that number. @throws 404 for any other */
export async function requireConnection(
  db: Database | Tx,
  owner: Owner,
  id: number,
  integration?: string,
): Promise<Connection> {
  const found = (await connectionsOf(db, owner)).find(
    (each) => each.id === id && (integration === undefined || each.integration === integration),
  )
  if (!found) throw new DomainError('calendar_not_connected')
  return found
}

/** @returns a calendar of one of the owner's connections. @throws 404 */
export async function requireCalendar(
  db: Database | Tx,
  owner: Owner,
  {
    credentialId,
    externalId,
    integration,
  }: { credentialId: number; externalId: string; integration?: string },
): Promise<Calendar> {
  await requireConnection(db, owner, credentialId, integration)
  const found = (await calendarsOf(db, owner)).find(
    (each) => each.connectionId === credentialId && each.externalId === externalId,
  )
  if (!found) throw new DomainError('calendar_not_found')
  return found
}

/**
 * @returns the owner's calendar that bookings can be written to
 * @throws 404 when no calendar of that kind is connected, 400 when none of them is it, or it can only be read
 */
export async function requireWritable(
  db: Database | Tx,
  owner: Owner,
  { integration, externalId }: { integration: string; externalId: string },
): Promise<{ connectionId: number; integration: string; externalId: string }> {
  const connections = (await connectionsOf(db, owner)).filter((each) => each.integration === integration)
  if (connections.length === 0) throw new DomainError('calendar_not_connected')
  const found = (await calendarsOf(db, owner)).find(
    (each) =>
      !each.readOnly &&
      each.externalId === externalId &&
      connections.some(({ id }) => id === each.connectionId),
  )
  if (!found)
    throw badRequest({ path: 'externalId', message: 'is none of the calendars that can be written' })
  return { connectionId: found.connectionId, integration, externalId }
}
