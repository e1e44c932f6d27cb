import type { HostSnapshot, UserProfile } from '@punctual/contracts'
import type { Database, Tx } from '@punctual/db'
import { inArray, sql } from 'drizzle-orm'
import { userReplica } from './schema.ts'

type Writer = Pick<Database | Tx, 'orm'>

/**
 * Stores a profile in the replica, unless a newer version is stored. Profiles come with
 * `identity.user.*` and callers.
 */
export async function rememberUser(db: Writer, profile: UserProfile): Promise<void> {
  const row = {
    id: profile.id,
    organizationId: profile.organizationId,
    email: profile.email,
    username: profile.username,
    name: profile.name,
    timeZone: profile.timeZone,
    locale: profile.locale,
    timeFormat: profile.timeFormat,
    clientId: profile.clientId ?? null,
    version: profile.version,
  }
  const { id: _, ...changes } = row
  await db.orm
    .insert(userReplica)
    .values(row)
    .onConflictDoUpdate({
      target: userReplica.id,
      set: changes,
      setWhere: sql`${userReplica.version} < excluded.version`,
    })
}

/**
 * Adds missing hosts of an answer from scheduling to the replica, as version 0, so that any later
 * profile wins.
 */
export async function rememberHosts(
  db: Writer,
  organizationId: number,
  hosts: readonly HostSnapshot[],
): Promise<void> {
  if (hosts.length === 0) return
  await db.orm
    .insert(userReplica)
    .values(hosts.map((host) => ({ ...host, organizationId, clientId: null, version: 0 })))
    .onConflictDoNothing()
}

/** Returns the addresses of users in the replica, each with the client that manages the user. */
export async function findUsers(
  db: Writer,
  ids: readonly number[],
): Promise<{ email: string; clientId?: string }[]> {
  const rows = await db.orm
    .select({ email: userReplica.email, clientId: userReplica.clientId })
    .from(userReplica)
    .where(inArray(userReplica.id, [...ids]))
  return rows.map(({ email, clientId }) => ({ email, ...(clientId === null ? {} : { clientId }) }))
}
