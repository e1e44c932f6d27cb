import type { Contact } from '@punctual/contracts'
import type { Tx } from '@punctual/db'
import { wholeScans } from '@punctual/testing'
import t from 'tap'
import { listBookings } from '../../src/db/booking-lists.ts'
import { activeBookings, listTurns } from '../../src/db/bookings-of-event-type.ts'
import { listClaims } from '../../src/db/claims-listing.ts'
import { claimHosts, hasRequests } from '../../src/db/claims-repository.ts'
import { listReferences } from '../../src/db/references-repository.ts'
import { parseListQuery } from '../../src/domain/list-query.ts'
import { bookingsDatabase } from '../database.ts'
import { aCaller, aCheck, aTime, now } from '../fixtures.ts'
import { makeOne } from '../making.ts'

// Queries of tables that only grow must use an index.
t.test('finding a taken slot uses an index', async (t) => {
  const db = await bookingsDatabase(t)
  const [from, to] = ['2026-12-01T09:00:00.000Z', '2026-12-01T09:30:00.000Z']
  const { hosts } = await makeOne(db, aCheck({}, aTime(from, to)))
  const claim = {
    organizationId: 5,
    holder: { bookingId: 2 },
    hostIds: hosts.map(({ id }) => id),
    from: new Date(from),
    to: new Date(to),
  }
  await db.transaction(async (tx) => {
    const late = async () => t.equal(await claimHosts(tx, claim, new Date(from)), false)
    t.strictSame(await wholeScans(tx, late), [])
  })
})

t.test('listing the references of a caller uses an index', async (t) => {
  const db = await bookingsDatabase(t)
  await db.transaction(async (tx) => {
    const list = () => listReferences(tx, aCaller({ userId: 7 }), { take: 10, skip: 0 })
    t.strictSame(await wholeScans(tx, list), [])
  })
})

/** Adds bookings of every hour before the existing one, by the same host, and analyzes them. */
async function addPast({ sql }: Tx, count: number): Promise<void> {
  await sql`
    insert into booking select (jsonb_populate_record(b, jsonb_build_object(
      'id', b.id + n, 'uid', b.uid || n, 'start', b."start" - n * interval '1 hour', 'end', b."end" - n * interval '1 hour'))).*
    from booking b, generate_series(1, ${count}::int) n`
  await sql`
    insert into host select (jsonb_populate_record(h, jsonb_build_object('booking_id', b.id, 'start', b."start"))).*
    from host h join booking b on b.id > h.booking_id`
  await sql`analyze booking`
  await sql`analyze host`
}

/** Returns how many bookings, hosts and attendees the transaction has read so far. */
async function rowsRead({ sql }: Tx): Promise<number> {
  const [row] = await sql<{ rows: number }[]>`
    select sum(seq_tup_read + idx_tup_fetch)::int as rows from pg_stat_xact_user_tables
    where relname in ('booking', 'host', 'attendee')`
  return row?.rows ?? 0
}

t.test('looking for tentative requests reads none of the hosts’ other bookings', async (t) => {
  const db = await bookingsDatabase(t)
  const [start, end] = ['2026-12-01T09:00:00.000Z', '2026-12-01T09:30:00.000Z']
  const { organizationId, hosts } = await makeOne(db, aCheck({}, aTime(start, end)))
  const asked = { hostIds: hosts.map(({ id }) => id), spans: [{ start, end }] }
  await db.transaction(async (tx) => {
    await addPast(tx, 2_000)
    const before = await rowsRead(tx)
    t.equal(await hasRequests(tx, organizationId, asked), false)
    t.equal(await rowsRead(tx), before)
    await tx.sql`
      update booking set status = 'pending', event_type = event_type || '{"pendingIsTentative": true}'
      where "start" = ${new Date(start)}`
    t.equal(await hasRequests(tx, organizationId, asked), true)
  })
})

t.test('a list of what is ahead reads none of what has ended', async (t) => {
  const db = await bookingsDatabase(t)
  const [start, end] = ['2026-12-01T09:00:00.000Z', '2026-12-01T09:30:00.000Z']
  const { organizationId, uid } = await makeOne(db, aCheck({}, aTime(start, end)))
  await db.transaction(async (tx) => {
    await addPast(tx, 2_000)
    for (const sort of ['sortStart', 'sortCreated', 'sortUpdatedAt'] as const) {
      const before = await rowsRead(tx)
      const query = parseListQuery({ status: 'upcoming', [sort]: 'asc' })
      const { bookings, total } = await listBookings(tx, { organizationId }, query, new Date(start))
      t.same([bookings.map((each) => each.uid), total], [[uid], 1])
      t.ok((await rowsRead(tx)) - before < 10, sort)
    }
  })
})

t.test('turns read the newest bookings only, and all of a host who is in none of them', async (t) => {
  const db = await bookingsDatabase(t)
  const [start, end] = ['2026-12-01T09:00:00.000Z', '2026-12-01T09:30:00.000Z']
  const check = aCheck({}, aTime(start, end))
  await makeOne(db, check)
  const ago = (minutes: number) => now.getTime() - minutes * 60_000
  await db.transaction(async (tx) => {
    await addPast(tx, 2_000)
    const first = tx.sql`(select min(id) from booking)`
    await tx.sql`update booking set created_at = created_at - (id - ${first}) * interval '1 minute'`
    await tx.sql`update host set user_id = 9 where booking_id = ${first} + 150`
    await tx.sql`analyze booking`
    await tx.sql`analyze host`
    const [seven] = check.hosts
    if (!seven) throw new Error('no host')
    const hosts = [seven, { ...seven, id: 9 }, { ...seven, id: 11 }]
    const turns = async (weight: number) => {
      const weighed = hosts.map((each) => ({ ...each, weight: each.id === 11 ? weight : 100 }))
      const found = await listTurns(tx, check.eventType.id, weighed, now)
      return Object.fromEntries(found.map(({ id, booked }) => [id, booked]))
    }
    // Half of these few bookings would be read faster without an index.
    await tx.sql`set local enable_seqscan = off`
    const before = await rowsRead(tx)
    t.same(await turns(100), { 7: [ago(0)], 9: [ago(150)], 11: [] })
    const read = (await rowsRead(tx)) - before
    t.ok(read < 200, `${read} rows`)
    const all = await turns(50)
    t.equal(all[7]?.length, 2_000)
    t.same([all[9], all[11]], [[ago(150)], []])
    t.ok((await rowsRead(tx)) - before - read < 5_000, 'each booking and its hosts once')
    await tx.sql`update booking set status = 'cancelled' where id = ${first} + 150 or id = ${first}`
    t.same(await turns(100), { 7: [ago(1)], 9: [], 11: [] })
  })
})

t.test('counting what a booker has ahead reads none of the others’ bookings', async (t) => {
  const db = await bookingsDatabase(t)
  const [start, end] = ['2026-12-01T09:00:00.000Z', '2026-12-01T09:30:00.000Z']
  const { eventType, organizationId, uid } = await makeOne(db, aCheck({}, aTime(start, end)))
  await db.transaction(async (tx) => {
    await addPast(tx, 2_000)
    // Each has a booker of its own; a tenth of them have phone numbers only.
    await tx.sql`
      insert into attendee select (jsonb_populate_record(a, jsonb_build_object('id', b.id, 'booking_id', b.id,
        'email', case when b.id % 10 = 0 then '' else b.id || '@example.com' end,
        'phone_number', '+49' || b.id))).*
      from attendee a join booking b on b.id > a.booking_id`
    await tx.sql`update attendee set email = 'Ann@example.com', phone_number = '+491' where id = (select min(id) from attendee)`
    await tx.sql`analyze booking, attendee`
    const ahead = async (booker: Contact, at = new Date(start)) => {
      const before = await rowsRead(tx)
      const asked = { organizationId, eventTypeId: eventType.id, booker, now: at }
      const found = await activeBookings(tx, asked)
      t.ok((await rowsRead(tx)) - before < 10, JSON.stringify(booker))
      return found
    }
    const phone = { email: '', phoneNumber: '+491' }
    t.same(await ahead({ email: 'ann@example.com' }), { count: 1, lastUid: uid })
    t.same(await ahead({ email: 'ann@example.com' }, new Date(end)), { count: 0, lastUid: null })
    t.same(await ahead(phone), { count: 0, lastUid: null }, 'known by the address')
    await tx.sql`update attendee set email = '' where phone_number = '+491'`
    t.same(await ahead(phone), { count: 1, lastUid: uid })
  })
})

/** Postgres plans each of the first five runs, then compares a plan for all values with those. */
const plannedRuns = 5

t.test('claims and plain lists keep their plans', async (t) => {
  const db = await bookingsDatabase(t)
  const [from, to] = [new Date('2026-12-01T00:00:00Z'), new Date('2027-01-01T00:00:00Z')]
  await db.transaction(async (tx) => {
    const runs = plannedRuns + 2
    for (let run = 0; run < runs; run++) {
      await listClaims(tx, { hostIds: [7], from, to }, from)
      await listBookings(tx, { own: aCaller({ userId: 7 }) }, parseListQuery({}), from)
    }
    const plans = await tx.sql<{ planned: number; kept: number }[]>`
      select custom_plans::int as planned, generic_plans::int as kept from pg_prepared_statements
      where custom_plans + generic_plans = ${runs}`
    const kept = { planned: plannedRuns, kept: runs - plannedRuns }
    t.strictSame([...plans], [kept, kept, kept], 'claims, a page, its total')
  })
})
