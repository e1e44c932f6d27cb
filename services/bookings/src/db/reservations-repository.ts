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
  /** As asked for. */
  minutes: number
  holdUntil: Date
  seated: boolean
}

type Reader = Pick<Database | Tx, 'sql'>
const columns = (sql: Reader['sql']) => sql`uid, organization_id as "organizationId",
  event_type_id as "eventTypeId", "start", "end", minutes, hold_until as "holdUntil", seated`

export async function insertReservation({ sql }: Tx, one: Reservation): Promise<void> {
  const { uid, organizationId, eventTypeId, start, end, minutes, holdUntil, seated } = one
  await sql`
    insert into reservation (uid, organization_id, event_type_id, "start", "end", minutes, hold_until, seated)
    values (${uid}, ${organizationId}, ${eventTypeId}, ${start}, ${end}, ${minutes}, ${holdUntil}, ${seated})`
}

/** @returns the hold, unless it is over */
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
 * Ends a hold. Of a seat, the time stays held for those who hold others.
 * @returns it, if it was not over, with the hosts whose time it held alone
 */
export async function takeReservation(
  tx: Tx,
  uid: string,
  now: Date,
): Promise<(Reservation & { hostIds: number[] }) | undefined> {
  const [row] = await tx.sql<Reservation[]>`
    delete from reservation where uid = ${uid} and hold_until > ${now} returning ${columns(tx.sql)}`
  if (!row) return undefined
  if (row.seated) {
    await renewSeatHold(tx, row, now)
    return { ...row, hostIds: [] }
  }
  return { ...row, hostIds: await takeHold(tx, uid) }
}

/** Ends the claims of a hold. @returns the hosts, ascending */
export async function takeHold({ sql }: Tx, holdUid: string): Promise<number[]> {
  const rows = await sql<{ id: number }[]>`
    delete from host_claim where hold_uid = ${holdUid} returning host_id as id`
  return rows.map(({ id }) => id).sort((a, b) => a - b)
}

/** A slot whose seats are shared. */
export interface SeatSlot {
  eventTypeId: number
  start: Date
}

/** Under what the time of a slot is held for all who hold seats of it, as long as there is no booking. */
export const seatHoldUid = ({ eventTypeId, start }: SeatSlot): string =>
  `seats:${eventTypeId}:${start.getTime()}`

/** Lets one command at a time work on the seats of a slot. Held until the transaction ends. */
export async function lockSeatSlot({ sql }: Tx, slot: SeatSlot): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${seatHoldUid(slot)}, 1))`
}

/** @returns how many seats are held, and until when the last of them is */
export async function seatHolds(
  { sql }: Reader,
  { eventTypeId, start }: SeatSlot,
  now: Date,
): Promise<{ count: number; until: Date | null }> {
  const [row] = await sql<{ count: number; until: Date | null }[]>`
    select count(*)::int as count, max(hold_until) as until from reservation
    where event_type_id = ${eventTypeId} and "start" = ${start} and seated and hold_until > ${now}`
  return row ?? { count: 0, until: null }
}

/** Keeps the time of a slot held for as long as one of its seats is. */
export async function renewSeatHold(tx: Tx, slot: SeatSlot, now: Date): Promise<void> {
  const { until } = await seatHolds(tx, slot, now)
  const uid = seatHoldUid(slot)
  if (until === null) return releaseHold(tx, uid)
  await tx.sql`update host_claim set hold_until = ${until} where hold_uid = ${uid}`
}

/** Deletes some of the holds that are over: who makes one clears away a few. */
export async function sweepReservations({ sql }: Tx, now: Date): Promise<void> {
  await sql`
    with over as (
      delete from reservation where uid in (
        select uid from reservation where hold_until <= ${now} order by hold_until limit 10
        for update skip locked)
      returning uid)
    delete from host_claim where hold_uid in (select uid from over)`
}
