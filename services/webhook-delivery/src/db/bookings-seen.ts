import type { BookingSnapshot } from '@punctual/contracts'
import type { Tx } from '@punctual/db'

/** The newest state of a booking, as far as it matters to its meeting. */
export interface SeenBooking {
  uid: string
  version: number
  /** null: not accepted, or gone. */
  snapshot: BookingSnapshot | null
  endsAt: Date
}

/** What the booking's meeting was told of already. */
export interface ToldOf {
  startedFor: Date | null
  endedFor: Date | null
  /** The start that people are waited for from. */
  awaitedFrom: Date | null
}

/** @returns what the meeting was told of; undefined when the same or a newer version was seen before */
export async function seeBooking(tx: Tx, booking: SeenBooking): Promise<ToldOf | undefined> {
  const { uid, version, snapshot, endsAt } = booking
  const json = snapshot && JSON.stringify(snapshot)
  const [row] = await tx.sql<ToldOf[]>`
    insert into booking_seen (uid, version, snapshot, ends_at)
    values (${uid}, ${version}, ${json}::text::json, ${endsAt})
    on conflict (uid) do update
      set version = excluded.version, snapshot = excluded.snapshot, ends_at = excluded.ends_at
      where booking_seen.version < excluded.version
    returning started_for as "startedFor", ended_for as "endedFor", awaited_from as "awaitedFrom"`
  return row
}

/**
 * Marks the meeting as told of, in the transaction that tells of it.
 * @returns the booking as it is now; undefined when there is nothing to tell of any more
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
