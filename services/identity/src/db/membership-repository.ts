import { DomainError } from '@punctual/contracts'
import { isUniqueViolation, type Tx } from '@punctual/db'
import { and, asc, eq, ne } from 'drizzle-orm'
import type { Reader } from './reader.ts'
import { type MembershipRow, membership, type UserRow, user } from './schema.ts'

/** A membership with its user. */
export interface Member {
  membership: MembershipRow
  user: UserRow
}

/** Creates a membership of version 1. @throws 409 `already_member` */
export async function insertMembership(tx: Tx, row: typeof membership.$inferInsert): Promise<MembershipRow> {
  try {
    const [inserted] = await tx.orm.insert(membership).values(row).returning()
    return inserted!
  } catch (error) {
    if (isUniqueViolation(error, 'membership_user_key'))
      throw new DomainError('already_member', undefined, { cause: error })
    throw error
  }
}

/** Updates every column of a membership. */
export async function updateMembership(tx: Tx, { id, ...row }: MembershipRow): Promise<void> {
  await tx.orm.update(membership).set(row).where(eq(membership.id, id))
}

export async function deleteMembership(tx: Tx, id: number): Promise<void> {
  await tx.orm.delete(membership).where(eq(membership.id, id))
}

/** Selects memberships with their users. */
export const selectMembers = (db: Reader) =>
  db.orm.select({ membership, user }).from(membership).innerJoin(user, eq(user.id, membership.userId))

/** Returns a membership of that organization or team; undefined for a membership of another one. */
export async function findMember(db: Reader, teamId: number, id: number): Promise<Member | undefined> {
  const [row] = await selectMembers(db).where(and(eq(membership.teamId, teamId), eq(membership.id, id)))
  return row
}

/** Returns the user's membership of that organization or team. */
export async function findMemberByUser(
  db: Reader,
  teamId: number,
  userId: number,
): Promise<Member | undefined> {
  const [row] = await selectMembers(db).where(
    and(eq(membership.teamId, teamId), eq(membership.userId, userId)),
  )
  return row
}

/** Whether another accepted owner exists. */
export async function hasOtherOwner(db: Reader, { teamId, id }: MembershipRow): Promise<boolean> {
  const [row] = await db.orm
    .select({ id: membership.id })
    .from(membership)
    .where(
      and(
        eq(membership.teamId, teamId),
        ne(membership.id, id),
        eq(membership.role, 'OWNER'),
        eq(membership.accepted, true),
      ),
    )
    .limit(1)
  return row !== undefined
}

/** Returns all memberships of an organization or team, oldest first. */
export function membershipsOfTeam(db: Reader, teamId: number): Promise<MembershipRow[]> {
  return db.orm.select().from(membership).where(eq(membership.teamId, teamId)).orderBy(asc(membership.id))
}

/** Returns all memberships of an organization and of its teams, oldest first. */
export function membershipsOfOrganization(db: Reader, organizationId: number): Promise<MembershipRow[]> {
  return db.orm
    .select()
    .from(membership)
    .where(eq(membership.organizationId, organizationId))
    .orderBy(asc(membership.id))
}

/**
 * Returns the user's memberships by team id, optionally only those of one organization and its
 * teams.
 */
export function membershipsOfUser(
  db: Reader,
  userId: number,
  organizationId?: number,
): Promise<MembershipRow[]> {
  const within = organizationId === undefined ? undefined : eq(membership.organizationId, organizationId)
  return db.orm
    .select()
    .from(membership)
    .where(and(eq(membership.userId, userId), within))
    .orderBy(asc(membership.teamId))
}

/** Whether the user is an accepted member; locks the membership until the transaction ends. */
export async function isMember(tx: Tx, teamId: number, userId: number): Promise<boolean> {
  const [row] = await tx.orm
    .select({ id: membership.id })
    .from(membership)
    .where(and(eq(membership.teamId, teamId), eq(membership.userId, userId), eq(membership.accepted, true)))
    .for('share')
  return row !== undefined
}
