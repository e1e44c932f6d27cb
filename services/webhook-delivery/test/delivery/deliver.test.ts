import { createHmac } from 'node:crypto'
import { startReceiver, until } from '@punctual/testing'
import t from 'tap'
import { enqueueEvent } from '../../src/db/enqueue-event.ts'
import type { WebhookEvent } from '../../src/domain/webhook-event.ts'
import {
  aHarness,
  anEvent,
  aWebhook,
  deliveries,
  dueAt,
  type Harness,
  startWorker,
  untilDeliveriesAre,
} from '../harness.ts'

const enqueue = (harness: Harness, event: WebhookEvent = anEvent(harness)) =>
  harness.db.transaction((tx) => enqueueEvent(tx, event, harness.clock.now()))

const inSeconds = (harness: Harness, seconds: number): Date =>
  new Date(harness.clock.now().getTime() + seconds * 1_000)

t.test('200 delivered once, signed', async (t) => {
  const harness = await aHarness(t)
  const receiver = await startReceiver(t)
  const id = await aWebhook(harness, receiver.url, { secret: 's3cret' })
  startWorker(t, harness)
  const event = anEvent(harness)
  t.equal(await enqueue(harness, event), 1)
  t.match(await untilDeliveriesAre(harness, 'delivered', 1), [{ webhook_id: id, reason: null }])
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
  const [attempt] = await harness.db.sql`select * from webhook_attempt`
  t.match(attempt, {
    attempt: 1,
    class: 'success',
    status: 200,
    url: receiver.url,
    remote_address: '127.0.0.1',
  })

  t.equal(await enqueue(harness, event), 0, 'the same event again')
  t.equal((await deliveries(harness)).length, 1)
  t.equal(receiver.requests.length, 1)
})

t.test('selects active webhooks with the trigger, of the event type, of its organization', async (t) => {
  const harness = await aHarness(t)
  const recipient = await aWebhook(harness, 'https://a.example.com', {
    triggers: ['BOOKING_CREATED', 'FORM_SUBMITTED'],
  })
  await aWebhook(harness, 'https://b.example.com', { active: false })
  await aWebhook(harness, 'https://c.example.com', { triggers: ['BOOKING_CANCELLED'] })
  await aWebhook(harness, 'https://d.example.com', { triggers: [] })
  await aWebhook(harness, 'https://a.example.com', { eventTypeId: 2 })
  t.equal(await enqueue(harness), 1)
  t.match(await deliveries(harness), [{ webhook_id: recipient, status: 'pending' }])
  t.equal(await enqueue(harness, anEvent(harness, { organizationId: 6 })), 0)
  t.equal(await enqueue(harness, anEvent(harness, { eventTypeId: 3 })), 0)
  const [kept] = await harness.db.sql`select count(*)::int as n from webhook_event`
  t.equal(kept?.n, 1, 'an event without any webhook is not stored')
})

t.test('a rate limit delays further deliveries without an attempt; other webhooks continue', async (t) => {
  const harness = await aHarness(t)
  const slow = await startReceiver(t)
  const byDefault = await startReceiver(t)
  const quick = await startReceiver(t)
  await aWebhook(harness, slow.url, { rateLimit: 4 })
  await aWebhook(harness, byDefault.url, { eventTypeId: 2 })
  await aWebhook(harness, quick.url, { eventTypeId: 3, rateLimit: 1_000 })
  for (let n = 0; n < 3; n++)
    for (const eventTypeId of [1, 2, 3]) await enqueue(harness, anEvent(harness, { eventTypeId }))
  startWorker(t, harness, { rateLimit: 2 })
  const came = (slowOnes: number, others: number) =>
    until(() => slow.requests.length === slowOnes && byDefault.requests.length === others)
  await until(() => quick.requests.length === 3)
  await came(1, 1)
  harness.clock.advance(250)
  await came(2, 1)
  harness.clock.advance(250)
  await came(3, 2)
  harness.clock.advance(500)
  t.equal((await untilDeliveriesAre(harness, 'delivered', 1)).length, 9)
})

t.test('an ordered webhook: a change of a booking waits up to a minute for earlier ones', async (t) => {
  const harness = await aHarness(t)
  const receiver = await startReceiver(t)
  receiver.respondWith(({ json }) => ({ status: json.payload.n === 1 && json.payload.fails ? 500 : 200 }))
  await aWebhook(harness, receiver.url, { ordered: true })
  const happen = (bookingUid: string, n: number, fails = false) => {
    harness.clock.advance(1)
    return enqueue(harness, anEvent(harness, { bookingUid, payload: { uid: bookingUid, n, fails } }))
  }
  const came = () => receiver.requests.map(({ json }) => `${json.payload.uid}${json.payload.n}`)
  startWorker(t, harness, { schedule: [5_000, 3_600_000] })
  for (const n of [1, 2, 3]) await happen('a', n)
  await until(() => came().length === 3)
  t.same(came(), ['a1', 'a2', 'a3'])
  await happen('b', 1, true)
  await happen('b', 2)
  await happen('c', 2)
  await until(() => came().includes('c2'))
  t.notOk(came().includes('b2'))
  harness.clock.advance(5_000)
  await until(() => came().filter((one) => one === 'b1').length === 2)
  t.notOk(came().includes('b2'), 'it has failed again')
  harness.clock.advance(60_000)
  await until(() => came().includes('b2'))
})

t.test('a template replaces the body; an oversized result ends the delivery immediately', async (t) => {
  const harness = await aHarness(t)
  const receiver = await startReceiver(t)
  await aWebhook(harness, receiver.url, { payloadTemplate: '{"text":"{{triggerEvent}}: {{title}}"}' })
  startWorker(t, harness)
  await enqueue(harness)
  await untilDeliveriesAre(harness, 'delivered')
  t.equal(receiver.requests[0]?.rawBody, '{"text":"BOOKING_CREATED: Intro"}')
  t.equal(receiver.requests[0]?.headers['x-svc-signature-256'], 'no-secret-provided')

  const other = await aHarness(t)
  await aWebhook(other, receiver.url, { payloadTemplate: `"${'{{big}}'.repeat(100)}"` })
  t.equal(await enqueue(other, anEvent(other, { payload: { big: 'x'.repeat(10_000) } })), 0)
  t.match(await deliveries(other), [{ status: 'exhausted', reason: 'template_result_too_large' }])
})

t.test('500, then 200 at the scheduled time', async (t) => {
  const harness = await aHarness(t)
  const receiver = await startReceiver(t)
  await aWebhook(harness, receiver.url)
  receiver.respondWith(() => ({ status: receiver.requests.length < 3 ? 500 : 200, body: 'not yet' }))
  startWorker(t, harness)
  await enqueue(harness)
  await dueAt(harness, inSeconds(harness, 5))
  t.match(await deliveries(harness), [{ status: 'pending', attempts: 1 }])
  harness.clock.advance(4_999)
  t.equal(receiver.requests.length, 1)
  harness.clock.advance(1)
  await dueAt(harness, inSeconds(harness, 30))
  harness.clock.advance(30_000)
  await untilDeliveriesAre(harness, 'delivered', 3)
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
  const log = await harness.db
    .sql`select attempt, class, status, response from webhook_attempt order by attempt`
  t.match(
    [...log],
    [
      { attempt: 1, class: 'server_error', status: 500, response: 'not yet' },
      { attempt: 2, class: 'server_error' },
      { attempt: 3, class: 'success' },
    ],
  )
})

t.test('after the last attempt the delivery is exhausted and keeps its body', async (t) => {
  const harness = await aHarness(t)
  const receiver = await startReceiver(t)
  await aWebhook(harness, receiver.url)
  receiver.respondWith(() => ({ status: 500 }))
  startWorker(t, harness, { schedule: [1_000] })
  await enqueue(harness)
  await dueAt(harness, inSeconds(harness, 1))
  harness.clock.advance(1_000)
  await untilDeliveriesAre(harness, 'exhausted', 2)
  t.equal(receiver.requests.length, 2)
  const [row] = await harness.db.sql`select body from webhook_delivery`
  t.equal(`${row?.body}`, receiver.requests[0]?.rawBody)
  t.equal((await harness.db.sql`select 1 from webhook_queue`).length, 0)
})

t.test('410 switches the webhook off, publishes it, and cancels pending deliveries', async (t) => {
  const harness = await aHarness(t)
  const receiver = await startReceiver(t)
  const id = await aWebhook(harness, receiver.url)
  let answer: (status: number) => void = () => {}
  receiver.respondWith(() => new Promise((resolve) => (answer = (status) => resolve({ status }))))
  startWorker(t, harness, { limits: { perProcess: 10, perOrigin: 1 } })
  const first = anEvent(harness)
  const second = anEvent(harness, { bookingUid: 'another' })
  await enqueue(harness, first)
  await enqueue(harness, second)
  await until(() => receiver.requests.length === 1)
  answer(410)
  await until(async () => (await deliveries(harness)).every(({ status }) => status !== 'pending'))
  const byEvent = new Map((await deliveries(harness)).map((row) => [row.event_id, row]))
  t.match(byEvent.get(first.id), { status: 'exhausted', reason: 'gone' })
  t.match(byEvent.get(second.id), { status: 'cancelled', reason: 'disabled' })
  t.equal(receiver.requests.length, 1)
  const [webhook] = await harness.db.sql`select active, disabled_reason, disabled_at from webhook`
  t.match(webhook, { active: false, disabled_reason: 'gone', disabled_at: harness.clock.now() })
  const [outgoing] = await harness.db.sql`select type, subject, aggregate_version, body from outbox`
  t.match(outgoing, { type: 'webhooks.webhook.disabled', subject: `${id}`, aggregate_version: 2 })
  t.match(JSON.parse(`${outgoing?.body}`).data, {
    webhook: { id, subscriberUrl: receiver.url, ownerId: 3 },
    reason: 'gone',
  })
  t.equal(await enqueue(harness), 0)
})

t.test('a redirect is not followed, but retried', async (t) => {
  const harness = await aHarness(t)
  const receiver = await startReceiver(t)
  await aWebhook(harness, receiver.url)
  receiver.respondWith(() => ({ status: 302, headers: { location: '/else' } }))
  startWorker(t, harness)
  await enqueue(harness)
  await dueAt(harness, inSeconds(harness, 5))
  t.same(
    receiver.requests.map(({ path }) => path),
    ['/hook'],
  )
  t.match(await deliveries(harness), [{ status: 'pending', attempts: 1 }])
})

t.test('Retry-After pauses the whole webhook', async (t) => {
  const harness = await aHarness(t)
  const receiver = await startReceiver(t)
  await aWebhook(harness, receiver.url)
  receiver.respondWith(() =>
    receiver.requests.length === 1 ? { status: 429, headers: { 'retry-after': '120' } } : {},
  )
  startWorker(t, harness)
  await enqueue(harness)
  await dueAt(harness, inSeconds(harness, 120))
  await enqueue(harness)
  harness.clock.advance(119_000)
  t.equal(receiver.requests.length, 1)
  harness.clock.advance(1_000)
  await untilDeliveriesAre(harness, 'delivered')
})

t.test('after a 503, retries go before first attempts', async (t) => {
  const harness = await aHarness(t)
  const receiver = await startReceiver(t)
  await aWebhook(harness, receiver.url)
  receiver.respondWith(() => ({ status: receiver.requests.length === 1 ? 503 : 200 }))
  startWorker(t, harness)
  const first = anEvent(harness)
  await enqueue(harness, first)
  await dueAt(harness, inSeconds(harness, 5))
  const second = anEvent(harness)
  await enqueue(harness, second)
  harness.clock.advance(5_000)
  await untilDeliveriesAre(harness, 'delivered')
  t.same(
    receiver.requests.map(({ headers }) => `${headers['webhook-id']}`.split('_')[1]),
    [first.id, first.id, second.id],
  )
})

t.test('an oversized answer is truncated, and its status counts', async (t) => {
  const harness = await aHarness(t)
  const receiver = await startReceiver(t)
  await aWebhook(harness, receiver.url)
  receiver.respondWith(() => ({ body: 'x'.repeat(5_000_000) }))
  startWorker(t, harness)
  await enqueue(harness)
  await untilDeliveriesAre(harness, 'delivered', 1)
  const [attempt] = await harness.db
    .sql`select length(response) as length, response_truncated from webhook_attempt`
  t.same(attempt, { length: 4_096, response_truncated: true })
})

t.test('switching a webhook off cancels its pending delivery', async (t) => {
  const harness = await aHarness(t)
  const receiver = await startReceiver(t)
  await aWebhook(harness, receiver.url)
  await enqueue(harness)
  await harness.db.sql`update webhook set active = false`
  startWorker(t, harness)
  t.match(await untilDeliveriesAre(harness, 'cancelled'), [{ reason: 'inactive' }])
  t.equal(receiver.requests.length, 0)
})

t.test('MEETING_STARTED expires after a day', async (t) => {
  const harness = await aHarness(t)
  const receiver = await startReceiver(t)
  await aWebhook(harness, receiver.url)
  receiver.respondWith(() => ({ status: 500 }))
  startWorker(t, harness, { schedule: [25 * 3_600_000] })
  await enqueue(harness, anEvent(harness, { trigger: 'MEETING_STARTED' }))
  t.match(await untilDeliveriesAre(harness, 'exhausted', 1), [{ reason: 'expired' }])
})

t.test('an event older than the retention period is dropped', async (t) => {
  const harness = await aHarness(t)
  await aWebhook(harness, 'https://a.example.com')
  const old = anEvent(harness)
  harness.clock.advance(30 * 24 * 3_600_000 + 1)
  t.equal(await enqueue(harness, old), 0)
})
