import type { Tx } from '@punctual/db'
import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import type { Owner } from '../domain/owner.ts'
import { schedule, scheduleOwner } from './schema.ts'

/**
 * Inserts the owner's row.
 * @returns true for the one call that inserts it; that caller creates the user's defaults in the
 *   same transaction
 */
export async function insertOwner({ orm }: Tx, owner: Owner, now: Date): Promise<boolean> {
  const inserted = await orm
    .insert(scheduleOwner)
    .values({ ...owner, createdAt: now })
    .onConflictDoNothing()
    .returning({ userId: scheduleOwner.userId })
  return inserted.length > 0
}

/** Returns whether the user was deleted; nothing may be created for such a user. */
export async function isDeleted({ orm }: Tx, userId: number): Promise<boolean> {
  const found = await orm
    .select({ userId: scheduleOwner.userId })
    .from(scheduleOwner)
    .where(and(eq(scheduleOwner.userId, userId), isNotNull(scheduleOwner.deletedAt)))
  return found.length > 0
}

/** Locks the schedules of this user until the transaction ends. */
export async function lockOwner({ orm }: Tx, userId: number): Promise<void> {
  await orm.select().from(scheduleOwner).where(eq(scheduleOwner.userId, userId)).for('update')
}

/**
 * Counts a change of the user's default schedule.
 * @returns the number of changes; undefined outside the user's home, where a default applies only
 *   to that organization
 */
export async function countDefault(
  { orm }: Tx,
  { userId, organizationId }: Owner,
): Promise<number | undefined> {
  const [row] = await orm
    .update(scheduleOwner)
    .set({ defaultScheduleVersion: sql`${scheduleOwner.defaultScheduleVersion} + 1` })
    .where(and(eq(scheduleOwner.userId, userId), eq(scheduleOwner.organizationId, organizationId)))
    .returning({ version: scheduleOwner.defaultScheduleVersion })
  return row?.version
}

/** Marks the user as deleted. @returns false when the user already was */
export async function markDeleted({ orm }: Tx, owner: Owner, now: Date): Promise<boolean> {
  await orm
    .insert(scheduleOwner)
    .values({ ...owner, createdAt: now })
    .onConflictDoNothing()
  const marked = await orm
    .update(scheduleOwner)
    .set({ deletedAt: now })
    .where(and(eq(scheduleOwner.userId, owner.userId), isNull(scheduleOwner.deletedAt)))
    .returning({ userId: scheduleOwner.userId })
  return marked.length > 0
}

/**
 * Returns the user's default schedule and the number of its changes; undefined for a user who has
 * none or was deleted.
 */
export async function defaultOf(
  { orm }: Tx,
  userId: number,
): Promise<{ scheduleId: number; version: number } | undefined> {
  const [row] = await orm
    .select({ scheduleId: schedule.id, version: scheduleOwner.defaultScheduleVersion })
    .from(scheduleOwner)
    .innerJoin(
      schedule,
      and(
        eq(schedule.organizationId, scheduleOwner.organizationId),
        eq(schedule.ownerId, scheduleOwner.userId),
        schedule.isDefault,
      ),
    )
    .where(eq(scheduleOwner.userId, userId))
  return row
}

/** Returns the user as an owner in every organization in which the user owns something. */
export async function ownersOfUser({ sql }: Tx, userId: number): Promise<Owner[]> {
  const rows = await sql<{ id: number }[]>`
    select organization_id as id from schedule where owner_id = ${userId}
    union select organization_id from event_type where owner_id = ${userId} and team_id is null
    union select organization_id from calendar_connection where user_id = ${userId}
    order by 1`
  return rows.map(({ id: organizationId }) => ({ userId, organizationId: Number(organizationId) }))
}

/** Returns all users who own something in the organization. */
export async function ownersIn({ sql }: Tx, organizationId: number): Promise<Owner[]> {
  const rows = await sql<{ id: number }[]>`
    select owner_id as id from schedule where organization_id = ${organizationId}
    union select owner_id from event_type where organization_id = ${organizationId} and team_id is null
    union select user_id from calendar_connection where organization_id = ${organizationId}
    union select user_id from out_of_office where organization_id = ${organizationId}
    order by 1`
  return rows.map(({ id: userId }) => ({ userId: Number(userId), organizationId }))
}
