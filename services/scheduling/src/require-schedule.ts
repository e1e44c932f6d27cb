import { type CallerContext, DomainError, type Permission } from '@punctual/contracts'
import type { Database, Tx } from '@punctual/db'
import { requireCan } from '@punctual/http'
import { findSchedule } from './db/schedules-repository.ts'
import type { Owner } from './domain/owner.ts'
import type { Schedule } from './domain/schedule.ts'

/** @returns the schedule if the caller may do that to it; throws 404 when it is missing or foreign, 403 otherwise */
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

/** @returns the schedule if it is that owner's; throws 404 */
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
