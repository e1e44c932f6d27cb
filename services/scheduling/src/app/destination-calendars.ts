import {
  badRequest,
  type CallerContext,
  type CreateDestinationCalendar,
  can,
  DomainError,
  type EditDestinationCalendar,
  type EventTypeDestination,
} from '@punctual/contracts'
import { type Database, isUniqueViolation, type Tx } from '@punctual/db'
import {
  changeDestination,
  type Destination,
  deleteDestination,
  dropEventTypeDestination,
  insertDestination,
  saveDestination,
  saveEventTypeDestination,
} from '../db/destinations-repository.ts'
import { findEventType } from '../db/event-types-repository.ts'
import { lockOwner } from '../db/owners-repository.ts'
import { findOwners } from '../db/users-repository.ts'
import { type EventType, ownedBy } from '../domain/event-type.ts'
import { type Owner, ownerOf } from '../domain/owner.ts'
import { requireDestination, requireWritable } from '../guards/require-calendar.ts'

/** Sets where the bookings of a user are written. @throws 404, 400 */
export async function setDestination(
  db: Database,
  owner: Owner,
  wanted: Parameters<typeof requireWritable>[2],
): Promise<Destination> {
  return db.transaction(async (tx) => {
    await lockOwner(tx, owner.userId)
    return saveDestination(tx, owner, await requireWritable(tx, [owner], wanted))
  })
}

/**
 * Adds the destination calendar of the caller or of an event type (v1, POST
 * /destination-calendars).
 * @throws a unique violation when one is already set: see `refuseSecond`
 */
export async function makeDestination(
  tx: Tx,
  caller: CallerContext,
  { integration, externalId, eventTypeId = null, bookingId = null, userId }: CreateDestinationCalendar,
): Promise<Destination> {
  await lockOwner(tx, caller.userId)
  if (userId !== undefined && userId !== caller.userId) throw new DomainError('ForbiddenException')
  if (eventTypeId !== null) await requireEventTypeToChange(tx, caller, eventTypeId)
  const { owner, ...place } = await requireWritable(tx, [ownerOf(caller)], { integration, externalId })
  return insertDestination(tx, owner, { ...place, eventTypeId, bookingId })
}

/**
 * Moves a destination calendar to another calendar or to another event type of the caller.
 * @throws 409 when that event type has one, 400 when only one of `integration` and `externalId` is
 *   given, when an event type is given for the calendar of a user, or none for the calendar of an
 *   event type
 */
export async function editDestination(
  db: Database,
  caller: CallerContext,
  id: number,
  edit: EditDestinationCalendar,
): Promise<Destination> {
  return db
    .transaction(async (tx) => {
      await lockOwner(tx, caller.userId)
      const before = await requireDestination(tx, caller, id)
      checkEdit(caller, before, edit)
      const { integration, externalId, eventTypeId = null, bookingId = before.bookingId } = edit
      if (eventTypeId !== null) await requireEventTypeToChange(tx, caller, eventTypeId)
      const place =
        integration === undefined || externalId === undefined
          ? before
          : await requireWritable(tx, [ownerOf(caller)], { integration, externalId })
      return changeDestination(tx, before, { ...place, eventTypeId, bookingId })
    })
    .catch(refuseSecond)
}

/** @throws 403, 400 */
function checkEdit(
  caller: CallerContext,
  before: Destination,
  { integration, externalId, eventTypeId = null, userId }: EditDestinationCalendar,
): void {
  if (userId !== undefined && userId !== caller.userId) throw new DomainError('ForbiddenException')
  if ((integration === undefined) !== (externalId === undefined))
    throw badRequest({
      path: integration === undefined ? 'integration' : 'externalId',
      message: 'is required: integration and externalId go together',
    })
  if (before.eventTypeId === null && eventTypeId !== null)
    throw badRequest({ path: 'eventTypeId', message: 'cannot be set on the calendar of a user' })
  if (before.eventTypeId !== null && eventTypeId === null)
    throw badRequest({ path: 'eventTypeId', message: 'is required on the calendar of an event type' })
}

/** Deletes a destination calendar and returns it. @throws 403, 404 */
export async function removeDestination(
  db: Database,
  caller: CallerContext,
  id: number,
): Promise<Destination> {
  return db.transaction(async (tx) => {
    await lockOwner(tx, caller.userId)
    const found = await requireDestination(tx, caller, id)
    await deleteDestination(tx, found)
    return found
  })
}

/** @throws 409 when the user or the event type already has a destination, else the error itself */
export function refuseSecond(error: unknown): never {
  if (!isUniqueViolation(error)) throw error
  throw new DomainError('ConflictException', 'There is already a destination calendar.')
}

/** @throws 404 unless it is the caller's own, or of a team that the caller can change */
async function requireEventTypeToChange(tx: Tx, caller: CallerContext, id: number): Promise<void> {
  const eventType = await findEventType(tx, id)
  const isOwn =
    eventType !== undefined &&
    can(caller, 'eventType.update', ownedBy(eventType)) &&
    (eventType.teamId !== null || eventType.ownerId === caller.userId)
  if (!isOwn) throw new DomainError('event_type_not_found')
}

/**
 * Sets where bookings of an event type are written: to a writable calendar that its owner or one of
 * its hosts has connected in its organization. null: the calendars of its hosts; undefined:
 * unchanged, unless the calendar's user no longer hosts it.
 * @throws 404 when none of them has connected such a calendar, 400 when it is not theirs or
 *   read-only
 */
export async function saveDestinationOf(
  tx: Tx,
  { id, ownerId, organizationId, schedulingType }: EventType,
  hostIds: readonly number[],
  wanted: EventTypeDestination | null | undefined,
): Promise<void> {
  if (wanted && schedulingType === 'managed')
    throw badRequest({
      path: 'destinationCalendar',
      message: 'is set by each member on their own copy',
    })
  const userIds = [...hostIds, ownerId]
  if (wanted === null) return dropEventTypeDestination(tx, id)
  if (wanted === undefined) return dropEventTypeDestination(tx, id, { but: userIds })
  const atHome = await findOwners(tx, userIds)
  // For a team without an organization, the calendars that its hosts connected at home.
  const owners = organizationId === 0 ? atHome : atHome.map((owner) => ({ ...owner, organizationId }))
  const { owner, ...place } = await requireWritable(tx, owners, wanted, 'destinationCalendar.')
  return saveEventTypeDestination(tx, owner, id, place)
}
