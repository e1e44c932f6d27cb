import { type CallerContext, DomainError, type Permission } from '@punctual/contracts'
import type { Database, Tx } from '@punctual/db'
import { requireCan } from '@punctual/http'
import { findHours, type NumberedHours } from '../db/availability-repository.ts'
import { findSchedule } from '../db/schedules-repository.ts'
import type { Owner } from '../domain/owner.ts'
import type { Schedule } from '../domain/schedule.ts'

/**
 * Returns the schedule if the caller has the permission. @throws 404 when it is missing or foreign,
 * else 403
 */
export async function requireSchedule(
  db: Pick<Database | Tx, 'orm'>,
  caller: CallerContext,
  permission: Permission,
  id: number,
): Promise<Schedule> {
  const schedule = await findSchedule(db, id)
  if (!schedule) throw new DomainError('schedule_not_found')
  const { ownerId, organizationId } = schedule
  requireCan(caller, permission, { ownerId, organizationId }, 'schedule_not_found')
  return schedule
}

/** Returns the schedule if it belongs to that owner. @throws 404 */
export async function requireOwnersSchedule(
  db: Pick<Database | Tx, 'orm'>,
  { userId, organizationId }: Owner,
  id: number,
): Promise<Schedule> {
  const schedule = await findSchedule(db, id)
  if (schedule?.ownerId !== userId || schedule.organizationId !== organizationId)
    throw new DomainError('schedule_not_found')
  return schedule
}

/** As `requireSchedule`, for hours by their own id. */
export async function requireHours(
  db: Database | Tx,
  caller: CallerContext,
  permission: Permission,
  id: number,
): Promise<NumberedHours> {
  const hours = await findHours(db, id)
  if (!hours) throw new DomainError('availability_not_found')
  const { ownerId, organizationId } = hours
  requireCan(caller, permission, { ownerId, organizationId }, 'availability_not_found')
  return hours
}
