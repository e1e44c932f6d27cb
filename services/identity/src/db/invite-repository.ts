import type { Tx } from '@punctual/db'
import { and, eq, gt, lte } from 'drizzle-orm'
import { teamInvite } from './schema.ts'

/** Creates an invitation and deletes the team's expired ones. */
export async function insertInvite(tx: Tx, row: typeof teamInvite.$inferInsert): Promise<void> {
  await tx.orm
    .delete(teamInvite)
    .where(and(eq(teamInvite.teamId, row.teamId), lte(teamInvite.expiresAt, row.createdAt)))
  await tx.orm.insert(teamInvite).values(row)
}

/**
 * Returns the id of the invitation's team; undefined when the invitation is unknown or has expired.
 */
export async function findInvitingTeam(tx: Tx, digest: string, now: Date): Promise<number | undefined> {
  const [row] = await tx.orm
    .select({ teamId: teamInvite.teamId })
    .from(teamInvite)
    .where(and(eq(teamInvite.digest, digest), gt(teamInvite.expiresAt, now)))
  return row?.teamId
}
