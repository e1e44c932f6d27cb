import type { Database, Tx } from '@punctual/db'
import { releaseHold } from './claims-repository.ts'

/** A hold of a slot, or of one seat of it. */
export interface Reservation {
  /** The capability. */
  uid: string
  organizationId: number
  eventTypeId: number
  start: Date
  end: Date
  /** The requested length of the hold. */
  minutes: number
  holdUntil: Date
  seated: boolean
}

type Reader = Pick<Database | Tx, 'sql'>
const columns = (sql: Reader['sql']) => sql`uid, organization_id as "organizationId",
  event_type_id as "eventTypeId", "start", "end", minutes, hold_until as "holdUntil", seated`

export function insertReservation(tx: Tx, one: Reservation): void {
  const { uid, organizationId, eventTypeId, start, end, minutes, holdUntil, seated } = one
  tx.send(tx.sql`
    insert into reservation (uid, organization_id, event_type_id, "start", "end", minutes, hold_until, seated)
    values (${uid}, ${organizationId}, ${eventTypeId}, ${start}, ${end}, ${minutes}, ${holdUntil}, ${seated})`)
}

/** Returns a hold that has not ended. */
export async function findReservation(
  { sql }: Reader,
  uid: string,
  now: Date,
): Promise<Reservation | undefined> {
  const [row] = await sql<Reservation[]>`
    select ${columns(sql)} from reservation where uid = ${uid} and hold_until > ${now}`
  return row
}

/**
 * Ends a hold. The time of a seat stays claimed while other seats of the slot are held. It locks
 * the slot of a seat, as a hold that is made in parallel counts on the shared claims.
 * @param next slots whose seats the caller uses next, locked along with it in one order
 * @returns the hold with the hosts whose time becomes free; undefined if it has already ended
 */
export async function takeReservation(
  tx: Tx,
  uid: string,
  now: Date,
  next: readonly SeatSlot[] = [],
): Promise<(Reservation & { hostIds: number[] }) | undefined> {
  const { sql } = tx
  const live = sql`uid = ${uid} and hold_until > ${now}`
  // One round trip for most holds; a seated one is deleted under the lock of its slot, in the order
  // of those who book or move it.
  const [seen] = await sql<Reservation[]>`
    with ended as (delete from reservation where ${live} and not seated returning ${columns(sql)})
    select * from ended union all select ${columns(sql)} from reservation where ${live} and seated`
  lockSeatSlots(tx, seen?.seated ? [seen, ...next] : next)
  if (!seen?.seated) return seen && { ...seen, hostIds: await takeHold(tx, uid) }
  const [row] = await sql<Reservation[]>`
    delete from reservation where ${live} returning ${columns(sql)}`
  if (!row) return undefined
  if (!row.seated) return { ...row, hostIds: await takeHold(tx, uid) }
  // The hold may have moved to another slot while this waited for the lock.
  lockSeatSlot(tx, row)
  await renewSeatHold(tx, row, now)
  return { ...row, hostIds: [] }
}

/** Deletes the claims of a hold. @returns the host ids, ascending */
export async function takeHold({ sql }: Tx, holdUid: string): Promise<number[]> {
  const rows = await sql<{ id: number }[]>`
    delete from host_claim where hold_uid = ${holdUid} returning host_id as id`
  return [...new Set(rows.map(({ id }) => id))].sort((a, b) => a - b)
}

/** A slot whose seats are shared. */
export interface SeatSlot {
  eventTypeId: number
  start: Date
}

/**
 * Returns the uid under which all holds of seats of a slot share its claims while there is no
 * booking.
 */
export const seatHoldUid = ({ eventTypeId, start }: SeatSlot): string =>
  `seats:${eventTypeId}:${start.getTime()}`

/** Locks the seats of a slot until the transaction ends. */
export function lockSeatSlot(tx: Tx, slot: SeatSlot): void {
  tx.send(tx.sql`select pg_advisory_xact_lock(hashtextextended(${seatHoldUid(slot)}, 1))`)
}

/** Locks the seats of several slots, always in the same order, to avoid deadlocks. */
export function lockSeatSlots(tx: Tx, slots: readonly SeatSlot[]): void {
  const ordered = slots.toSorted(
    (a, b) => a.start.getTime() - b.start.getTime() || a.eventTypeId - b.eventTypeId,
  )
  for (const slot of ordered) lockSeatSlot(tx, slot)
}

/** The holds of seats of a slot. */
export interface SeatHolds {
  count: number
  until: Date | null
  /** Absent without holds. Instants are ISO 8601 UTC. */
  span?: { start: string; end: string }
}

/** Returns how many seats of a slot are held, for which time, and when the last hold ends. */
export async function seatHolds(
  { sql }: Reader,
  { eventTypeId, start }: SeatSlot,
  now: Date,
): Promise<SeatHolds> {
  const [row] = await sql<{ count: number; until: Date | null; end: Date | null }[]>`
    select count(*)::int as count, max(hold_until) as until, max("end") as "end" from reservation
    where event_type_id = ${eventTypeId} and "start" = ${start} and seated and hold_until > ${now}`
  const { count, until, end } = row!
  return { count, until, ...(end && { span: { start: start.toISOString(), end: end.toISOString() } }) }
}

/** Sets the end of the shared claims of a slot to the end of its last held seat. */
export async function renewSeatHold(tx: Tx, slot: SeatSlot, now: Date): Promise<void> {
  const { until } = await seatHolds(tx, slot, now)
  const uid = seatHoldUid(slot)
  if (until === null) return releaseHold(tx, uid)
  await tx.sql`update host_claim set hold_until = ${until} where hold_uid = ${uid}`
}

/** Deletes up to 10 expired holds; each creation of a hold calls it. */
export function sweepReservations(tx: Tx, now: Date): void {
  tx.send(tx.sql`
    with over as (
      delete from reservation where uid in (
        select uid from reservation where hold_until <= ${now} order by hold_until limit 10
        for update skip locked)
      returning uid)
    delete from host_claim where hold_uid in (select uid from over)`)
}
