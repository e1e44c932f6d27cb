import { bookingCreated, type DomainEvent } from '@punctual/contracts'
import { newEventId } from '@punctual/db'
import { startReceiver } from '@punctual/testing'
import t from 'tap'
import { enqueueEvent } from '../../src/db/enqueue-event.ts'
import { erasePayload } from '../../src/domain/erase-payload.ts'
import { webhookEventOf } from '../../src/domain/webhook-event.ts'
import { subscriptions } from '../../src/events/consume.ts'
import { aBooking, aBookingEvent } from '../fixtures.ts'
import { aHarness, aWebhook, startWorker, untilDeliveriesAre } from '../harness.ts'

const attendee = { ...aBooking().attendees[0]!, phoneNumber: '+4915112345678' }
const booking = aBooking({
  attendees: [attendee, { ...attendee, id: 22, name: 'Bob', email: 'bob@example.com' }],
})
const webhookEvent = webhookEventOf('created', aBookingEvent(bookingCreated, { booking }))!

t.test('erases a booker: name, address, phone and answers; all else stays', async (t) => {
  const erased = erasePayload(webhookEvent.payload, { email: 'ANN@example.com' })
  const text = JSON.stringify(erased)
  for (const trace of ['Ann', 'ann@example.com', 'Acme', 'See you']) t.notMatch(text, trace)
  t.match(erased, {
    title: 'Intro between Olga and Erased',
    organizer: { name: 'Olga', email: 'olga@example.com' },
    attendees: [
      { name: 'Erased', email: 'erased@erased.invalid', phoneNumber: null, timeZone: 'America/New_York' },
      { name: 'Bob', email: 'bob@example.com' },
    ],
    responses: { email: { label: 'Email address', value: 'erased@erased.invalid' }, company: { value: '' } },
    additionalNotes: '',
    uid: webhookEvent.payload.uid,
  })
  t.same(Object.keys(erased), Object.keys(webhookEvent.payload))
})

t.test('erases only the guest or host with the address', async (t) => {
  const withoutBob = erasePayload(webhookEvent.payload, { email: 'bob@example.com' })
  t.notMatch(JSON.stringify(withoutBob), /bob/i)
  t.match(withoutBob, {
    attendees: [{ name: 'Ann' }, { name: 'Erased' }],
    responses: { company: { value: 'Acme' } },
  })
  const withoutOlga = erasePayload(webhookEvent.payload, { email: 'olga@example.com' })
  t.notMatch(JSON.stringify(withoutOlga), /olga/i)
  t.same(erasePayload(webhookEvent.payload, { email: 'unknown@example.com' }), webhookEvent.payload)
})

t.test('erases the answers of a form and the names of absent people', async (t) => {
  const form = {
    formId: 'f',
    responses: {
      a: { value: 'ann@example.com', response: 'ann@example.com' },
      b: { value: 'Private', response: 'x' },
    },
  }
  t.same(erasePayload(form, { email: 'ann@example.com' }).responses, {
    a: { value: 'erased@erased.invalid', response: '' },
    b: { value: '', response: '' },
  })
  const absence = {
    message: 'ann@example.com did not show up',
    attendees: [{ email: 'ann@example.com', noShow: true }],
  }
  t.notMatch(JSON.stringify(erasePayload(absence, { email: 'ann@example.com' })), 'ann@')
})

t.test('identity.person.erased: stored events, bodies and answers of only that organization', async (t) => {
  const harness = await aHarness(t)
  const { db, clock } = harness
  const receiver = await startReceiver(t)
  receiver.respondWith(() => ({ status: 500, body: 'no ann@example.com here' }))
  const plain = await aWebhook(harness, receiver.url)
  await aWebhook(harness, `${receiver.url}/template`, { payloadTemplate: '{"who":"{{attendees.0.name}}"}' })
  const worker = startWorker(t, harness)
  const enqueue = (more: object = {}) => {
    const event = { ...webhookEvent, id: newEventId(clock.now()), at: clock.now(), ...more }
    return db.transaction((tx) => enqueueEvent(tx, event, clock.now())).then(() => event)
  }
  await enqueue()
  await untilDeliveriesAre(harness, 'pending', 1)
  await worker.stop()
  const kept = async (table: string) => JSON.stringify(await db.sql.unsafe(`select t::text from ${table} t`))
  const bodies = async () =>
    (await db.sql<{ body: Uint8Array }[]>`select body from webhook_delivery order by webhook_id`).map(
      ({ body }) => Buffer.from(body).toString(),
    )
  t.match(await kept('webhook_attempt'), 'ann@example.com')

  const erase = async (organizationid: number, source: 'identity' | 'bookings' = 'identity') => {
    const event: DomainEvent = {
      specversion: '1.0',
      id: newEventId(clock.now()),
      source,
      type: `${source}.person.erased`,
      subject: 'x',
      time: clock.now().toISOString(),
      data: { email: 'ann@example.com' },
      aggregateversion: 1,
      organizationid,
    }
    const handler = subscriptions(clock)[source]?.find(({ definition }) => definition.type === event.type)
    await db.transaction(async (tx) => handler?.handle(tx, [event]))
  }
  await erase(8)
  t.match(await bodies(), [/ann@example.com/, '{"who":"Ann"}'])
  await erase(5)
  const erasedAt = clock.now()
  t.match(await bodies(), [/erased@erased.invalid/, '{"who":"Erased"}'])
  for (const table of ['webhook_event', 'webhook_attempt']) t.notMatch(await kept(table), 'ann@example.com')

  receiver.respondWith(() => ({}))
  startWorker(t, harness)
  clock.advance(10_000)
  await untilDeliveriesAre(harness, 'delivered', 2)
  const last = receiver.requests
    .filter(({ headers }) => `${headers['webhook-id']}`.endsWith(`_${plain}`))
    .at(-1)
  t.notMatch(last?.rawBody.toString(), 'ann@example.com', 'the pending delivery goes out without the data')

  const stored = async ({ id }: { id: string }) =>
    JSON.stringify(
      await db.sql`
        select e.payload, convert_from(d.body, 'UTF8') as body from webhook_event e
        join webhook_delivery d on d.event_id = e.id where e.id = ${id}`,
    )
  clock.advance(5_000)
  const late = await enqueue({ at: erasedAt })
  t.match(await stored(late), 'erased@erased.invalid')
  t.notMatch(await stored(late), /ann@example.com|"Ann"/, 'an event that comes after the erasure')
  const between = await enqueue()
  t.match(await stored(between), 'ann@example.com', 'as bookings may not have erased the person')
  await erase(5, 'bookings')
  t.notMatch(await stored(between), 'ann@example.com')
  t.notMatch(await stored(await enqueue()), 'ann@example.com', 'published just before')
  clock.advance(1_000)
  t.match(await stored(await enqueue()), 'ann@example.com', 'a person who books again')
})
