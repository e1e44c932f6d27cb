import type { Database } from '@punctual/db'
import { withRival } from '@punctual/testing'
import t from 'tap'
import { answerRequest, confirm } from '../../src/app/answer-request.ts'
import { changeBooking } from '../../src/app/change-booking.ts'
import { findBooking } from '../../src/db/find-bookings.ts'
import { cancelBooking } from '../../src/domain/cancel-booking.ts'
import { bookingsDatabase } from '../database.ts'
import { aCheck, aTime, now } from '../fixtures.ts'
import { make, makeOne } from '../making.ts'

const tentative = { id: 4, requiresConfirmation: true, pendingIsTentative: true }
const statusOf = async (db: Database, uid: string) => (await findBooking(db, uid))?.status
/** Runs the rival while the request is being cancelled. */
const whileCancelled = <T>(db: Database, uid: string, rival: () => Promise<T>) =>
  withRival(db, (tx) => changeBooking(tx, uid, { now }, (booking) => cancelBooking(booking, {}, now)), rival)

t.test('a booking is made although a request for its time is cancelled in parallel', async (t) => {
  const db = await bookingsDatabase(t)
  const [cancelled, waiting] = [await makeOne(db, aCheck(tentative)), await makeOne(db, aCheck(tentative))]
  const winner = await whileCancelled(db, cancelled.uid, () => makeOne(db, aCheck()))
  t.equal(winner.status, 'accepted')
  t.equal(await statusOf(db, cancelled.uid), 'cancelled')
  t.equal(await statusOf(db, waiting.uid), 'rejected')
})

t.test('a request is confirmed although another one is cancelled in parallel', async (t) => {
  const db = await bookingsDatabase(t)
  const [cancelled, confirmed] = [await makeOne(db, aCheck(tentative)), await makeOne(db, aCheck(tentative))]
  const winner = await whileCancelled(db, cancelled.uid, () =>
    db.transaction((tx) =>
      answerRequest(tx, confirmed.uid, { now }, (booking, series) =>
        confirm(tx, undefined, booking, now, series),
      ),
    ),
  )
  t.equal(winner.status, 'accepted')
  t.equal(await statusOf(db, cancelled.uid), 'cancelled')
})

t.test('an occurrence that is cancelled in parallel does not decline its series', async (t) => {
  const db = await bookingsDatabase(t)
  const [first, second] = [
    aTime('2026-12-01T09:00:00Z', '2026-12-01T09:30:00Z'),
    aTime('2026-12-08T09:00:00Z', '2026-12-08T09:30:00Z'),
  ]
  const occurrences = [...first.occurrences, ...second.occurrences]
  const recurrence = { interval: 1, occurrences: 2, frequency: 'weekly' } as const
  const made = await make(db, aCheck({ ...tentative, recurrence }, { occurrences }))
  const [one, two] = 'series' in made ? made.series : []
  const winner = await whileCancelled(db, one!.uid, () => makeOne(db, aCheck()))
  t.equal(winner.status, 'accepted')
  t.equal(await statusOf(db, one!.uid), 'cancelled')
  t.equal(await statusOf(db, two!.uid), 'pending')
})
