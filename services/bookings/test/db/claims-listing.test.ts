import type { BusyText } from '@punctual/contracts'
import t from 'tap'
import { holdSlot } from '../../src/app/reservations.ts'
import { countedBookings } from '../../src/db/bookings-of-event-type.ts'
import { listClaims, listSeated } from '../../src/db/claims-listing.ts'
import { takeReservation } from '../../src/db/reservations-repository.ts'
import { bookingsDatabase } from '../database.ts'
import { aCheck, aTime, at, host, now } from '../fixtures.ts'
import { make, makeOne } from '../making.ts'

const seats = { seatsPerTimeSlot: 3, showAttendeeInfo: true, showAvailabilityCount: true }
const seated = (start: string, end: string) =>
  aCheck(
    { seats },
    {
      ...aTime(at(start).toISOString(), at(end).toISOString()),
      claim: { before: 10, after: 5 },
    },
  )
const window = { hostIds: [host.id], from: at('06:00'), to: at('20:00') }
const times = (busy: readonly BusyText[]) =>
  busy
    .flatMap(({ text }) => text.split(','))
    .map((span) =>
      span.split(' ').map((minute) => new Date(Number(minute) * 60_000).toISOString().slice(11, 16)),
    )
    .map((span) => span.join('-'))
    .sort()

t.test(
  'seated bookings claim only their buffers for their own event type, and the whole span for others',
  async (t) => {
    const db = await bookingsDatabase(t)
    const check = seated('09:00', '09:30')
    const { id, uid } = await makeOne(db, check)
    await make(db, check)
    const hold = await db.transaction((tx) => holdSlot(tx, check, { uid: 'hold', minutes: 5 }, now))
    const other = seated('11:00', '11:30')
    await db.transaction((tx) => holdSlot(tx, other, { uid: 'other', minutes: 5 }, now))
    t.strictSame(times(await listClaims(db, window, now)), ['08:50-09:35', '10:50-11:35'])
    const own = { ...window, seatsOf: check.eventType.id }
    t.strictSame(times(await listClaims(db, own, now)), [
      '08:50-09:00',
      '09:30-09:35',
      '10:50-11:00',
      '11:30-11:35',
    ])
    t.match(await listSeated(db, own, now), [
      { bookingUid: uid, hostIds: [host.id], start: hold.start, seatsTaken: 3 },
      { bookingUid: null, hostIds: [host.id], start: at('11:00'), seatsTaken: 1 },
    ])
    t.equal((await listSeated(db, { ...own, ignored: { id, uid }, to: at('10:00') }, at('08:06'))).length, 0)
    await db.transaction((tx) => takeReservation(tx, 'other', now))
    t.strictSame(times(await listClaims(db, { ...window, from: at('10:00') }, now)), [])
  },
)

t.test('lists the claims that overlap the window, in whole minutes, up to the year 9999', async (t) => {
  const db = await bookingsDatabase(t)
  const claim = (from: string, to: string) => db.sql`
    insert into host_claim (organization_id, hold_uid, hold_until, host_id, span)
    values (1, ${from}, ${at('23:00')}, ${host.id}, tstzrange(${from}, ${to}))`
  const day = at('06:00').toISOString().slice(0, 10)
  await claim(`${day}T05:00Z`, `${day}T06:00Z`)
  await claim(`${day}T06:00Z`, `${day}T06:00:30Z`)
  await claim(`${day}T19:59:30Z`, `${day}T20:00Z`)
  await claim(`${day}T20:00Z`, `${day}T21:00Z`)
  await claim('9999-12-31T23:00Z', '9999-12-31T23:30Z')
  t.strictSame(times(await listClaims(db, window, now)), ['06:00-06:01', '19:59-20:00'])
  const late = { from: new Date('9999-12-31T00:00Z'), to: new Date('9999-12-31T23:59Z') }
  t.strictSame(times(await listClaims(db, { ...window, ...late }, now)), ['23:00-23:30'])
  t.strictSame(times(await listClaims(db, window, at('23:00'))), [], 'the holds are over')
})

t.test('lists the bookings that count towards limits', async (t) => {
  const db = await bookingsDatabase(t)
  const { uid } = await makeOne(db, aCheck())
  const question = { eventTypeId: 3, from: at('00:00'), to: at('23:00') }
  t.same(
    [...(await countedBookings(db, question))],
    [{ start: at('09:00'), minutes: 30, hostIds: [host.id] }],
  )
  t.same([...(await countedBookings(db, { ...question, exceptUid: uid }))], [])
  t.same([...(await countedBookings(db, { ...question, to: at('09:00') }))], [])
})
