import type { BookingSnapshot, RoomParticipant } from '@punctual/contracts'
import type { Orm, Tx } from '@punctual/db'
import { and, count, eq, gt, gte, isNull, lt, or, sql } from 'drizzle-orm'
import type { Owner } from '../domain/owner.ts'
import { bookingReplica, videoRoomReplica } from './schema.ts'

/**
 * Stores a booking.
 * @returns whether this version was newer
 */
export async function storeBooking(tx: Tx, booking: BookingSnapshot): Promise<boolean> {
  const { eventType } = booking
  // Each change of a booking stores one: the query builder took longer to build the statement than
  // Postgres to run it, and sent the snapshot twice.
  const rows = await tx.sql`
    insert into booking_replica (uid, version, organization_id, event_type_id, owner_id, team_id,
      managing_team_id, status, starts_at, ends_at, snapshot)
    values (${booking.uid}, ${booking.version}, ${booking.organizationId}, ${eventType.id}, ${eventType.ownerId},
      ${eventType.teamId}, ${eventType.parent?.teamId ?? null}, ${booking.status}, ${new Date(booking.start)},
      ${new Date(booking.end)}, ${JSON.stringify(booking)}::text::jsonb)
    on conflict (uid) do update
      set version = excluded.version, organization_id = excluded.organization_id,
        event_type_id = excluded.event_type_id, owner_id = excluded.owner_id, team_id = excluded.team_id,
        managing_team_id = excluded.managing_team_id, status = excluded.status,
        starts_at = excluded.starts_at, ends_at = excluded.ends_at, snapshot = excluded.snapshot
      where booking_replica.version < excluded.version
    returning 1`
  if (rows.length > 0) return true
  await completeBooking(tx, booking)
  return false
}

/**
 * Stores the snapshot of a late event in a booking that was marked as replaced before it arrived:
 * its hosts still count in insights.
 */
async function completeBooking({ orm }: Tx, booking: BookingSnapshot): Promise<void> {
  const { uid, version, snapshot } = bookingReplica
  const isOlder = or(isNull(snapshot), sql`(${snapshot} ->> 'version')::int < ${booking.version}`)
  await orm
    .update(bookingReplica)
    .set({ snapshot: booking, managingTeamId: booking.eventType.parent?.teamId ?? null })
    .where(and(eq(uid, booking.uid), gte(version, booking.version), isOlder))
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
      organizationId: next.organizationId,
      eventTypeId: next.eventType.id,
      ownerId: next.eventType.ownerId,
      teamId: next.eventType.teamId,
      managingTeamId: next.eventType.parent?.teamId ?? null,
      startsAt: new Date(previous.start),
      endsAt: new Date(previous.end),
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
          eq(bookingReplica.organizationId, organizationId),
          eq(bookingReplica.ownerId, userId),
          isNull(bookingReplica.teamId),
        )
      : or(
          and(eq(bookingReplica.organizationId, organizationId), eq(bookingReplica.teamId, teamId)),
          eq(bookingReplica.managingTeamId, teamId),
        ),
    // Literals instead of parameters: a generic plan can then match the partial indexes.
    sql`${bookingReplica.status} in ('accepted', 'pending')`,
    gt(bookingReplica.endsAt, now),
    sql`${bookingReplica.snapshot} is not null`,
  )

/**
 * Returns up to `limit` bookings of an owner that have not ended, ordered by uid, after the uid
 * `after`. None of them changes before the transaction ends.
 */
export async function futureBookings(
  { orm }: Tx,
  owner: Owner,
  { after, now, limit }: { after: string; now: Date; limit: number },
) {
  return orm
    .select()
    .from(bookingReplica)
    .where(and(hasNotEnded(owner, now), gt(bookingReplica.uid, after)))
    .orderBy(bookingReplica.uid)
    .limit(limit)
    .for('share')
}

/** Counts the bookings of an owner that have not ended. */
export async function countFutureBookings(orm: Orm, owner: Owner, now: Date): Promise<number> {
  const [row] = await orm.select({ total: count() }).from(bookingReplica).where(hasNotEnded(owner, now))
  return row?.total ?? 0
}

/** Stores the participants of a booking's video room; the newer version wins. */
export async function storeVideoRoom(
  orm: Orm,
  videoRoom: { uid: string; version: number; participants: RoomParticipant[] },
): Promise<void> {
  const { uid, ...columns } = videoRoom
  await orm
    .insert(videoRoomReplica)
    .values({ uid, ...columns })
    .onConflictDoUpdate({
      target: videoRoomReplica.uid,
      set: columns,
      setWhere: lt(videoRoomReplica.version, videoRoom.version),
    })
}

/** Returns the replicated participants of a booking's video room. */
export async function participantsOf(orm: Orm, uid: string): Promise<RoomParticipant[]> {
  const [videoRoom] = await orm.select().from(videoRoomReplica).where(eq(videoRoomReplica.uid, uid))
  return videoRoom?.participants ?? []
}
