import { startReceiver, until } from '@punctual/testing'
import t, { type Test } from 'tap'
import { claimDue, lease } from '../../src/db/claim.ts'
import { completeAttempts, releaseClaims } from '../../src/db/complete.ts'
import { enqueueEvent } from '../../src/db/enqueue-event.ts'
import type { AttemptResult } from '../../src/domain/attempt.ts'
import { defaultLimits, type InFlight } from '../../src/domain/delivery-classes.ts'
import { defaultRetrySchedule } from '../../src/domain/retry-schedule.ts'
import type { WebhookEvent } from '../../src/domain/webhook-event.ts'
import type { Sender } from '../../src/egress/sender.ts'
import {
  aHarness,
  anEvent,
  aWebhook,
  deliveries,
  type Harness,
  startWorker,
  untilDeliveriesAre,
} from '../harness.ts'

const enqueue = (harness: Harness, event: WebhookEvent = anEvent(harness)) =>
  harness.db.transaction((tx) => enqueueEvent(tx, event, harness.clock.now()))

const idle: InFlight = { byClass: { first: 0, retry: 0, slow: 0 }, byOrigin: new Map() }
const claim = async ({ db, clock }: Harness, cursor = 0) =>
  claimDue(db, { cursor, now: clock.now(), inFlight: idle, limits: defaultLimits })

const rules = { schedule: defaultRetrySchedule, random: () => 0.5 }
const success: AttemptResult = {
  class: 'success',
  status: 200,
  timings: { total: 5 },
  responseTruncated: false,
}
const failure: AttemptResult = { class: 'timeout', timings: { total: 15_000 }, responseTruncated: false }

t.test('after a worker dies with a claim, its lease expires and another worker delivers', async (t) => {
  const harness = await aHarness(t)
  const receiver = await startReceiver(t)
  await aWebhook(harness, receiver.url)
  await enqueue(harness)
  const [dead] = (await claim(harness)).claims
  t.match(dead, { epoch: 1, attempt: 1 })
  t.same((await claim(harness)).claims, [], 'not claimed again while the lease holds')
  harness.clock.advance(lease - 1)
  t.same((await claim(harness)).claims, [])
  harness.clock.advance(1)
  startWorker(t, harness)
  await untilDeliveriesAre(harness, 'delivered', 1)
  t.equal(receiver.requests.length, 1)

  if (!dead) return t.fail('nothing was claimed')
  const late = {
    claimed: dead,
    result: failure,
    headers: {},
    beganAt: harness.clock.now(),
    at: harness.clock.now(),
  }
  t.match(
    await completeAttempts(harness.db, [late], rules),
    { dropped: 1 },
    'the late result of the dead worker is dropped',
  )
  t.match(await deliveries(harness), [{ status: 'delivered', attempts: 1 }])
})

t.test('a late result cannot overwrite a later claim', async (t) => {
  const harness = await aHarness(t)
  await aWebhook(harness, 'https://a.example.com')
  await enqueue(harness)
  const [slow] = (await claim(harness)).claims
  harness.clock.advance(lease)
  const [second] = (await claim(harness)).claims
  if (!slow || !second) return t.fail('nothing was claimed')
  t.equal(second.epoch, 2)
  const at = { headers: {}, beganAt: harness.clock.now(), at: harness.clock.now() }
  t.match(await completeAttempts(harness.db, [{ claimed: slow, result: failure, ...at }], rules), {
    dropped: 1,
  })
  t.match(await completeAttempts(harness.db, [{ claimed: second, result: success, ...at }], rules), {
    dropped: 0,
  })
  t.match(
    await completeAttempts(harness.db, [{ claimed: second, result: failure, ...at }], rules),
    { dropped: 1 },
    'twice',
  )
  t.match(await deliveries(harness), [{ status: 'delivered', attempts: 1 }])
  t.equal((await harness.db.sql`select 1 from webhook_attempt`).length, 1)
})

t.test('a late result does not count beside that of the later claim', async (t) => {
  const harness = await aHarness(t)
  await aWebhook(harness, 'https://a.example.com')
  await enqueue(harness)
  const [slow] = (await claim(harness)).claims
  harness.clock.advance(lease)
  const [second] = (await claim(harness)).claims
  if (!slow || !second) return t.fail('nothing was claimed')
  const at = { headers: {}, beganAt: harness.clock.now(), at: harness.clock.now() }
  const gathered = [
    { claimed: second, result: success, ...at },
    { claimed: slow, result: failure, ...at },
  ]
  t.match(await completeAttempts(harness.db, gathered, rules), { dropped: 1 })
  t.match(await deliveries(harness), [{ status: 'delivered', attempts: 1 }])
  t.equal((await harness.db.sql`select 1 from webhook_queue`).length, 0)
  const [state] = await harness.db.sql`select failures from webhook_state`
  t.match(state, { failures: 0 })
})

t.test('a result after its lease counts when no other worker has claimed the delivery', async (t) => {
  const harness = await aHarness(t)
  await aWebhook(harness, 'https://a.example.com')
  await enqueue(harness)
  const [slow] = (await claim(harness)).claims
  if (!slow) return t.fail('nothing was claimed')
  harness.clock.advance(10 * lease)
  const at = { headers: {}, beganAt: harness.clock.now(), at: harness.clock.now() }
  t.match(await completeAttempts(harness.db, [{ claimed: slow, result: success, ...at }], rules), {
    dropped: 0,
  })
  t.match(await deliveries(harness), [{ status: 'delivered' }])
})

t.test('a stored result says whether more is due to its webhook', async (t) => {
  const harness = await aHarness(t)
  await aWebhook(harness, 'https://a.example.com', { ordered: true })
  await aWebhook(harness, 'https://b.example.com', { eventTypeId: 2 })
  const complete = async (result: AttemptResult) => {
    const [claimed] = (await claim(harness)).claims
    if (!claimed) throw new Error('nothing was claimed')
    const at = { headers: {}, beganAt: harness.clock.now(), at: harness.clock.now() }
    return completeAttempts(harness.db, [{ claimed, result, ...at }], rules)
  }
  await enqueue(harness)
  harness.clock.advance(1)
  await enqueue(harness)
  t.match(await complete(success), { isMoreDue: true }, 'the next change of the same booking')
  await enqueue(harness, anEvent(harness, { eventTypeId: 2 }))
  t.match(await complete(failure), { isMoreDue: false }, 'neither its own retry nor another webhook')
})

t.test('a look says whether it left due deliveries', async (t) => {
  const harness = await aHarness(t)
  await aWebhook(harness, 'https://a.example.com')
  await enqueue(harness)
  await enqueue(harness, anEvent(harness, { bookingUid: 'second' }))
  const limits = { ...defaultLimits, perOrigin: 1 }
  const look = (inFlight: InFlight) =>
    claimDue(harness.db, { cursor: 0, now: harness.clock.now(), inFlight, limits })
  const one = await look(idle)
  t.match([one.claims.length, one.leavesDue], [1, true])
  const rest = await look(idle)
  t.match([rest.claims.length, rest.leavesDue], [1, false])
})

t.test('the same failure stored twice is one attempt', async (t) => {
  const harness = await aHarness(t)
  await aWebhook(harness, 'https://a.example.com')
  await enqueue(harness)
  const [claimed] = (await claim(harness)).claims
  if (!claimed) return t.fail('nothing was claimed')
  const once = {
    claimed,
    result: failure,
    headers: {},
    beganAt: harness.clock.now(),
    at: harness.clock.now(),
  }
  t.match(await completeAttempts(harness.db, [once], rules), { dropped: 0 })
  t.match(await completeAttempts(harness.db, [once], rules), { dropped: 1 })
  t.match(await deliveries(harness), [{ status: 'pending', attempts: 1 }])
  const [state] = await harness.db.sql`select failures from webhook_state`
  t.equal(state?.failures, 1)
})

t.test('returned claims are due immediately, without an attempt', async (t) => {
  const harness = await aHarness(t)
  await aWebhook(harness, 'https://a.example.com')
  await enqueue(harness)
  const claimed = (await claim(harness)).claims
  await releaseClaims(harness.db, claimed, harness.clock.now())
  t.match((await claim(harness)).claims, [{ attempt: 1, epoch: 2 }])
})

t.test('parallel claims respect the limit of a webhook', async (t) => {
  const harness = await aHarness(t)
  const id = await aWebhook(harness, 'https://a.example.com')
  await harness.db.sql`update webhook_state set cap = 8, used_at = ${harness.clock.now()}`
  await Promise.all(Array.from({ length: 30 }, () => enqueue(harness)))
  const rounds = await Promise.all(Array.from({ length: 8 }, () => claim(harness)))
  const claims = rounds.flatMap((round) => round.claims)
  t.ok(claims.length > 0 && claims.length <= 8, `${claims.length}`)
  const all = [...claims, ...(await claim(harness)).claims]
  t.equal(all.length, 8)
  t.equal(new Set(all.map(({ eventId }) => eventId)).size, 8)
  t.ok(all.every(({ webhookId }) => webhookId === id))
})

t.test('each webhook has its turn, however long the queues of the others', async (t) => {
  const harness = await aHarness(t)
  for (let n = 0; n < 70; n++) await aWebhook(harness, `https://r${n}.example.com`)
  for (let n = 0; n < 3; n++) await enqueue(harness)
  const first = await claim(harness)
  t.equal(new Set(first.claims.map(({ webhookId }) => webhookId)).size, 64)
  t.ok(first.cursor > 0)
  const second = await claim(harness, first.cursor)
  t.equal(new Set(second.claims.map(({ webhookId }) => webhookId)).size, 6)
  t.equal(second.cursor, 0)
  t.equal(new Set([...first.claims, ...second.claims].map(({ webhookId }) => webhookId)).size, 70)
})

t.test('paused webhooks take no turn from others', async (t) => {
  const harness = await aHarness(t)
  for (let n = 0; n < 70; n++) await aWebhook(harness, `https://r${n}.example.com`)
  await harness.db
    .sql`update webhook_state set open_until = ${new Date(harness.clock.now().getTime() + 60_000)}, probing = true`
  const healthy = await aWebhook(harness, 'https://healthy.example.com')
  await enqueue(harness)
  t.match((await claim(harness)).claims, [{ webhookId: healthy }])
  harness.clock.advance(60_000)
  const { claims } = await claim(harness)
  t.equal(
    claims.filter(({ deliveryClass }) => deliveryClass === 'slow').length,
    38,
    'all half-open webhooks together fill the slow class',
  )
})

t.test('hanging receivers do not delay one that answers', async (t) => {
  const harness = await aHarness(t)
  const hanging = await startReceiver(t)
  const healthy = await startReceiver(t)
  hanging.respondWith(() => new Promise(() => {}))
  for (let n = 0; n < 10; n++) await aWebhook(harness, `${hanging.url}/${n}`)
  await aWebhook(harness, healthy.url)
  for (let n = 0; n < 5; n++) await enqueue(harness)
  startWorker(t, harness, { limits: { perProcess: 32, perOrigin: 100 } })
  await until(() => healthy.requests.length === 5)
  t.ok(hanging.requests.length <= 20, 'two concurrent requests each')
  await until(async () => {
    const delivered = (await deliveries(harness)).filter(({ status }) => status === 'delivered')
    return delivered.length === 5
  })
  await hanging.stop()
})

t.test('two workers share the deliveries and send none twice', async (t) => {
  const harness = await aHarness(t)
  const receiver = await startReceiver(t)
  for (let n = 0; n < 4; n++) await aWebhook(harness, `${receiver.url}/${n}`)
  startWorker(t, harness)
  startWorker(t, harness)
  for (let n = 0; n < 10; n++) await enqueue(harness)
  await untilDeliveriesAre(harness, 'delivered', 1)
  t.equal(receiver.requests.length, 40)
  t.equal(new Set(receiver.requests.map(({ headers }) => headers['webhook-id'])).size, 40)
})

/** Queues 24 deliveries for a quick receiver that gets at most two requests at a time. */
async function aBacklog(t: Test) {
  const harness = await aHarness(t)
  const receiver = await startReceiver(t)
  await aWebhook(harness, receiver.url)
  const { db, clock } = harness
  await db.sql`update webhook_state set latency_ms = 5, used_at = ${clock.now()}`
  for (let n = 0; n < 24; n++) await enqueue(harness)
  return { harness, receiver }
}

t.test('deliveries claimed ahead follow running requests, within the limit of the webhook', async (t) => {
  const { harness, receiver } = await aBacklog(t)
  let running = 0
  let most = 0
  receiver.respondWith(async () => {
    most = Math.max(most, ++running)
    await new Promise((resolve) => setImmediate(resolve))
    running--
    return {}
  })
  const { claims } = await claim(harness)
  t.equal(claims.length, 2 + 16)
  await releaseClaims(harness.db, claims, harness.clock.now())
  startWorker(t, harness)
  await untilDeliveriesAre(harness, 'delivered', 1)
  t.equal(receiver.requests.length, 24)
  t.equal(new Set(receiver.requests.map(({ headers }) => headers['webhook-id'])).size, 24)
  t.ok(most <= 8, `${most} at a time`)
})

t.test('what was claimed ahead returns to the queue after a failure', async (t) => {
  const { harness, receiver } = await aBacklog(t)
  receiver.respondWith(() => ({ status: 503 }))
  startWorker(t, harness)
  await until(async () => {
    const [row] = await harness.db.sql`select count(*)::int as leased from webhook_queue where leased`
    return receiver.requests.length > 0 && row?.leased === 0
  })
  t.ok(receiver.requests.length <= 2, 'it starts nothing new')
  const attempts = (await deliveries(harness)).map((delivery) => delivery.attempts)
  t.equal(attempts.filter((count) => count > 0).length, receiver.requests.length)
})

t.test('a stop lets running requests finish', async (t) => {
  const harness = await aHarness(t)
  const receiver = await startReceiver(t)
  await aWebhook(harness, receiver.url)
  let answer: () => void = () => {}
  receiver.respondWith(() => new Promise((resolve) => (answer = () => resolve({}))))
  const worker = startWorker(t, harness)
  await enqueue(harness)
  await until(() => receiver.requests.length === 1)
  const stopped = worker.stop()
  answer()
  await stopped
  t.match(await deliveries(harness), [{ status: 'delivered', attempts: 1 }])
})

t.test('requests aborted by a stop return to the queue', async (t) => {
  const harness = await aHarness(t)
  await aWebhook(harness, 'https://a.example.com')
  let seen = false
  const sender: Sender = {
    send: ({ signal }) =>
      new Promise((resolve) => {
        seen = true
        signal.addEventListener('abort', () => resolve(failure))
      }),
    close: () => {},
  }
  const worker = startWorker(t, harness, { sender, grace: 1 })
  await enqueue(harness)
  await until(() => seen)
  await worker.stop()
  t.match(await deliveries(harness), [{ status: 'pending', attempts: 0 }])
  t.match((await claim(harness)).claims, [{ attempt: 1 }])
})
