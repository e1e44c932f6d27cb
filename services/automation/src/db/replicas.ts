import type { BookingSnapshot, EventTypeSummary, UserProfile } from '@punctual/contracts'
import type { Orm, Tx } from '@punctual/db'
import { and, count, eq, gt, inArray, isNull, lt, or, sql } from 'drizzle-orm'
import type { Owner } from '../guards/owner-at.ts'
import { bookingReplica, eventTypeReplica, userReplica } from './schema.ts'

/**
 * Stores a user; a late or repeated event changes nothing.
 * @returns whether this version was newer
 */
export async function storeUser(tx: Tx, user: UserProfile): Promise<boolean> {
  const columns = {
    organization_id: user.organizationId,
    email: user.email,
    name: user.name,
    time_zone: user.timeZone,
    locale: user.locale,
    time_format: user.timeFormat,
    are_emails_enabled: user.areEmailsEnabled ?? true,
    client_id: user.clientId ?? null,
    version: user.version,
  }
  const rows = await tx.orm
    .insert(userReplica)
    .values({ id: user.id, ...columns })
    .onConflictDoUpdate({
      target: userReplica.id,
      set: columns,
      setWhere: lt(userReplica.version, user.version),
    })
    .returning({ id: userReplica.id })
  return rows.length > 0
}

/** Stores an event type; the newer version wins. */
export async function storeEventType(orm: Orm, eventType: EventTypeSummary): Promise<void> {
  const columns = {
    organization_id: eventType.organizationId,
    owner_id: eventType.ownerId,
    team_id: eventType.teamId,
    version: eventType.version,
  }
  await orm
    .insert(eventTypeReplica)
    .values({ id: eventType.id, ...columns })
    .onConflictDoUpdate({
      target: eventTypeReplica.id,
      set: columns,
      setWhere: lt(eventTypeReplica.version, eventType.version),
    })
}

/** Stores a tombstone, so that an older event cannot restore the event type. */
export async function storeEventTypeTombstone(tx: Tx, id: number, version: number): Promise<void> {
  await tx.orm
    .insert(eventTypeReplica)
    .values({ id, organization_id: 0, owner_id: 0, version, deleted: true })
    .onConflictDoUpdate({
      target: eventTypeReplica.id,
      set: { version, deleted: true },
      setWhere: lt(eventTypeReplica.version, version),
    })
}

/** Returns the replicated event types with these ids, tombstones included. */
export async function findEventTypes(orm: Orm, ids: readonly number[]) {
  return ids.length === 0
    ? []
    : orm
        .select()
        .from(eventTypeReplica)
        .where(inArray(eventTypeReplica.id, [...ids]))
}

/**
 * Stores a booking.
 * @returns whether this version was newer
 */
export async function storeBooking(tx: Tx, booking: BookingSnapshot): Promise<boolean> {
  const columns = {
    version: booking.version,
    organization_id: booking.organizationId,
    event_type_id: booking.eventType.id,
    owner_id: booking.eventType.ownerId,
    team_id: booking.eventType.teamId,
    managing_team_id: booking.eventType.parent?.teamId ?? null,
    status: booking.status,
    starts_at: new Date(booking.start),
    ends_at: new Date(booking.end),
    snapshot: booking,
  }
  const rows = await tx.orm
    .insert(bookingReplica)
    .values({ uid: booking.uid, ...columns })
    .onConflictDoUpdate({
      target: bookingReplica.uid,
      set: columns,
      setWhere: lt(bookingReplica.version, booking.version),
    })
    .returning({ uid: bookingReplica.uid })
  return rows.length > 0
}

/** Marks a booking as replaced by another one, even if none of its events has arrived yet. */
export async function replaceBooking(
  tx: Tx,
  previous: { uid: string; version: number; start: string; end: string },
  next: BookingSnapshot,
): Promise<void> {
  const gone = { version: previous.version, status: 'cancelled' }
  await tx.orm
    .insert(bookingReplica)
    .values({
      uid: previous.uid,
      ...gone,
      organization_id: next.organizationId,
      event_type_id: next.eventType.id,
      owner_id: next.eventType.ownerId,
      team_id: next.eventType.teamId,
      starts_at: new Date(previous.start),
      ends_at: new Date(previous.end),
    })
    .onConflictDoUpdate({
      target: bookingReplica.uid,
      set: gone,
      setWhere: lt(bookingReplica.version, previous.version),
    })
}

/** Returns the newest replicated state of a booking. */
export async function loadBooking(orm: Orm, uid: string) {
  const [row] = await orm.select().from(bookingReplica).where(eq(bookingReplica.uid, uid))
  return row
}

/**
 * Matches bookings that have not ended, of a team's event types and managed copies, or of a
 * person's own event types.
 */
const hasNotEnded = ({ organizationId, userId, teamId }: Owner, now: Date) =>
  and(
    teamId === null
      ? and(
          eq(bookingReplica.organization_id, organizationId),
          eq(bookingReplica.owner_id, userId),
          isNull(bookingReplica.team_id),
        )
      : or(
          and(eq(bookingReplica.organization_id, organizationId), eq(bookingReplica.team_id, teamId)),
          eq(bookingReplica.managing_team_id, teamId),
        ),
    // Literals instead of parameters: a generic plan can then match the partial indexes.
    sql`${bookingReplica.status} in ('accepted', 'pending')`,
    gt(bookingReplica.ends_at, now),
    sql`${bookingReplica.snapshot} is not null`,
  )

/**
 * Returns up to `limit` bookings of an owner that have not ended, ordered by uid, after the uid
 * `after`.
 */
export async function futureBookings(
  orm: Orm,
  owner: Owner,
  { after, now, limit }: { after: string; now: Date; limit: number },
) {
  return orm
    .select()
    .from(bookingReplica)
    .where(and(hasNotEnded(owner, now), gt(bookingReplica.uid, after)))
    .orderBy(bookingReplica.uid)
    .limit(limit)
}

/** Counts the bookings of an owner that have not ended. */
export async function countFutureBookings(orm: Orm, owner: Owner, now: Date): Promise<number> {
  const [row] = await orm.select({ total: count() }).from(bookingReplica).where(hasNotEnded(owner, now))
  return row?.total ?? 0
}
