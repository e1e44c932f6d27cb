import { type CallerContext, DomainError, type Permission } from '@punctual/contracts'
import type { Database, Tx } from '@punctual/db'
import { requireCan } from '@punctual/http'
import { findEventType, lockEventType } from './db/event-types-repository.ts'
import { findSchedule } from './db/schedules-repository.ts'
import { type EventType, ownedBy } from './domain/event-type.ts'
import type { Owner } from './domain/owner.ts'

/** @returns the event type if the caller may do that to it; throws 404 when it is missing or foreign, 403 otherwise */
export async function requireEventType(
  db: Database,
  caller: CallerContext,
  permission: Permission,
  id: number,
): Promise<EventType> {
  return allowed(await findEventType(db, id), caller, permission)
}

/** As `requireEventType`; nobody else changes it until the transaction ends. */
export async function requireLockedEventType(
  tx: Tx,
  caller: CallerContext,
  permission: Permission,
  id: number,
): Promise<EventType> {
  return allowed(await lockEventType(tx, id), caller, permission)
}

/** An event type is tied to a schedule of its owner or to none: any other is as if it did not exist. */
export async function requireScheduleOf(
  db: Pick<Database | Tx, 'orm'>,
  owner: Owner,
  scheduleId: number | null | undefined,
): Promise<void> {
  if (scheduleId === null || scheduleId === undefined) return
  const schedule = await findSchedule(db, scheduleId)
  const isOwn = schedule?.ownerId === owner.userId && schedule.organizationId === owner.organizationId
  if (!isOwn) throw new DomainError('schedule_not_found')
}

function allowed(eventType: EventType | undefined, caller: CallerContext, permission: Permission): EventType {
  if (!eventType) throw new DomainError('event_type_not_found')
  requireCan(caller, permission, ownedBy(eventType), 'event_type_not_found')
  return eventType
}
