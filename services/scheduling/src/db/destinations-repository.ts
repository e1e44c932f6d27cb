import type { Database, Tx } from '@punctual/db'
import { and, asc, eq, inArray, isNull, notInArray } from 'drizzle-orm'
import type { Owner } from '../domain/owner.ts'
import { isConnectionOf } from './calendars-repository.ts'
import { calendar, calendarConnection, destinationCalendar } from './schema.ts'

type Reader = Pick<Database | Tx, 'orm'>
export type Destination = typeof destinationCalendar.$inferSelect
type Place = Pick<Destination, 'connectionId' | 'integration' | 'externalId'>
type Parts = Place & Pick<Destination, 'eventTypeId' | 'bookingId'>

const ofOwner = ({ userId, organizationId }: Owner) =>
  and(eq(destinationCalendar.organizationId, organizationId), eq(destinationCalendar.userId, userId))
const ofUser = (owner: Owner) => and(ofOwner(owner), isNull(destinationCalendar.eventTypeId))
const isDestination = ({ organizationId, id }: Destination) =>
  and(eq(destinationCalendar.organizationId, organizationId), eq(destinationCalendar.id, id))

/** The user's own destination and those of event types, oldest first. */
export async function destinationsOf({ orm }: Reader, owner: Owner): Promise<Destination[]> {
  return orm.select().from(destinationCalendar).where(ofOwner(owner)).orderBy(asc(destinationCalendar.id))
}

export async function findDestination({ orm }: Reader, id: number): Promise<Destination | undefined> {
  const [found] = await orm.select().from(destinationCalendar).where(eq(destinationCalendar.id, id))
  return found
}

/** Returns the destination calendar of a user, which event types can override. */
export async function destinationOfUser({ orm }: Reader, owner: Owner): Promise<Destination | undefined> {
  const [found] = await orm.select().from(destinationCalendar).where(ofUser(owner))
  return found
}

/**
 * Returns where a booking with a meeting of Google Meet is written: the chosen calendar if it is
 * one of Google, else the person's primary Google calendar.
 */
export async function googlePlace(
  { orm }: Reader,
  { userId, organizationId }: Owner,
  chosen: Destination | undefined,
): Promise<WrittenPlace | undefined> {
  if (chosen?.integration === 'google_calendar') return chosen
  const [found] = await orm
    .select({
      organizationId: calendar.organizationId,
      connectionId: calendar.connectionId,
      externalId: calendar.externalId,
    })
    .from(calendar)
    .innerJoin(calendarConnection, isConnectionOf(calendar))
    .where(
      and(
        eq(calendar.organizationId, organizationId),
        eq(calendar.userId, userId),
        eq(calendar.isPrimary, true),
        eq(calendar.readOnly, false),
        eq(calendarConnection.integration, 'google_calendar'),
      ),
    )
    .orderBy(calendar.id)
    .limit(1)
  return found
}

/** A calendar that bookings are written to. */
export type WrittenPlace = Pick<Destination, 'organizationId' | 'connectionId' | 'externalId'>

/** Returns the destination calendars of these event types. */
export async function destinationsOfEventTypes(
  { orm }: Reader,
  eventTypeIds: readonly number[],
): Promise<Destination[]> {
  if (eventTypeIds.length === 0) return []
  return orm
    .select()
    .from(destinationCalendar)
    .where(inArray(destinationCalendar.eventTypeId, [...eventTypeIds]))
}

/** Sets the destination calendar of a user. */
export async function saveDestination(
  tx: Tx,
  owner: Owner,
  { connectionId, integration, externalId }: Place,
): Promise<Destination> {
  const place = { connectionId, integration, externalId }
  const [changed] = await tx.orm.update(destinationCalendar).set(place).where(ofUser(owner)).returning()
  return changed ?? insertDestination(tx, owner, { ...place, eventTypeId: null, bookingId: null })
}

/**
 * Inserts a destination calendar. @throws the unique violation when the user or event type has one
 * already
 */
export async function insertDestination(
  { orm }: Tx,
  owner: Owner,
  { connectionId, integration, externalId, eventTypeId, bookingId }: Parts,
): Promise<Destination> {
  const parts = { connectionId, integration, externalId, eventTypeId, bookingId }
  const [created] = await orm
    .insert(destinationCalendar)
    .values({ ...owner, ...parts })
    .returning()
  return created!
}

/** Sets the destination calendar of an event type; it may belong to any user. */
export async function saveEventTypeDestination(
  { orm }: Tx,
  { organizationId, userId }: Owner,
  eventTypeId: number,
  { connectionId, integration, externalId }: Place,
): Promise<void> {
  const place = { organizationId, userId, connectionId, integration, externalId }
  await orm
    .insert(destinationCalendar)
    .values({ ...place, eventTypeId })
    .onConflictDoUpdate({ target: destinationCalendar.eventTypeId, set: place })
}

export async function changeDestination(
  { orm }: Tx,
  before: Destination,
  change: Parts,
): Promise<Destination> {
  const { connectionId, integration, externalId, eventTypeId, bookingId } = change
  const [changed] = await orm
    .update(destinationCalendar)
    .set({ connectionId, integration, externalId, eventTypeId, bookingId })
    .where(isDestination(before))
    .returning()
  return changed!
}

export async function deleteDestination({ orm }: Tx, destination: Destination): Promise<void> {
  await orm.delete(destinationCalendar).where(isDestination(destination))
}

/**
 * Deletes an event type's destination calendar; with `of` only if it belongs to this user, with
 * `but` only if it belongs to none of these.
 */
export async function dropEventTypeDestination(
  { orm }: Tx,
  eventTypeId: number,
  { of, but }: { of?: number; but?: readonly number[] } = {},
): Promise<void> {
  const whose = [
    of === undefined ? undefined : eq(destinationCalendar.userId, of),
    but === undefined ? undefined : notInArray(destinationCalendar.userId, [...but]),
  ]
  await orm.delete(destinationCalendar).where(and(eq(destinationCalendar.eventTypeId, eventTypeId), ...whose))
}
