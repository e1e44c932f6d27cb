import {
  type CallerContext,
  canSee,
  DomainError,
  type FutureBookingsAnswer,
  type FutureBookingsRequest,
  type Permission,
} from '@punctual/contracts'
import type { Database, Tx } from '@punctual/db'
import { requireCan } from '@punctual/http'
import { copyIdsOf, findEventType, lockEventType } from '../db/event-types-repository.ts'
import type { KnownTeam } from '../db/teams-repository.ts'
import type { SchedulingDeps } from '../deps.ts'
import { type EventType, ownedBy } from '../domain/event-type.ts'
import type { Owner } from '../domain/owner.ts'
import { requireOwnersSchedule } from './require-schedule.ts'

/**
 * Returns the event type if the caller has the permission. @throws 404 when it is missing or
 * foreign, else 403
 */
export async function requireEventType(
  db: Database,
  caller: CallerContext,
  permission: Permission,
  id: number,
): Promise<EventType> {
  return allowed(await findEventType(db, id), caller, permission)
}

/** As `requireEventType`, and locks it until the transaction ends. */
export async function requireLockedEventType(
  tx: Tx,
  caller: CallerContext,
  permission: Permission,
  id: number,
): Promise<EventType> {
  return allowed(await lockEventType(tx, id), caller, permission)
}

/**
 * As `requireEventType`, but allows only the owner for an event type without a team: an admin of
 * the organization cannot change it.
 * @throws the given refusal for a caller who is not the owner
 */
export async function requireOwnEventType(
  db: Database,
  caller: CallerContext,
  permission: Permission,
  id: number,
  refusal: 'event_type_not_found' | 'ForbiddenException',
): Promise<EventType> {
  const eventType = await findEventType(db, id)
  const isOwn = eventType?.teamId !== null || eventType.ownerId === caller.userId
  if (eventType && !isOwn && canSee(caller, ownedBy(eventType))) throw new DomainError(refusal)
  return allowed(eventType, caller, permission)
}

/** Returns the event type if it belongs to that team. @throws 404 */
export async function requireEventTypeOf(
  db: Pick<Database | Tx, 'orm'>,
  { id: teamId }: Pick<KnownTeam, 'id'>,
  id: number,
): Promise<EventType> {
  return ofTeam(teamId, await findEventType(db, id))
}

/** As `requireEventTypeOf`, and locks it until the transaction ends. */
export async function requireLockedEventTypeOf(
  tx: Tx,
  { id: teamId }: Pick<KnownTeam, 'id'>,
  id: number,
): Promise<EventType> {
  return ofTeam(teamId, await lockEventType(tx, id))
}

function ofTeam(teamId: number, eventType: EventType | undefined): EventType {
  if (eventType?.teamId !== teamId) throw new DomainError('event_type_not_found')
  return eventType
}

/** An event type can only use a schedule of its owner; any other counts as missing. */
export async function requireScheduleOf(
  db: Pick<Database | Tx, 'orm'>,
  owner: Owner,
  scheduleId: number | null | undefined,
): Promise<void> {
  if (scheduleId !== null && scheduleId !== undefined) await requireOwnersSchedule(db, owner, scheduleId)
}

function allowed(eventType: EventType | undefined, caller: CallerContext, permission: Permission): EventType {
  if (!eventType) throw new DomainError('event_type_not_found')
  requireCan(caller, permission, ownedBy(eventType), 'event_type_not_found')
  return eventType
}

/**
 * Asks bookings, before the transaction, whether an event type can be deleted. The bookings of
 * copies count too, as the copies are deleted with it.
 * @throws 409 `event_type_has_bookings` (docs/domain.md#deletion)
 */
export async function requireUnbooked(
  deps: Pick<SchedulingDeps, 'db' | 'client'>,
  caller: CallerContext,
  eventTypeId: number,
): Promise<void> {
  const ids = [eventTypeId, ...(await copyIdsOf(deps.db, eventTypeId))]
  if (await areBooked(deps, caller, ids)) throw new DomainError('event_type_has_bookings')
}

/**
 * As `requireUnbooked`, for a change of the hosts of a managed event type: asks about the copies
 * that would be deleted.
 * @param remaining the hosts whose copies stay
 */
export async function requireUnbookedCopies(
  deps: Pick<SchedulingDeps, 'db' | 'client'>,
  caller: CallerContext,
  parentId: number,
  remaining: readonly number[],
): Promise<void> {
  const ids = await copyIdsOf(deps.db, parentId, remaining)
  if (ids.length > 0 && (await areBooked(deps, caller, ids)))
    throw new DomainError(
      'event_type_has_bookings',
      'The copy of a host who would be removed has future bookings; cancel them first.',
    )
}

async function areBooked(
  { client }: Pick<SchedulingDeps, 'client'>,
  caller: CallerContext,
  eventTypeIds: number[],
): Promise<boolean> {
  const body: FutureBookingsRequest = { eventTypeIds }
  const { count } = await client.ask<FutureBookingsAnswer>('bookings', '/internal/future-bookings', {
    caller,
    method: 'POST',
    body,
  })
  return count > 0
}
