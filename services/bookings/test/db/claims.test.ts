import { type BookingCheckAnswer, DomainError, type HostSnapshot } from '@punctual/contracts'
import { newUid } from '@punctual/http'
import fc from 'fast-check'
import t from 'tap'
import { transferClaim } from '../../src/app/claim-time.ts'
import { listClaims } from '../../src/db/claims-listing.ts'
import { bookingsDatabase } from '../database.ts'
import { aCheck, aTime, host, now } from '../fixtures.ts'
import { makeOne } from '../making.ts'

const minute = 60_000
const hostOf = (id: number): HostSnapshot => ({ ...host, id })

/** Minutes after 2026-12-01T09:00Z. */
interface Wish {
  from: number
  length: number
  before: number
  after: number
  hostIds: number[]
}
const instant = (minutes: number) =>
  new Date(Date.parse('2026-12-01T09:00:00Z') + minutes * minute).toISOString()

function answer(wish: Wish): BookingCheckAnswer {
  return aCheck(
    {},
    {
      ...aTime(instant(wish.from), instant(wish.from + wish.length), wish.hostIds.map(hostOf)),
      claim: { before: wish.before, after: wish.after },
    },
  )
}

type Db = Awaited<ReturnType<typeof bookingsDatabase>>

async function wishFor(db: Db, wish: Wish): Promise<'booked' | 'taken'> {
  try {
    await makeOne(db, answer(wish))
    return 'booked'
  } catch (error) {
    if (error instanceof DomainError && error.code === 'slot_taken') return 'taken'
    throw error
  }
}

const overlaps = (db: Db) => db.sql`
  select a.id from host_claim a join host_claim b
    on a.host_id = b.host_id and a.id < b.id and a.span && b.span and a.active and b.active`

t.test('of 64 parallel creations at one slot, one succeeds and 63 are slot_taken', async (t) => {
  const db = await bookingsDatabase(t)
  const wish = { from: 0, length: 30, before: 5, after: 10, hostIds: [7] }
  const results = await Promise.all(Array.from({ length: 64 }, () => wishFor(db, wish)))
  t.equal(results.filter((result) => result === 'booked').length, 1)
  t.equal(results.filter((result) => result === 'taken').length, 63)
  const [left] = await db.sql`select (select count(*) from booking) as bookings,
    (select count(*) from attendee) as attendees, (select count(*) from host_claim) as claims,
    (select count(*) from outbox) as events`
  t.strictSame({ ...left }, { bookings: 1, attendees: 1, claims: 1, events: 1 })
})

t.test('active claims of a host never overlap, with any parallel requests', async (t) => {
  const db = await bookingsDatabase(t)
  const wish = fc.record({
    from: fc.integer({ min: 0, max: 240 }),
    length: fc.integer({ min: 5, max: 90 }),
    before: fc.constantFrom(0, 5, 15),
    after: fc.constantFrom(0, 10, 30),
    hostIds: fc.uniqueArray(fc.integer({ min: 1, max: 4 }), { minLength: 1, maxLength: 3 }),
  })
  await fc.assert(
    fc.asyncProperty(fc.array(wish, { minLength: 2, maxLength: 24 }), async (wishes) => {
      const results = await Promise.all(wishes.map((one) => wishFor(db, one)))
      const found = await overlaps(db)
      const [{ count } = { count: -1 }] = await db.sql<{ count: number }[]>`
        select count(distinct booking_id)::int as count from host_claim where active`
      await db.sql`truncate host_claim, attendee, host, booking cascade`
      return (
        found.length === 0 &&
        results[0] !== undefined &&
        count === results.filter((result) => result === 'booked').length
      )
    }),
    { numRuns: 25 },
  )
})

t.test('adjacent bookings do not conflict, buffers add up', async (t) => {
  const db = await bookingsDatabase(t)
  const one = (from: number, before = 0, after = 0) =>
    wishFor(db, { from, length: 30, before, after, hostIds: [7] })
  t.equal(await one(0), 'booked')
  t.equal(await one(30), 'booked')
  t.equal(await one(29), 'taken')
  t.equal(await one(100, 0, 20), 'booked')
  t.equal(await one(160, 15), 'taken', 'its 15 minutes before reach into the 20 after')
  t.equal(await one(160, 10), 'booked')
})

t.test('if one of several hosts is busy, none is claimed', async (t) => {
  const db = await bookingsDatabase(t)
  const several = { from: 0, length: 30, before: 0, after: 0, hostIds: [1, 2, 3] }
  t.equal(await wishFor(db, { ...several, hostIds: [2] }), 'booked')
  t.equal(await wishFor(db, several), 'taken')
  t.equal(await wishFor(db, { ...several, hostIds: [1, 3] }), 'booked')
})

t.test('a hold blocks until it ends, then it is deleted', async (t) => {
  const db = await bookingsDatabase(t)
  const hold = (until: Date, from: number) => db.sql`
    insert into host_claim (organization_id, host_id, span, hold_uid, hold_until)
    values (5, 7, tstzrange(${instant(from)}, ${instant(from + 30)}), ${newUid()}, ${until})`
  const wish = { length: 30, before: 0, after: 0, hostIds: [6, 7] }
  await hold(new Date(now.getTime() + minute), 0)
  await hold(now, 60)
  t.equal(await wishFor(db, { ...wish, from: 0 }), 'taken')
  t.equal(await wishFor(db, { ...wish, from: 60 }), 'booked')
  const claims = await listClaims(
    db,
    { hostIds: [7], from: new Date(instant(0)), to: new Date(instant(90)) },
    now,
  )
  t.strictSame(
    claims.flatMap(({ text }) => text.split(',').sort()),
    [0, 60].map((from) => [from, from + 30].map((each) => Date.parse(instant(each)) / minute).join(' ')),
  )
  const later = new Date(now.getTime() + 2 * minute)
  const left = await listClaims(
    db,
    { hostIds: [7], from: new Date(instant(0)), to: new Date(instant(90)) },
    later,
  )
  t.equal(left.length, 1, 'a hold that is over is not listed')
})

t.test('a host who is not free leaves the claim to the present host, and to the next one', async (t) => {
  const db = await bookingsDatabase(t)
  const half = { length: 15, before: 0, after: 0, hostIds: [2] }
  const booking = await makeOne(db, answer({ ...half, from: 0, length: 30, hostIds: [1] }))
  await wishFor(db, { ...half, from: 15 })
  await db.sql`
    insert into host_claim (organization_id, host_id, span, hold_uid, hold_until)
    values (5, 2, tstzrange(${instant(0)}, ${instant(15)}), ${newUid()}, ${now})`
  const given = await db.transaction(async (tx) => [
    await transferClaim(tx, booking, { fromId: 1, toId: 2 }, now),
    await transferClaim(tx, booking, { fromId: 1, toId: 3 }, now),
  ])
  t.strictSame(given, [false, true], 'the second host has a booking beside a hold that is over')
  t.match(await db.sql`select host_id as id from host_claim where booking_id = ${booking.id}`, [{ id: 3 }])
})

t.test('a repeated request of the same booker for a pending slot gives one booking', async (t) => {
  const db = await bookingsDatabase(t)
  const check = aCheck({ requiresConfirmation: true })
  const ask = (email: string) => makeOne(db, check, { attendee: { name: 'Ann', email, timeZone: 'UTC' } })
  const [first, second] = await Promise.all([ask('ann@example.com'), ask('Ann@example.com')])
  t.equal(first?.uid, second?.uid)
  await t.rejects(ask('bob@example.com'), { code: 'slot_taken' })
  const [{ events } = {}] = await db.sql`select count(*) as events from outbox`
  t.equal(events, 1)
})
