import type { BookingSnapshot } from '@punctual/contracts'
import type { Tx } from '@punctual/db'

/** The newest state of a booking that its meeting timers need. */
export interface SeenBooking {
  uid: string
  version: number
  /** null: not accepted, or deleted. */
  snapshot: BookingSnapshot | null
  endsAt: Date
}

/** The meeting events that webhooks already got. */
export interface ToldOf {
  startedFor: Date | null
  endedFor: Date | null
  /** The start from which the no-show triggers wait. */
  awaitedFrom: Date | null
}

/**
 * Stores the booking's state and returns the meeting events already sent; undefined when this or a
 * newer version is stored.
 */
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
