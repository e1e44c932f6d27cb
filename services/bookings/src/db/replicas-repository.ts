import type { EventData, HostSnapshot, teamCreated, UserProfile } from '@punctual/contracts'
import type { Database, Tx } from '@punctual/db'
import { and, eq, inArray, sql } from 'drizzle-orm'
import { host, teamReplica, userReplica } from './schema.ts'

type Db = Pick<Database | Tx, 'orm'>
type Team = Pick<EventData<typeof teamCreated>['team'], 'id' | 'parentId'>

/**
 * Stores a profile in the replica, unless a newer version is stored. Profiles come with
 * `identity.user.*` and callers.
 */
export async function rememberUser(db: Db, profile: UserProfile): Promise<void> {
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
  db: Db,
  organizationId: number,
  hosts: readonly HostSnapshot[],
): Promise<void> {
  if (hosts.length === 0) return
  await db.orm
    .insert(userReplica)
    .values(hosts.map((host) => ({ ...host, organizationId, clientId: null, version: 0 })))
    .onConflictDoNothing()
}

/** Returns a user of the replica as a host. */
export async function findHost({ orm }: Db, id: number): Promise<HostSnapshot | undefined> {
  const { email, name, username, timeZone, locale, timeFormat } = userReplica
  const [found] = await orm
    .select({ id: userReplica.id, name, email, username, timeZone, locale, timeFormat })
    .from(userReplica)
    .where(eq(userReplica.id, id))
  return found
}

/** Returns the addresses of users in the replica, each with the client that manages the user. */
export async function findUsers(
  db: Db,
  ids: readonly number[],
): Promise<{ email: string; clientId?: string }[]> {
  const rows = await db.orm
    .select({ email: userReplica.email, clientId: userReplica.clientId })
    .from(userReplica)
    .where(inArray(userReplica.id, [...ids]))
  return rows.map(({ email, clientId }) => ({ email, ...(clientId === null ? {} : { clientId }) }))
}

/** Stores the organization of a team in the replica, unless a newer version is stored. */
export async function rememberTeam({ orm }: Db, team: Team, version: number, deleted = false): Promise<void> {
  const changes = { organizationId: team.parentId, version, deleted }
  await orm
    .insert(teamReplica)
    .values({ id: team.id, ...changes })
    .onConflictDoUpdate({
      target: teamReplica.id,
      set: changes,
      setWhere: sql`${teamReplica.version} < excluded.version`,
    })
}

/**
 * Returns teams and organizations of the replica, which no deletion ends until the transaction
 * ends. The lock is on the ids, as the replica may not know an owner yet, and has no row of an
 * organization before its deletion. The order prevents deadlocks.
 */
export async function lockOwners(tx: Tx, ids: readonly number[]): Promise<{ deleted: boolean }[]> {
  tx.send(tx.sql`
    select pg_advisory_xact_lock_shared(hashtextextended('owner', id))
    from (select id from unnest(${[...ids]}::bigint[]) id order by id) ordered`)
  return tx.sql<{ deleted: boolean }[]>`
    select deleted from team_replica where id = any((select ${[...ids]}::bigint[])::bigint[])`
}

/** Waits for all transactions that book for an owner, and keeps others waiting. */
export async function lockOwnerToEnd({ sql: query }: Tx, id: number): Promise<void> {
  await query`select pg_advisory_xact_lock(hashtextextended('owner', ${id}))`
}

/**
 * Returns the organization of a team; undefined for a team that is deleted or missing in the
 * replica.
 */
export async function organizationOfTeam({ orm }: Db, teamId: number): Promise<number | undefined> {
  const [found] = await orm.select().from(teamReplica).where(eq(teamReplica.id, teamId))
  return found && !found.deleted ? found.organizationId : undefined
}

/** Returns the email of a user whose home is the organization or who hosts bookings of it. */
export async function emailOfMember(
  { orm }: Db,
  organizationId: number,
  userId: number,
): Promise<string | undefined> {
  const [user] = await orm.select().from(userReplica).where(eq(userReplica.id, userId))
  if (!user || user.organizationId === organizationId) return user?.email
  const hosts = await orm
    .select({ userId: host.userId })
    .from(host)
    .where(and(eq(host.organizationId, organizationId), eq(host.userId, userId)))
    .limit(1)
  return hosts.length > 0 ? user.email : undefined
}
