import {
  badRequest,
  type CallerContext,
  type CreateDestinationCalendar,
  can,
  DomainError,
  type EditDestinationCalendar,
} from '@punctual/contracts'
import type { Database, Tx } from '@punctual/db'
import {
  changeDestination,
  type Destination,
  findDestination,
  insertDestination,
} from '../db/destinations-repository.ts'
import { findEventType } from '../db/event-types-repository.ts'
import { ownedBy } from '../domain/event-type.ts'
import { ownerOf } from '../domain/owner.ts'
import { requireWritable } from '../guards/require-calendar.ts'

/**
 * Returns a destination calendar of the caller.
 * @throws 403 for one of another user of the caller's organization, 404 for any other
 */
export async function requireDestination(
  db: Database | Tx,
  { userId, organizationId }: CallerContext,
  id: number,
): Promise<Destination> {
  const found = await findDestination(db, id)
  if (found?.organizationId !== organizationId || (organizationId === 0 && found.userId !== userId))
    throw new DomainError('destination_calendar_not_found')
  if (found.userId !== userId) throw new DomainError('ForbiddenException')
  return found
}

/**
 * Sets the destination calendar of the caller or of an event type (v1, POST
 * /destination-calendars).
 * @throws 409 when one is already set
 */
export async function makeDestination(
  tx: Tx,
  caller: CallerContext,
  { integration, externalId, eventTypeId = null, bookingId = null, userId }: CreateDestinationCalendar,
): Promise<Destination> {
  if (userId !== undefined && userId !== caller.userId) throw new DomainError('ForbiddenException')
  if (eventTypeId !== null) await requireOwnEventType(tx, caller, eventTypeId)
  const { owner, ...place } = await requireWritable(tx, [ownerOf(caller)], { integration, externalId })
  return insertDestination(tx, owner, { ...place, eventTypeId, bookingId })
}

/**
 * Moves a destination calendar to another calendar or to another event type of the caller.
 * @throws 400 when only one of `integration` and `externalId` is given, when an event type is given
 *   for the calendar of a user, or none for the calendar of an event type
 */
export async function editDestination(
  tx: Tx,
  caller: CallerContext,
  before: Destination,
  edit: EditDestinationCalendar,
): Promise<Destination> {
  const { integration, externalId, eventTypeId = null, bookingId = before.bookingId, userId } = edit
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
  if (eventTypeId !== null) await requireOwnEventType(tx, caller, eventTypeId)
  const place =
    integration === undefined || externalId === undefined
      ? before
      : await requireWritable(tx, [ownerOf(caller)], { integration, externalId })
  return changeDestination(tx, before, { ...place, eventTypeId, bookingId })
}

/** @throws 404 unless it is the caller's own, or of a team that the caller can change */
async function requireOwnEventType(tx: Tx, caller: CallerContext, id: number): Promise<void> {
  const eventType = await findEventType(tx, id)
  const isOwn =
    eventType !== undefined &&
    can(caller, 'eventType.update', ownedBy(eventType)) &&
    (eventType.teamId !== null || eventType.ownerId === caller.userId)
  if (!isOwn) throw new DomainError('event_type_not_found')
}
