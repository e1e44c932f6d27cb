import type { BookingSnapshot, RoomParticipant } from '@punctual/contracts'
import type { Tx } from '@punctual/db'
import type { NewestBooking } from '../domain/newest-bookings.ts'
import { noShowTriggers, type WaitingWebhook } from '../domain/no-show-event.ts'
import { commonFields, ownersOf } from '../domain/webhook-event.ts'
import { webhooksOfAll } from './webhooks-repository.ts'

/** The meeting events that webhooks already got. */
export interface ToldOf {
  startedFor: Date | null
  endedFor: Date | null
  /** The start from which the no-show triggers wait. */
  awaitedFrom: Date | null
}

/**
 * Stores the states of different bookings. @returns the meeting events already sent, by uid; a
 * booking of which this or a newer version is stored is absent
 */
export async function seeBookings(
  { sql }: Tx,
  bookings: readonly NewestBooking[],
): Promise<Map<string, ToldOf>> {
  const json = bookings.map(({ snapshot }) => (snapshot ? JSON.stringify(snapshot) : ''))
  // In one order, so that two transactions do not wait for each other.
  const rows = await sql<(ToldOf & { uid: string })[]>`
    insert into booking_seen (uid, version, snapshot, ends_at)
    select uid, version, nullif(snapshot, '')::json, ends_at
    from unnest(${bookings.map(({ uid }) => uid)}::text[], ${bookings.map(({ version }) => version)}::integer[],
      ${json}::text[], ${bookings.map(({ endsAt }) => endsAt)}::timestamptz[]) b(uid, version, snapshot, ends_at)
    order by uid
    on conflict (uid) do update
      set version = excluded.version, snapshot = excluded.snapshot, ends_at = excluded.ends_at
      where booking_seen.version < excluded.version
    returning uid, started_for as "startedFor", ended_for as "endedFor", awaited_from as "awaitedFrom"`
  return new Map(rows.map((row) => [row.uid, row]))
}

/**
 * Marks a meeting event as sent, in the transaction that sends it.
 * @returns the current booking; undefined when there is nothing left to send
 */
export async function tellOfMeeting(
  tx: Tx,
  uid: string,
  purpose: 'MEETING_STARTED' | 'MEETING_ENDED',
  scheduledTime: Date,
): Promise<BookingSnapshot | undefined> {
  const [row] = await (purpose === 'MEETING_STARTED'
    ? tx.sql<{ snapshot: BookingSnapshot }[]>`
        update booking_seen set started_for = ${scheduledTime}
        where uid = ${uid} and snapshot is not null and started_for is distinct from ${scheduledTime}
        returning snapshot`
    : tx.sql<{ snapshot: BookingSnapshot }[]>`
        update booking_seen set ended_for = ${scheduledTime}
        where uid = ${uid} and snapshot is not null and ended_for is distinct from ${scheduledTime}
        returning snapshot`)
  return row?.snapshot
}

/** Stores who has joined a booking's video room; the newer version wins. */
export async function keepRoom(
  { sql }: Tx,
  { uid, version, participants }: { uid: string; version: number; participants: readonly RoomParticipant[] },
  at: Date,
): Promise<void> {
  await sql`
    insert into room_seen (uid, version, participants, seen_at)
    values (${uid}, ${version}, ${JSON.stringify(participants)}::text::json, ${at})
    on conflict (uid) do update
      set version = excluded.version, participants = excluded.participants, seen_at = excluded.seen_at
      where room_seen.version < excluded.version`
}

/**
 * Records, in the transaction that sets the timer, the start from which the webhooks wait for
 * people.
 * @returns the current booking with those who joined; undefined when it does not take place at that
 *   time
 */
export async function awaitedBooking(
  { sql }: Tx,
  uid: string,
  start: string,
): Promise<{ booking: BookingSnapshot; participants: RoomParticipant[] } | undefined> {
  const [row] = await sql<{ booking: BookingSnapshot; participants: RoomParticipant[] | null }[]>`
    update booking_seen b set awaited_from = ${new Date(start)}
    where b.uid = ${uid} and b.snapshot is not null
    returning b.snapshot as booking, (select r.participants from room_seen r where r.uid = b.uid) as participants`
  if (!row || row.booking.start !== start) return undefined
  return { booking: row.booking, participants: row.participants ?? [] }
}

/**
 * Returns the webhooks that wait for people in the booking's video room, in their current state.
 */
export async function waitingWebhooks({ sql }: Tx, booking: BookingSnapshot): Promise<WaitingWebhook[]> {
  const rows = await sql<WaitingWebhook[]>`
    select distinct on (w.id) w.id, w.subscriber_url as "subscriberUrl", w.triggers, w.time,
      w.time_unit as "timeUnit"
    from ${webhooksOfAll(sql, ownersOf(commonFields(booking)))}
    where w.active and w.deleted_at is null and w.triggers && ${Object.values(noShowTriggers)}::text[]
    order by w.id`
  return [...rows]
}
