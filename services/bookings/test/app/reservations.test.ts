import type { Database, Tx } from '@punctual/db'
import { newUid } from '@punctual/http'
import { withRival } from '@punctual/testing'
import t from 'tap'
import { endReservation, holdSlot, reserveSlot } from '../../src/app/reservations.ts'
import { bookingsDatabase } from '../database.ts'
import { aCheck, aTime, now } from '../fixtures.ts'

const seats = { seatsPerTimeSlot: 5, showAttendeeInfo: false, showAvailabilityCount: false }
/** A seat of the slot that begins at that hour. */
const seatAt = (hour: number) =>
  aCheck(
    { seats, seatsPerTimeSlot: 5 },
    aTime(`2026-12-01T${hour}:00:00.000Z`, `2026-12-01T${hour}:30:00.000Z`),
  )
const hold = (db: Database, hour: number) =>
  db.transaction((tx) => reserveSlot(tx, seatAt(hour), { reservationDuration: 5 }, now))
const move = (tx: Tx, uid: string, hour: number) =>
  holdSlot(tx, seatAt(hour), { uid, minutes: 5, replaced: uid }, now)

/** Returns the hours whose time is claimed, ascending. */
const claimedHours = async (db: Database): Promise<number[]> => {
  const rows = await db.sql<{ from: Date }[]>`
    select lower(span) as "from" from host_claim where active order by lower(span)`
  return rows.map(({ from }) => from.getUTCHours())
}

/** Returns the uids of the holds, the earliest slot first. */
const heldUids = async (db: Database): Promise<string[]> => {
  const rows = await db.sql<{ uid: string }[]>`select uid from reservation order by "start"`
  return rows.map(({ uid }) => uid)
}

t.test('a seat that is held while the only other hold ends keeps the time claimed', async (t) => {
  const db = await bookingsDatabase(t)
  const { uid } = await hold(db, 10)
  await withRival(
    db,
    (tx) => endReservation(tx, uid, now),
    () => hold(db, 10),
  )
  t.strictSame(await claimedHours(db), [10])
})

t.test('a seat that is held while the only other hold moves away keeps the time claimed', async (t) => {
  const db = await bookingsDatabase(t)
  const { uid } = await hold(db, 10)
  await withRival(
    db,
    (tx) => move(tx, uid, 12),
    () => hold(db, 10),
  )
  t.strictSame(await claimedHours(db), [10, 12])
})

t.test('a hold that ends while it moves is ended where it is', async (t) => {
  const db = await bookingsDatabase(t)
  const { uid } = await hold(db, 10)
  const stays = await hold(db, 12)
  await withRival(
    db,
    (tx) => move(tx, uid, 12),
    () => db.transaction((tx) => endReservation(tx, uid, now)),
  )
  t.strictSame(await heldUids(db), [stays.uid])
  t.strictSame(await claimedHours(db), [12])
})

t.test('two holds that swap slots do not deadlock', async (t) => {
  const db = await bookingsDatabase(t)
  const [one, two] = [await hold(db, 10), await hold(db, 12)]
  await Promise.all([
    db.transaction((tx) => move(tx, one.uid, 12), { attempts: 1 }),
    db.transaction((tx) => move(tx, two.uid, 10), { attempts: 1 }),
  ])
  t.strictSame(await heldUids(db), [two.uid, one.uid])
  t.strictSame(await claimedHours(db), [10, 12])
})

t.test('the seats of a slot share one claim, which ends with the last hold', async (t) => {
  const db = await bookingsDatabase(t)
  const holds = [await hold(db, 10), await hold(db, 10)]
  for (const [index, { uid }] of holds.entries()) {
    t.strictSame(await claimedHours(db), [10], `${index}`)
    await db.transaction((tx) => endReservation(tx, uid, now))
  }
  t.strictSame(await claimedHours(db), [])
  t.equal(await db.transaction((tx) => endReservation(tx, newUid(), now)), undefined)
})
