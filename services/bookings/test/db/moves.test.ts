import { DomainError } from '@punctual/contracts'
import type { Database } from '@punctual/db'
import fc from 'fast-check'
import t from 'tap'
import { changeBooking } from '../../src/app/change-booking.ts'
import { moveBooking } from '../../src/app/reschedule-booking.ts'
import { findBooking } from '../../src/db/find-bookings.ts'
import { requireBooking } from '../../src/domain/booking.ts'
import { cancelBooking } from '../../src/domain/cancel-booking.ts'
import { bookingsDatabase } from '../database.ts'
import { aCheck, aTime, at, host, ids, now } from '../fixtures.ts'
import { makeOne } from '../making.ts'

/** The half hour with that number after 09:00. */
function checkAt(slot: number, hostIds: readonly number[] = [7]) {
  const start = new Date(at('09:00').getTime() + slot * 1_800_000)
  const end = new Date(start.getTime() + 1_800_000)
  const hosts = hostIds.map((id) => ({ ...host, id }))
  return aCheck({}, aTime(start.toISOString(), end.toISOString(), hosts))
}

const bookAt = (db: Database, slot: number, hostIds?: readonly number[]) =>
  makeOne(db, checkAt(slot, hostIds))
const moveTo = async (db: Database, uid: string, slot: number, hostIds?: readonly number[]) => {
  const command = { start: '', needsConfirmation: false, newRoomUrl: ids().newRoomUrl }
  const seen = requireBooking(await findBooking(db, uid))
  return (await db.transaction((tx) => moveBooking(tx, seen, command, checkAt(slot, hostIds), { now })))
    .booking
}
const cancel = (db: Database, uid: string) =>
  db.transaction((tx) => changeBooking(tx, uid, { now }, (booking) => cancelBooking(booking, {}, now)))

const orRefused = <T>(work: Promise<T>): Promise<T | string> =>
  work.catch((error: unknown) => {
    if (error instanceof DomainError) return error.code
    throw error
  })

/** Checks the invariants of bookings and claims. */
async function assertSound(t: Parameters<typeof bookingsDatabase>[0], db: Database) {
  const overlaps = await db.sql`
    select from host_claim a join host_claim b on a.host_id = b.host_id and a.id < b.id
      and a.span && b.span and a.active and b.active`
  t.equal(overlaps.length, 0, 'no two active claims of a host overlap')
  const odd = await db.sql`
    select b.id from booking b where (b.status in ('pending', 'accepted')) is distinct from
      ((select count(*) from host_claim c where c.booking_id = b.id and c.active)
       = (select count(*) from host h where h.booking_id = b.id))`
  t.equal(odd.length, 0, 'a booking has its claims exactly while it holds time')
  const torn = await db.sql`
    select b.id from booking b where b.rescheduled_to_uid is not null and not exists
      (select from booking n where n.uid = b.rescheduled_to_uid and n.rescheduled_from_uid = b.uid)`
  t.equal(torn.length, 0, 'both ends of a move know each other')
  const order = await db.sql`
    select from outbox one join outbox other on one.subject = other.subject
      and one.pos < other.pos and one.aggregate_version >= other.aggregate_version`
  t.equal(order.length, 0, 'the outbox has the versions of a booking in their order')
}

t.test('a booking can move to a time that overlaps its own', async (t) => {
  const db = await bookingsDatabase(t)
  const old = await bookAt(db, 0)
  const moved = await moveTo(db, old.uid, 0)
  t.not(moved.uid, old.uid)
  t.match(await db.sql`select status from booking order by id`, [
    { status: 'cancelled' },
    { status: 'accepted' },
  ])
  await assertSound(t, db)
})

t.test('409 for a move to a taken slot, which changes nothing', async (t) => {
  const db = await bookingsDatabase(t)
  const [one] = await Promise.all([bookAt(db, 0), bookAt(db, 1)])
  await t.rejects(moveTo(db, one!.uid, 1), { code: 'slot_taken' })
  t.match(await db.sql`select distinct status from booking`, [{ status: 'accepted' }])
  t.match(await db.sql`select count(*) as count from outbox`, [{ count: 2 }])
  await assertSound(t, db)
})

t.test('of 16 parallel moves of one booking, one succeeds', async (t) => {
  const db = await bookingsDatabase(t)
  const old = await bookAt(db, 0)
  const results = await Promise.all(
    Array.from({ length: 16 }, (_, slot) => orRefused(moveTo(db, old.uid, slot + 1))),
  )
  t.equal(results.filter((result) => result === 'booking_already_rescheduled').length, 15)
  await assertSound(t, db)
})

t.test('two bookings that swap times do not deadlock', async (t) => {
  const db = await bookingsDatabase(t)
  const [one, two] = await Promise.all([bookAt(db, 0), bookAt(db, 1)])
  const results = await Promise.all([orRefused(moveTo(db, one!.uid, 1)), orRefused(moveTo(db, two!.uid, 0))])
  t.strictSame(results, ['slot_taken', 'slot_taken'])
  await assertSound(t, db)
})

t.test('parallel creations, moves and cancellations keep the invariants', async (t) => {
  const db = await bookingsDatabase(t)
  const slot = fc.integer({ min: 0, max: 5 })
  const hosts = fc.constantFrom([1], [2], [1, 2])
  const step = fc.oneof(
    fc.record({ kind: fc.constant('book' as const), slot, hosts }),
    fc.record({ kind: fc.constant('move' as const), slot, hosts, which: fc.nat(20) }),
    fc.record({ kind: fc.constant('cancel' as const), which: fc.nat(20) }),
  )
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 20 }), async (steps) => {
      const created = (
        await Promise.all([0, 1, 2, 3].map((index) => orRefused(bookAt(db, index, [1 + (index % 2)]))))
      ).flatMap((booking) => (typeof booking === 'string' ? [] : [booking.uid]))
      const uidOf = (which: number) => created[which % created.length]!
      await Promise.all(
        steps.map((one): Promise<unknown> => {
          if (one.kind === 'book') return orRefused(bookAt(db, one.slot, one.hosts))
          if (one.kind === 'cancel') return orRefused(cancel(db, uidOf(one.which)))
          return orRefused(moveTo(db, uidOf(one.which), one.slot, one.hosts))
        }),
      )
      await assertSound(t, db)
      await db.sql`truncate host_claim, attendee, host, booking, outbox cascade`
    }),
    { numRuns: 10 },
  )
})
