import type { BookingSnapshot, RoomParticipant } from '@punctual/contracts'
import type { Tx } from '@punctual/db'
import { noShowTriggers, type WaitingWebhook } from '../domain/no-show-event.ts'
import { commonFields, ownersOf } from '../domain/webhook-event.ts'
import { webhooksOfAll } from './webhooks-repository.ts'

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
