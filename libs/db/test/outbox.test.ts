import { bookingCancelled, bookingCreated, type DomainEvent } from '@punctual/contracts'
import t from 'tap'
import { addDeadLetter, appendEvent, firstSeen, newEventId } from '../src/index.ts'
import { bookingsDatabase } from './fresh.ts'

const at = new Date('2026-12-01T08:00:00.123Z')

t.test('appends an event as a row and as an envelope', async (t) => {
  const db = await bookingsDatabase(t)
  const event = { subject: 'uid', version: 2, organizationId: 7, data: {} as never, at }
  const envelope = await db.transaction((tx) =>
    appendEvent(tx, bookingCancelled, { ...event, traceparent: '00-a-b-01' }),
  )
  t.match(envelope, {
    specversion: '1.0',
    source: 'bookings',
    type: 'bookings.booking.cancelled',
    subject: 'uid',
    time: '2026-12-01T08:00:00.123Z',
    aggregateversion: 2,
    organizationid: 7,
    traceparent: '00-a-b-01',
  })
  const [row] = await db.sql<{ body: string }[]>`select * from outbox`
  t.match(row, { id: envelope.id, subject: 'uid', aggregate_version: 2, organization_id: 7, created_at: at })
  t.same(JSON.parse(row?.body ?? ''), envelope)
})

t.test('event ids are UUIDv7 of their instant', async (t) => {
  const id = newEventId(at)
  t.match(id, /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
  t.equal(Number.parseInt(id.replace('-', '').slice(0, 12), 16), at.getTime())
  t.not(newEventId(at), id)
})

t.test('event ids of one instant increase, also among those of others', async (t) => {
  const later = new Date(at.getTime() + 1)
  const ids = Array.from({ length: 200 }, () => [newEventId(at), newEventId(later)][0] ?? '')
  t.same([...ids].sort(), ids)
})

t.test('parallel changes keep the versions of each aggregate in order in the outbox', async (t) => {
  const db = await bookingsDatabase(t)
  await db.sql.unsafe('create table aggregate (id text primary key, version integer not null)')
  await db.sql`insert into aggregate values ('a', 0), ('b', 0)`
  const change = (id: string) =>
    db.transaction(async (tx) => {
      const [row] = await tx.sql<{ version: number }[]>`
        update aggregate set version = version + 1 where id = ${id} returning version`
      const version = row?.version ?? 0
      await appendEvent(tx, bookingCreated, {
        subject: id,
        version,
        organizationId: 0,
        data: {} as never,
        at,
      })
    })
  await Promise.all(Array.from({ length: 60 }, (_, n) => change(n % 2 ? 'a' : 'b')))
  for (const id of ['a', 'b']) {
    const rows = await db.sql<{ body: string }[]>`select body from outbox where subject = ${id} order by pos`
    const versions = rows.map((row) => (JSON.parse(row.body) as DomainEvent).aggregateversion)
    t.same(
      versions,
      versions.map((_, index) => index + 1),
    )
    t.equal(versions.length, 30)
  }
})

t.test('an event is new once per consumer, and again after a rollback', async (t) => {
  const db = await bookingsDatabase(t)
  const id = newEventId(at)
  const see = (consumer: string) => db.transaction((tx) => firstSeen(tx, consumer, id, at))
  await t.rejects(
    db.transaction(async (tx) => {
      t.equal(await firstSeen(tx, 'a', id, at), true)
      throw new Error('no')
    }),
  )
  const parallel = await Promise.all([see('a'), see('a'), see('a')])
  t.same(parallel.sort(), [false, false, true])
  t.equal(await see('b'), true)
})

t.test('stores one dead letter per event and consumer, with its latest error', async (t) => {
  const db = await bookingsDatabase(t)
  const letter = {
    consumer: 'a',
    eventId: newEventId(at),
    type: 'x',
    subject: 's',
    body: '{}',
    attempts: 1,
    at,
  }
  await db.transaction((tx) => addDeadLetter(tx, { ...letter, error: 'first' }))
  await db.transaction((tx) => addDeadLetter(tx, { ...letter, attempts: 2, error: new Error('second') }))
  const rows = await db.sql`select consumer, error, attempts, replayed_at from dead_letter`
  t.match([...rows], [{ consumer: 'a', error: /second/, attempts: 2, replayed_at: null }])
})

t.test('stores one dead letter per consumer for a message without an event id', async (t) => {
  const db = await bookingsDatabase(t)
  const letter = { eventId: null, type: 'x', subject: 's', error: 'not JSON', attempts: 1, at }
  for (const consumer of ['a', 'b'])
    for (const body of ['{', '{', '['])
      await db.transaction((tx) => addDeadLetter(tx, { ...letter, consumer, body }))
  const rows = await db.sql`select consumer || body from dead_letter order by id`.values()
  t.same(rows.flat(), ['a{', 'a[', 'b{', 'b['])
})
