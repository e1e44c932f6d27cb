import type { Tx } from '@punctual/db'
import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import type { Owner } from '../domain/owner.ts'
import { schedule, scheduleOwner } from './schema.ts'

/** @returns true for the one call that makes the row: the caller gives the user what a new one gets, in the same transaction */
export async function insertOwner({ orm }: Tx, owner: Owner, now: Date): Promise<boolean> {
  const inserted = await orm
    .insert(scheduleOwner)
    .values({ ...owner, createdAt: now })
    .onConflictDoNothing()
    .returning({ userId: scheduleOwner.userId })
  return inserted.length > 0
}

/** Whether the user was deleted: nothing is made for such a user any more. */
export async function isDeleted({ orm }: Tx, userId: number): Promise<boolean> {
  const found = await orm
    .select({ userId: scheduleOwner.userId })
    .from(scheduleOwner)
    .where(and(eq(scheduleOwner.userId, userId), isNotNull(scheduleOwner.deletedAt)))
  return found.length > 0
}

/** Until the transaction ends, nobody else changes the schedules of this user. */
export async function lockOwner({ orm }: Tx, userId: number): Promise<void> {
  await orm.select().from(scheduleOwner).where(eq(scheduleOwner.userId, userId)).for('update')
}

/**
 * Counts that another schedule is the user's default now.
 * @returns how often that was so; undefined outside the user's home, where a default counts only for that organization
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

/** Marks the user as deleted. @returns false when the user was before */
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

/** @returns the user's default schedule, and how often it was another one; undefined for a user who has none or is gone */
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
