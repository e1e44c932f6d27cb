import {
  badRequest,
  type CallerContext,
  type CreateEventType,
  DomainError,
  eventTypeCreated,
  eventTypeUpdated,
  type UpdateEventType,
} from '@punctual/contracts'
import { isUniqueViolation, type Tx } from '@punctual/db'
import { defaultConferencingOf } from '../db/conferencing-repository.ts'
import { deleteEventType, insertEventType, updateEventType } from '../db/event-types-repository.ts'
import type { SchedulingDeps } from '../deps.ts'
import { ofPerson } from '../domain/conferencing.ts'
import type { EventType } from '../domain/event-type.ts'
import { changedEventType, newEventType } from '../domain/event-type-input.ts'
import { itsOwner, type Owner } from '../domain/owner.ts'
import { requireConnectedApps } from '../guards/require-conferencing.ts'
import {
  requireEventType,
  requireLockedEventType,
  requireScheduleOf,
  requireUnbooked,
} from '../guards/require-event-type.ts'
import { announce, announceDeletion } from './announce.ts'
import { saveDestinationOf } from './destination-calendars.ts'

/** Creates an event type of a user. @throws 409 `slug_taken`, 404, 400 */
export async function createEventType(
  { config, clock }: Pick<SchedulingDeps, 'config' | 'clock'>,
  tx: Tx,
  owner: Owner,
  body: CreateEventType,
): Promise<EventType> {
  const now = clock.now()
  const fields = newEventType(body, await defaultConferencingOf(tx, ofPerson(owner)))
  await requireConnectedApps(tx, config, owner, body.locations)
  await requireScheduleOf(tx, owner, fields.scheduleId)
  const eventType = await insertEventType(tx, owner, fields, now)
  if (!eventType) throw new DomainError('slug_taken')
  await saveDestinationOf(tx, eventType, [], body.destinationCalendar)
  await announce(tx, eventTypeCreated, eventType, now)
  return eventType
}

/** Changes an event type of a user. @throws 404, 403, 409 `slug_taken`, 400 */
export async function changeEventType(
  { config, db, clock }: Pick<SchedulingDeps, 'config' | 'db' | 'clock'>,
  caller: CallerContext,
  id: number,
  body: UpdateEventType,
): Promise<EventType> {
  return db.transaction(async (tx) => {
    const now = clock.now()
    const before = await requireLockedEventType(tx, caller, 'eventType.update', id)
    await requireScheduleOf(tx, itsOwner(before), body.scheduleId)
    if (before.parentId !== null) refuseOfCopy(body)
    const fields = changedEventType(before, body)
    await requireConnectedApps(tx, config, itsOwner(before), body.locations)
    const after = { ...before, ...fields, version: before.version + 1, updatedAt: now }
    await saveEventType(tx, after)
    await saveDestinationOf(tx, after, [], body.destinationCalendar)
    await announce(tx, eventTypeUpdated, after, now)
    return after
  })
}

/**
 * A member's copy of a managed event type follows it in all fields except the schedule and the
 * calendar.
 */
function refuseOfCopy(body: UpdateEventType): void {
  const others = Object.keys(body).filter((path) => !['scheduleId', 'destinationCalendar'].includes(path))
  if (others.length > 0)
    throw badRequest(...others.map((path) => ({ path, message: 'can only be changed by the team' })))
}

/** Deletes an event type of a user and returns it. @throws 404, 403, 409, 400 for one of a team */
export async function deleteOwnEventType(
  deps: Pick<SchedulingDeps, 'db' | 'client' | 'clock'>,
  caller: CallerContext,
  id: number,
): Promise<EventType> {
  const { parentId, teamId } = await requireEventType(deps.db, caller, 'eventType.delete', id)
  if (parentId !== null || teamId !== null)
    throw new DomainError('BadRequestException', 'Only the team can delete this event type.')
  await requireUnbooked(deps, caller, id)
  return deps.db.transaction(async (tx) => {
    const eventType = await requireLockedEventType(tx, caller, 'eventType.delete', id)
    await removeEventType(tx, eventType, deps.clock.now())
    return eventType
  })
}

/** Saves a locked event type. @throws 409 `slug_taken` */
export async function saveEventType(tx: Tx, changed: EventType): Promise<void> {
  await updateEventType(tx, changed).catch((error: unknown) => {
    throw isUniqueViolation(error) ? new DomainError('slug_taken', undefined, { cause: error }) : error
  })
}

/** Deletes an event type with its destination calendar, and announces it. */
export async function removeEventType(tx: Tx, eventType: EventType, now: Date): Promise<void> {
  await deleteEventType(tx, eventType)
  await announceDeletion(tx, eventType, now)
}
