import type { EventData, membershipCreated } from '@punctual/contracts'
import type { Database, Tx } from '@punctual/db'
import { and, asc, eq, sql } from 'drizzle-orm'
import { membershipReplica } from './schema.ts'

type Membership = EventData<typeof membershipCreated>['membership']

/** Saves a membership unless the replica has a newer version. @returns whether it was saved */
export async function rememberMembership(
  { orm }: Tx,
  { id, teamId, userId, accepted }: Membership,
  version: number,
  ended = false,
): Promise<boolean> {
  const changes = { teamId, userId, accepted, ended, version }
  const taken = await orm
    .insert(membershipReplica)
    .values({ id, ...changes })
    .onConflictDoUpdate({
      target: membershipReplica.id,
      set: changes,
      setWhere: sql`${membershipReplica.version} < excluded.version`,
    })
    .returning({ id: membershipReplica.id })
  return taken.length > 0
}

/** Returns the users who have accepted their membership of a team, the oldest membership first. */
export async function membersOf({ orm }: Pick<Database | Tx, 'orm'>, teamId: number): Promise<number[]> {
  const rows = await orm
    .select({ userId: membershipReplica.userId })
    .from(membershipReplica)
    .where(
      and(
        eq(membershipReplica.teamId, teamId),
        eq(membershipReplica.accepted, true),
        // A literal condition, because the partial index requires it.
        sql`not ${membershipReplica.ended}`,
      ),
    )
    .orderBy(asc(membershipReplica.id))
  return [...new Set(rows.map(({ userId }) => userId))]
}
