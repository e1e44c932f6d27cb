import { type DomainEvent, eventRegistry } from '@punctual/contracts'
import { openDatabase, serviceUrl } from '@punctual/db'
import { Value } from '@sinclair/typebox/value'
import t from 'tap'
import { bookingStack, moveTo } from '../stack.ts'

const stack = await bookingStack(t)
const { booked, clock, command, eventType, freshStart } = stack
const db = openDatabase(serviceUrl(stack.databaseUrl, 'bookings'), {
  schema: 'bookings',
  transactionConnections: 1,
  statementConnections: 1,
})
t.teardown(() => db.close())

type BookingData = { booking: { uid: string; version: number; organizationId: number; status: string } }

/** The outbox rows of a booking, published or not, in order. */
async function eventsOf(uid: string): Promise<DomainEvent<BookingData>[]> {
  const rows = await db.sql<{ body: string }[]>`
    select body from (
      select pos, body from outbox where subject = ${uid}
      union all select pos, body from event_log where subject = ${uid}) written order by pos`
  return rows.map(({ body }) => JSON.parse(body))
}

/** Checks a booking's events against their schemas and envelope. @returns their types */
async function typesOf(t: Parameters<typeof bookingStack>[0], uid: string): Promise<string[]> {
  const events = await eventsOf(uid)
  for (const [index, { type, data, subject, aggregateversion, organizationid, time }] of events.entries()) {
    const definition = eventRegistry.get(type)
    t.ok(definition && Value.Check(definition.data, data), `${type} is as registered`)
    t.equal(data.booking.uid, subject)
    t.equal(data.booking.version, aggregateversion)
    t.equal(organizationid, stack.organization.id)
    t.equal(aggregateversion, index + 1, 'versions without a gap')
    t.equal(time, new Date(time).toISOString())
  }
  return events.map(({ type }) => type.replace('bookings.booking.', ''))
}

t.test('publishes each change of a booking', async (t) => {
  const intro = await eventType()
  const { uid, start } = await booked({ eventTypeId: intro })
  await command(uid, 'guests', { guests: [{ email: 'bob@example.com' }] })
  moveTo(clock, start, 5)
  await command(uid, 'mark-absent', { attendees: [{ email: 'bob@example.com', absent: true }] })
  await command(uid, 'cancel', { cancellationReason: 'Ill' })
  t.strictSame(await typesOf(t, uid), ['created', 'guests-added', 'absence-marked', 'cancelled'])
  const [, added, absence, cancelled] = await eventsOf(uid)
  t.match(added, { data: { added: [{ email: 'bob@example.com', id: Number }] } })
  t.match(absence, { data: { changed: [{ email: 'bob@example.com', absent: true }] } })
  t.match(cancelled, {
    traceparent: /^00-[0-9a-f]{32}-[0-9a-f]{16}-/,
    data: { booking: { status: 'cancelled', cancellationReason: 'Ill', icsSequence: 2 } },
  })
})

t.test('publishes confirmed and rejected', async (t) => {
  const careful = await eventType({ requiresConfirmation: true })
  const one = await booked({ eventTypeId: careful })
  await command(one.uid, 'confirm')
  t.strictSame(await typesOf(t, one.uid), ['requested', 'confirmed'])
  const two = await booked({ eventTypeId: careful })
  await command(two.uid, 'decline', { reason: 'Busy' })
  t.strictSame(await typesOf(t, two.uid), ['requested', 'rejected'])
  t.match((await eventsOf(two.uid)).at(-1), { data: { booking: { rejectionReason: 'Busy' } } })
})

t.test('rescheduled carries the new booking and the last version of the old one', async (t) => {
  const intro = await eventType()
  const old = await booked({ eventTypeId: intro })
  const { body } = await command(old.uid, 'reschedule', { start: freshStart() })
  const { uid } = body.data
  t.strictSame(await typesOf(t, uid), ['rescheduled'])
  t.strictSame(await typesOf(t, old.uid), ['created'])
  t.match((await eventsOf(uid))[0], {
    data: {
      booking: { uid, rescheduledFromUid: old.uid, icsUid: old.icsUid, icsSequence: 1 },
      previous: { id: old.id, uid: old.uid, version: 2, start: old.start, end: old.end },
    },
  })
})

t.test('refused, replayed and ineffective commands publish nothing', async (t) => {
  const intro = await eventType()
  const headers = { 'idempotency-key': 'events' }
  const start = freshStart()
  const first = await stack.book({ eventTypeId: intro, start }, { headers })
  await stack.book({ eventTypeId: intro, start }, { headers })
  const { uid } = first.body.data
  await command(uid, 'confirm')
  moveTo(clock, start, 1)
  await command(uid, 'mark-absent', { attendees: [{ email: 'unknown@example.com', absent: true }] })
  t.strictSame(await typesOf(t, uid), ['created'])
})
