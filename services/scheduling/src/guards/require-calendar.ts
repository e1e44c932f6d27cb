import { badRequest, type CallerContext, DomainError } from '@punctual/contracts'
import type { Database, Tx } from '@punctual/db'
import { type Calendar, type Connection, calendarsOf, connectionsOf } from '../db/calendars-repository.ts'
import { type Destination, findDestination } from '../db/destinations-repository.ts'
import type { Owner } from '../domain/owner.ts'

/** Returns the owner's connections of that kind. @throws 404 without any */
export async function requireConnections(
  db: Database | Tx,
  owner: Owner,
  integration: string,
): Promise<Connection[]> {
  const found = await connectionsOf(db, owner, integration)
  if (found.length === 0) throw new DomainError('calendar_not_connected')
  return found
}

/** Returns the owner's connection with that id. @throws 404 for any other */
export async function requireConnection(
  db: Database | Tx,
  owner: Owner,
  id: number,
  integration?: string,
): Promise<Connection> {
  const found = (await connectionsOf(db, owner, integration)).find((each) => each.id === id)
  if (!found) throw new DomainError('calendar_not_connected')
  return found
}

/** Returns a calendar of one of the owner's connections, with that connection. @throws 404 */
export async function requireCalendar(
  db: Database | Tx,
  owner: Owner,
  {
    credentialId,
    externalId,
    integration,
    delegationCredentialId,
  }: { credentialId: number; externalId: string; integration?: string; delegationCredentialId?: string },
): Promise<{ calendar: Calendar; connection: Connection }> {
  const connection = await requireConnection(db, owner, credentialId, integration)
  if (delegationCredentialId !== undefined && connection.delegationCredentialId !== delegationCredentialId)
    throw new DomainError('calendar_not_connected')
  const calendar = (await calendarsOf(db, owner)).find(
    (each) => each.connectionId === credentialId && each.externalId === externalId,
  )
  if (!calendar) throw new DomainError('calendar_not_found')
  return { calendar, connection }
}

/** A calendar that bookings can be written to, and its user. */
export interface WritableCalendar {
  owner: Owner
  connectionId: number
  integration: string
  externalId: string
}

/**
 * Returns the writable calendar of the first of these people who has it.
 * @param within the path of `externalId` in the body
 * @throws 404 when no calendar of that kind is connected, 400 when none of the connected ones
 *   matches or it is read-only
 */
export async function requireWritable(
  db: Database | Tx,
  owners: readonly Owner[],
  {
    integration,
    externalId,
    delegationCredentialId,
  }: { integration: string; externalId: string; delegationCredentialId?: string },
  within = '',
): Promise<WritableCalendar> {
  let isConnected = false
  for (const owner of owners) {
    const connections = (await connectionsOf(db, owner, integration)).filter(
      (each) =>
        delegationCredentialId === undefined || each.delegationCredentialId === delegationCredentialId,
    )
    if (connections.length === 0) continue
    isConnected = true
    const found = (await calendarsOf(db, owner)).find(
      (each) =>
        !each.readOnly &&
        each.externalId === externalId &&
        connections.some(({ id }) => id === each.connectionId),
    )
    if (found) return { owner, connectionId: found.connectionId, integration, externalId }
  }
  if (!isConnected) throw new DomainError('calendar_not_connected')
  throw badRequest({
    path: `${within}externalId`,
    message: 'is not a writable calendar',
  })
}

/**
 * Returns a destination calendar of the caller.
 * @throws 403 for one of another user of the caller's organization, 404 for any other
 */
export async function requireDestination(
  db: Database | Tx,
  { userId, organizationId }: CallerContext,
  id: number,
): Promise<Destination> {
  const found = await findDestination(db, id)
  if (found?.organizationId !== organizationId || (organizationId === 0 && found.userId !== userId))
    throw new DomainError('destination_calendar_not_found')
  if (found.userId !== userId) throw new DomainError('ForbiddenException')
  return found
}
