import type { EventData, teamCreated } from '@punctual/contracts'
import type { Database, Tx } from '@punctual/db'
import { and, eq, sql } from 'drizzle-orm'
import { host, teamReplica, userReplica } from './schema.ts'

type Db = Pick<Database | Tx, 'orm'>
type Team = Pick<EventData<typeof teamCreated>['team'], 'id' | 'parentId'>

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
