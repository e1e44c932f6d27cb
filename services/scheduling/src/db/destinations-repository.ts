import type { Database, Tx } from '@punctual/db'
import { and, asc, eq, isNull } from 'drizzle-orm'
import type { Owner } from '../domain/owner.ts'
import { destinationCalendar } from './schema.ts'

type Reader = Pick<Database | Tx, 'orm'>
export type Destination = typeof destinationCalendar.$inferSelect
type Place = Pick<Destination, 'connectionId' | 'integration' | 'externalId'>

const ofOwner = ({ userId, organizationId }: Owner) =>
  and(eq(destinationCalendar.organizationId, organizationId), eq(destinationCalendar.userId, userId))

/** The user's own first, then those of single event types. */
export async function destinationsOf({ orm }: Reader, owner: Owner): Promise<Destination[]> {
  return orm.select().from(destinationCalendar).where(ofOwner(owner)).orderBy(asc(destinationCalendar.id))
}

export async function findDestination({ orm }: Reader, id: number): Promise<Destination | undefined> {
  const [found] = await orm.select().from(destinationCalendar).where(eq(destinationCalendar.id, id))
  return found
}

/** @returns where bookings of the event type are written: its own place, else its owner's */
export async function destinationFor(
  { orm }: Reader,
  owner: Owner,
  eventTypeId: number,
): Promise<Destination | undefined> {
  const all = await orm.select().from(destinationCalendar).where(ofOwner(owner))
  return all.find((each) => each.eventTypeId === eventTypeId) ?? all.find((each) => each.eventTypeId === null)
}

/** Sets the place of a user, or of one event type. */
export async function saveDestination(
  { orm }: Tx,
  owner: Owner,
  eventTypeId: number | null,
  { connectionId, integration, externalId }: Place,
): Promise<Destination> {
  const place = { connectionId, integration, externalId }
  const [changed] = await orm
    .update(destinationCalendar)
    .set(place)
    .where(and(ofOwner(owner), ofEventType(eventTypeId)))
    .returning()
  if (changed) return changed
  const [made] = await orm
    .insert(destinationCalendar)
    .values({ ...owner, eventTypeId, ...place })
    .returning()
  return made!
}

export async function changeDestination(
  { orm }: Tx,
  { organizationId, id }: Destination,
  change: Place & Pick<Destination, 'eventTypeId' | 'bookingId'>,
): Promise<Destination> {
  const { connectionId, integration, externalId, eventTypeId, bookingId } = change
  const [changed] = await orm
    .update(destinationCalendar)
    .set({ connectionId, integration, externalId, eventTypeId, bookingId })
    .where(and(eq(destinationCalendar.organizationId, organizationId), eq(destinationCalendar.id, id)))
    .returning()
  return changed!
}

export async function deleteDestination({ orm }: Tx, owner: Owner, eventTypeId: number | null) {
  await orm.delete(destinationCalendar).where(and(ofOwner(owner), ofEventType(eventTypeId)))
}

const ofEventType = (eventTypeId: number | null) =>
  eventTypeId === null
    ? isNull(destinationCalendar.eventTypeId)
    : eq(destinationCalendar.eventTypeId, eventTypeId)
