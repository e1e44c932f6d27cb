import { badRequest, type EventTypeDestination } from '@punctual/contracts'
import type { Database, Tx } from '@punctual/db'
import {
  destinationsOfEventTypes,
  dropEventTypeDestination,
  saveEventTypeDestination,
} from '../db/destinations-repository.ts'
import { findOwners } from '../db/users-repository.ts'
import type { EventType } from '../domain/event-type.ts'
import { requireWritable } from '../guards/require-calendar.ts'

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

/** Adds the destination calendars of event types; they are not public. */
export async function withDestinations<Shown extends { id: number }>(
  db: Pick<Database | Tx, 'orm'>,
  shown: readonly Shown[],
): Promise<(Shown & { destinationCalendar?: EventTypeDestination })[]> {
  const destinations = await destinationsOfEventTypes(
    db,
    shown.map(({ id }) => id),
  )
  return shown.map((each) => {
    const found = destinations.find(({ eventTypeId }) => eventTypeId === each.id)
    if (!found) return each
    const { integration, externalId } = found
    return { ...each, destinationCalendar: { integration, externalId } }
  })
}

/** As `withDestinations`, of one event type. */
export async function withDestination<Shown extends { id: number }>(
  db: Pick<Database | Tx, 'orm'>,
  shown: Shown,
): Promise<Shown & { destinationCalendar?: EventTypeDestination }> {
  const [one] = await withDestinations(db, [shown])
  return one!
}
