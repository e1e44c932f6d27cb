import { createHmac } from 'node:crypto'
import { startReceiver, until } from '@punctual/testing'
import t from 'tap'
import { enqueueEvent } from '../../src/db/enqueue-event.ts'
import type { WebhookEvent } from '../../src/domain/webhook-event.ts'
import { anEvent, aRoom, aWebhook, deliveries, dueAt, type Room, settled, startWorker } from '../harness.ts'

const tell = (room: Room, event: WebhookEvent = anEvent(room)) =>
  room.db.transaction((tx) => enqueueEvent(tx, event, room.clock.now()))

const inSeconds = (room: Room, seconds: number): Date =>
  new Date(room.clock.now().getTime() + seconds * 1_000)

t.test('200 delivered once, signed', async (t) => {
  const room = await aRoom(t)
  const receiver = await startReceiver(t)
  const id = await aWebhook(room, receiver.url, { secret: 's3cret' })
  startWorker(t, room)
  const event = anEvent(room)
  t.equal(await tell(room, event), 1)
  t.match(await settled(room, 'delivered', 1), [{ webhook_id: id, reason: null }])
  const [request] = receiver.requests
  t.same(request?.json, {
    triggerEvent: 'BOOKING_CREATED',
    createdAt: '2026-12-01T08:00:00.000Z',
    payload: { uid: 'acmfVsgZSG9DuhCFJM6D5t', title: 'Intro' },
  })
  t.match(request?.headers, {
    'content-type': 'application/json',
    'x-svc-signature-256': createHmac('sha256', 's3cret')
      .update(request?.rawBody ?? '')
      .digest('hex'),
    'webhook-id': `msg_${event.id}_${id}`,
    'webhook-timestamp': '1796112000',
    'x-svc-attempt': '1',
    'x-svc-webhook-version': '2021-10-20',
    'user-agent': 'svc-webhooks/1',
  })
  t.notOk(request?.headers['x-svc-replay'])
  const [attempt] = await room.db.sql`select * from webhook_attempt`
  t.match(attempt, {
    attempt: 1,
    class: 'success',
    status: 200,
    url: receiver.url,
    remote_address: '127.0.0.1',
  })

  t.equal(await tell(room, event), 0, 'the same event again')
  t.equal((await deliveries(room)).length, 1)
  t.equal(receiver.requests.length, 1)
})

t.test('who is told: active, with the trigger, of the event type, of its organization', async (t) => {
  const room = await aRoom(t)
  const told = await aWebhook(room, 'https://a.example.com', {
    triggers: ['BOOKING_CREATED', 'FORM_SUBMITTED'],
  })
  await aWebhook(room, 'https://b.example.com', { active: false })
  await aWebhook(room, 'https://c.example.com', { triggers: ['BOOKING_CANCELLED'] })
  await aWebhook(room, 'https://d.example.com', { triggers: [] })
  await aWebhook(room, 'https://a.example.com', { eventTypeId: 2 })
  t.equal(await tell(room), 1)
  t.match(await deliveries(room), [{ webhook_id: told, status: 'pending' }])
  t.equal(await tell(room, anEvent(room, { organizationId: 6 })), 0)
  t.equal(await tell(room, anEvent(room, { eventTypeId: 3 })), 0)
  const [kept] = await room.db.sql`select count(*)::int as n from webhook_event`
  t.equal(kept?.n, 1, 'an event that no webhook could be told of is not kept')
})

t.test('a receiver with a limit: what is more waits, without an attempt; others go on', async (t) => {
  const room = await aRoom(t)
  const slow = await startReceiver(t)
  const byDefault = await startReceiver(t)
  const quick = await startReceiver(t)
  await aWebhook(room, slow.url, { rateLimit: 4 })
  await aWebhook(room, byDefault.url, { eventTypeId: 2 })
  await aWebhook(room, quick.url, { eventTypeId: 3, rateLimit: 1_000 })
  for (let n = 0; n < 3; n++)
    for (const eventTypeId of [1, 2, 3]) await tell(room, anEvent(room, { eventTypeId }))
  startWorker(t, room, { rateLimit: 2 })
  const came = (slowOnes: number, others: number) =>
    until(() => slow.requests.length === slowOnes && byDefault.requests.length === others)
  await until(() => quick.requests.length === 3)
  await came(1, 1)
  room.clock.advance(250)
  await came(2, 1)
  room.clock.advance(250)
  await came(3, 2)
  room.clock.advance(500)
  t.equal((await settled(room, 'delivered', 1)).length, 9)
})

t.test(
  'in order, where that is wanted: a change of a booking waits for those before it, for a minute',
  async (t) => {
    const room = await aRoom(t)
    const receiver = await startReceiver(t)
    receiver.respondWith(({ json }) => ({ status: json.payload.n === 1 && json.payload.fails ? 500 : 200 }))
    await aWebhook(room, receiver.url, { ordered: true })
    const happen = (bookingUid: string, n: number, fails = false) => {
      room.clock.advance(1)
      return tell(room, anEvent(room, { bookingUid, payload: { uid: bookingUid, n, fails } }))
    }
    const came = () => receiver.requests.map(({ json }) => `${json.payload.uid}${json.payload.n}`)
    startWorker(t, room, { schedule: [5_000, 3_600_000] })
    for (const n of [1, 2, 3]) await happen('a', n)
    await until(() => came().length === 3)
    t.same(came(), ['a1', 'a2', 'a3'])
    await happen('b', 1, true)
    await happen('b', 2)
    await happen('c', 2)
    await until(() => came().includes('c2'))
    t.notOk(came().includes('b2'))
    room.clock.advance(5_000)
    await until(() => came().filter((one) => one === 'b1').length === 2)
    t.notOk(came().includes('b2'), 'it has failed again')
    room.clock.advance(60_000)
    await until(() => came().includes('b2'))
  },
)

t.test('a template is the whole body; one that grows too large ends at once', async (t) => {
  const room = await aRoom(t)
  const receiver = await startReceiver(t)
  await aWebhook(room, receiver.url, { payloadTemplate: '{"text":"{{triggerEvent}}: {{title}}"}' })
  startWorker(t, room)
  await tell(room)
  await settled(room, 'delivered')
  t.equal(receiver.requests[0]?.rawBody, '{"text":"BOOKING_CREATED: Intro"}')
  t.equal(receiver.requests[0]?.headers['x-svc-signature-256'], 'no-secret-provided')

  const other = await aRoom(t)
  await aWebhook(other, receiver.url, { payloadTemplate: `"${'{{big}}'.repeat(100)}"` })
  t.equal(await tell(other, anEvent(other, { payload: { big: 'x'.repeat(10_000) } })), 0)
  t.match(await deliveries(other), [{ status: 'exhausted', reason: 'template_result_too_large' }])
})

t.test('500, then 200 when the clock says so', async (t) => {
  const room = await aRoom(t)
  const receiver = await startReceiver(t)
  await aWebhook(room, receiver.url)
  receiver.respondWith(() => ({ status: receiver.requests.length < 3 ? 500 : 200, body: 'not yet' }))
  startWorker(t, room)
  await tell(room)
  await dueAt(room, inSeconds(room, 5))
  t.match(await deliveries(room), [{ status: 'pending', attempts: 1 }])
  room.clock.advance(4_999)
  t.equal(receiver.requests.length, 1)
  room.clock.advance(1)
  await dueAt(room, inSeconds(room, 30))
  room.clock.advance(30_000)
  await settled(room, 'delivered', 3)
  t.same(
    receiver.requests.map(({ headers }) => [headers['x-svc-attempt'], headers['webhook-timestamp']]),
    [
      ['1', '1796112000'],
      ['2', '1796112005'],
      ['3', '1796112035'],
    ],
  )
  t.equal(new Set(receiver.requests.map(({ headers }) => headers['webhook-id'])).size, 1)
  t.equal(new Set(receiver.requests.map(({ rawBody }) => rawBody)).size, 1)
  const log = await room.db.sql`select attempt, class, status, response from webhook_attempt order by attempt`
  t.match(
    [...log],
    [
      { attempt: 1, class: 'server_error', status: 500, response: 'not yet' },
      { attempt: 2, class: 'server_error' },
      { attempt: 3, class: 'success' },
    ],
  )
})

t.test('after the last attempt it is a dead letter, with its body', async (t) => {
  const room = await aRoom(t)
  const receiver = await startReceiver(t)
  await aWebhook(room, receiver.url)
  receiver.respondWith(() => ({ status: 500 }))
  startWorker(t, room, { schedule: [1_000] })
  await tell(room)
  await dueAt(room, inSeconds(room, 1))
  room.clock.advance(1_000)
  await settled(room, 'exhausted', 2)
  t.equal(receiver.requests.length, 2)
  const [row] = await room.db.sql`select body from webhook_delivery`
  t.equal(`${row?.body}`, receiver.requests[0]?.rawBody)
  t.equal((await room.db.sql`select 1 from webhook_queue`).length, 0)
})

t.test('410 switches the webhook off, tells so, and cancels what is pending', async (t) => {
  const room = await aRoom(t)
  const receiver = await startReceiver(t)
  const id = await aWebhook(room, receiver.url)
  let answer: (status: number) => void = () => {}
  receiver.respondWith(() => new Promise((resolve) => (answer = (status) => resolve({ status }))))
  startWorker(t, room, { limits: { perProcess: 10, perOrigin: 1 } })
  const first = anEvent(room)
  const second = anEvent(room, { bookingUid: 'another' })
  await tell(room, first)
  await tell(room, second)
  await until(() => receiver.requests.length === 1)
  answer(410)
  await until(async () => (await deliveries(room)).every(({ status }) => status !== 'pending'))
  const byEvent = new Map((await deliveries(room)).map((row) => [row.event_id, row]))
  t.match(byEvent.get(first.id), { status: 'exhausted', reason: 'gone' })
  t.match(byEvent.get(second.id), { status: 'cancelled', reason: 'disabled' })
  t.equal(receiver.requests.length, 1)
  const [webhook] = await room.db.sql`select active, disabled_reason, disabled_at from webhook`
  t.match(webhook, { active: false, disabled_reason: 'gone', disabled_at: room.clock.now() })
  const [outgoing] = await room.db.sql`select type, subject, aggregate_version, body from outbox`
  t.match(outgoing, { type: 'webhooks.webhook.disabled', subject: `${id}`, aggregate_version: 2 })
  t.match(JSON.parse(`${outgoing?.body}`).data, {
    webhook: { id, subscriberUrl: receiver.url, ownerId: 3 },
    reason: 'gone',
  })
  t.equal(await tell(room), 0)
})

t.test('a redirect is not followed: another attempt comes', async (t) => {
  const room = await aRoom(t)
  const receiver = await startReceiver(t)
  await aWebhook(room, receiver.url)
  receiver.respondWith(() => ({ status: 302, headers: { location: '/else' } }))
  startWorker(t, room)
  await tell(room)
  await dueAt(room, inSeconds(room, 5))
  t.same(
    receiver.requests.map(({ path }) => path),
    ['/hook'],
  )
  t.match(await deliveries(room), [{ status: 'pending', attempts: 1 }])
})

t.test('Retry-After holds the whole webhook back', async (t) => {
  const room = await aRoom(t)
  const receiver = await startReceiver(t)
  await aWebhook(room, receiver.url)
  receiver.respondWith(() =>
    receiver.requests.length === 1 ? { status: 429, headers: { 'retry-after': '120' } } : {},
  )
  startWorker(t, room)
  await tell(room)
  await dueAt(room, inSeconds(room, 120))
  await tell(room)
  room.clock.advance(119_000)
  t.equal(receiver.requests.length, 1)
  room.clock.advance(1_000)
  await settled(room, 'delivered')
})

t.test('a receiver that answers 503 gets what failed before anything new', async (t) => {
  const room = await aRoom(t)
  const receiver = await startReceiver(t)
  await aWebhook(room, receiver.url)
  receiver.respondWith(() => ({ status: receiver.requests.length === 1 ? 503 : 200 }))
  startWorker(t, room)
  const first = anEvent(room)
  await tell(room, first)
  await dueAt(room, inSeconds(room, 5))
  const second = anEvent(room)
  await tell(room, second)
  room.clock.advance(5_000)
  await settled(room, 'delivered')
  t.same(
    receiver.requests.map(({ headers }) => `${headers['webhook-id']}`.split('_')[1]),
    [first.id, first.id, second.id],
  )
})

t.test('an oversized answer is cut, and its status counts', async (t) => {
  const room = await aRoom(t)
  const receiver = await startReceiver(t)
  await aWebhook(room, receiver.url)
  receiver.respondWith(() => ({ body: 'x'.repeat(5_000_000) }))
  startWorker(t, room)
  await tell(room)
  await settled(room, 'delivered', 1)
  const [attempt] = await room.db
    .sql`select length(response) as length, response_truncated from webhook_attempt`
  t.same(attempt, { length: 4_096, response_truncated: true })
})

t.test('a webhook that was switched off while something was pending', async (t) => {
  const room = await aRoom(t)
  const receiver = await startReceiver(t)
  await aWebhook(room, receiver.url)
  await tell(room)
  await room.db.sql`update webhook set active = false`
  startWorker(t, room)
  t.match(await settled(room, 'cancelled'), [{ reason: 'inactive' }])
  t.equal(receiver.requests.length, 0)
})

t.test('MEETING_STARTED is of no use a day later', async (t) => {
  const room = await aRoom(t)
  const receiver = await startReceiver(t)
  await aWebhook(room, receiver.url)
  receiver.respondWith(() => ({ status: 500 }))
  startWorker(t, room, { schedule: [25 * 3_600_000] })
  await tell(room, anEvent(room, { trigger: 'MEETING_STARTED' }))
  t.match(await settled(room, 'exhausted', 1), [{ reason: 'expired' }])
})

t.test('an event from before the kept days is dropped', async (t) => {
  const room = await aRoom(t)
  await aWebhook(room, 'https://a.example.com')
  const old = anEvent(room)
  room.clock.advance(30 * 24 * 3_600_000 + 1)
  t.equal(await tell(room, old), 0)
})
