import type { BookingSnapshot } from '@punctual/contracts'
import { openDatabase, serviceUrl } from '@punctual/db'
import { freshDatabase, wholeScans } from '@punctual/testing'
import fc from 'fast-check'
import t, { type Test } from 'tap'
import { replaceBooking, storeBooking } from '../../src/db/booking-replicas.ts'
import { countBookings, countByDay, countByEventType, countByHost } from '../../src/db/insights.ts'
import { booking, host, person } from '../bookings.ts'

const url = serviceUrl(await freshDatabase(t, ['automation']), 'automation')
const db = openDatabase(url, { schema: 'automation' })
t.teardown(() => db.close())
const day = (n: number) => new Date(Date.UTC(2026, 11, n))
const scope = { organizationId: 5, from: day(1), until: day(3) }
const page = { skip: 0, take: 100 }
const [olga, petra] = [host(3, 'Olga'), host(4, 'Petra')]
const none = {
  total: 0,
  accepted: 0,
  pending: 0,
  cancelled: 0,
  rejected: 0,
  rescheduled: 0,
  withAbsentHost: 0,
  withAbsentAttendee: 0,
}

/** A change of a booking: its snapshot, or its replacement by another one. */
type Change = { snapshot: BookingSnapshot } | { replaced: BookingSnapshot; by: BookingSnapshot }
const apply = (change: Change) =>
  db.transaction(async (tx) => {
    if ('snapshot' in change) await storeBooking(tx, change.snapshot)
    else await replaceBooking(tx, change.replaced, change.by)
  })
const empty = () => db.sql`delete from booking_replica`

/** The life of five bookings, in the order in which it happened. */
function changes(): Change[] {
  const one = (n: number, version: number, over: Partial<BookingSnapshot> = {}) =>
    booking({ uid: `b${n}`, version, ...over })
  const absent = { ...person(1, 'Ann'), absent: true }
  const moved = one(4, 2, { status: 'cancelled', rescheduledToUid: 'b5' })
  const next = one(5, 1, { start: '2026-12-02T09:00:00.000Z', rescheduledFromUid: 'b4', hosts: [petra] })
  return [
    { snapshot: one(1, 1, { status: 'pending' }) },
    { snapshot: one(2, 1, { status: 'pending' }) },
    { snapshot: one(3, 1) },
    { snapshot: one(4, 1, { hosts: [olga, petra] }) },
    { snapshot: one(1, 2, { status: 'accepted' }) },
    { snapshot: one(2, 2, { status: 'rejected' }) },
    { snapshot: one(3, 2, { hosts: [petra], attendees: [absent], absentHost: true }) },
    { snapshot: one(3, 3, { hosts: [petra], attendees: [absent], absentHost: true, status: 'cancelled' }) },
    { replaced: moved, by: next },
    { snapshot: next },
  ]
}

const expected = {
  all: {
    ...none,
    total: 5,
    accepted: 2,
    cancelled: 1,
    rejected: 1,
    rescheduled: 1,
    withAbsentHost: 1,
    withAbsentAttendee: 1,
  },
  hosts: [
    { userId: 3, total: 3, accepted: 1, rejected: 1, rescheduled: 1, cancelled: 0 },
    { userId: 4, total: 3, accepted: 1, rejected: 0, rescheduled: 1, cancelled: 1 },
  ],
  days: [
    { day: 0, total: 4, accepted: 1 },
    { day: 1, total: 1, accepted: 1 },
  ],
}

async function isExact(t: Test): Promise<void> {
  t.strictSame(await countBookings(db, scope), expected.all)
  t.match(await countByHost(db, scope, page), { total: 2, rows: expected.hosts })
  const days = await countByDay(db, scope, [day(1), day(2), day(3)])
  t.match(
    days.sort((a, b) => a.day - b.day),
    expected.days,
  )
  t.match(await countByEventType(db, scope, page), {
    total: 1,
    rows: [{ eventTypeId: 1, title: 'Class', slug: 'class', total: 5 }],
  })
}

t.test('counts are exact in whatever order the events arrive, and when they repeat', async (t) => {
  const order = fc.shuffledSubarray([...changes().keys()], { minLength: changes().length })
  await fc.assert(
    fc.asyncProperty(order, async (indexes) => {
      await empty()
      for (const index of [...indexes, ...indexes]) await apply(changes()[index]!)
      await isExact(t)
    }),
    { numRuns: 12 },
  )
})

t.test('copies count as their managed event type, and for its team', async (t) => {
  await empty()
  const parent = { id: 70, teamId: 8, organizationId: 5 }
  const { eventType } = booking()
  for (const [n, ownerId] of [olga.id, petra.id].entries()) {
    const copy = { ...eventType, id: 71 + n, ownerId, title: `Copy ${n}`, parent }
    await apply({
      snapshot: booking({ uid: `c${n}`, eventType: copy, start: `2026-12-0${n + 1}T09:00:00.000Z` }),
    })
  }
  await apply({ snapshot: booking({ uid: 'own', eventType: { ...eventType, id: 9, teamId: 8 } }) })
  await apply({ snapshot: booking({ uid: 'else' }) })
  t.match(await countByEventType(db, { ...scope, teamId: 8 }, page), {
    total: 2,
    rows: [
      { eventTypeId: 70, total: 2, title: 'Copy 1' },
      { eventTypeId: 9, total: 1 },
    ],
  })
  for (const [eventTypeId, total] of [
    [70, 2],
    [71, 1],
    [9, 1],
    [10, 0],
  ] as const)
    t.match(await countBookings(db, { ...scope, teamId: 8, eventTypeId }), { total }, `${eventTypeId}`)
  t.match(await countBookings(db, { ...scope, userId: olga.id }), { total: 4 })
  t.match(await countBookings(db, { ...scope, userId: 99 }), { total: 0 })
  t.match(await countBookings(db, { ...scope, organizationId: 6 }), { total: 0 })
  t.match((await countByEventType(db, scope, { skip: 1, take: 1 })).rows, { length: 1 })
})

t.test('every count uses an index', (t) =>
  db.transaction(async (tx) => {
    for (const wanted of [scope, { ...scope, teamId: 8 }, { ...scope, teamId: 8, userId: 3 }]) {
      t.strictSame(await wholeScans(tx, () => countBookings(tx, wanted)), [])
      t.strictSame(await wholeScans(tx, () => countByDay(tx, wanted, [day(1), day(2)])), [])
      t.strictSame(await wholeScans(tx, () => countByEventType(tx, wanted, page)), [])
      t.strictSame(await wholeScans(tx, () => countByHost(tx, wanted, page)), [])
    }
  }),
)
