import { startReceiver, until } from '@punctual/testing'
import t from 'tap'
import { claimDue, lease } from '../../src/db/claim.ts'
import { loadClaimed } from '../../src/db/claimed.ts'
import { completeAttempts, releaseClaims } from '../../src/db/complete.ts'
import { enqueueEvent } from '../../src/db/enqueue-event.ts'
import type { AttemptResult } from '../../src/domain/attempt.ts'
import { defaultLimits, type InFlight } from '../../src/domain/lanes.ts'
import { defaultRetrySchedule } from '../../src/domain/retry-schedule.ts'
import type { WebhookEvent } from '../../src/domain/webhook-event.ts'
import type { Sender } from '../../src/egress/sender.ts'
import { anEvent, aRoom, aWebhook, deliveries, type Room, settled, startWorker } from '../harness.ts'

const tell = (room: Room, event: WebhookEvent = anEvent(room)) =>
  room.db.transaction((tx) => enqueueEvent(tx, event, room.clock.now()))

const idle: InFlight = { byLane: { first: 0, retry: 0, slow: 0 }, byOrigin: new Map() }
const claim = async ({ db, clock }: Room, cursor = 0) =>
  claimDue(db, { cursor, now: clock.now(), inFlight: idle, limits: defaultLimits })
const load = async (room: Room) => loadClaimed(room.db, (await claim(room)).claims, room.clock.now())

const rules = { schedule: defaultRetrySchedule, random: () => 0.5 }
const success: AttemptResult = {
  class: 'success',
  status: 200,
  timings: { total: 5 },
  responseTruncated: false,
}
const failure: AttemptResult = { class: 'timeout', timings: { total: 15_000 }, responseTruncated: false }

t.test('a worker that dies between claim and completion: its lease lapses, another delivers', async (t) => {
  const room = await aRoom(t)
  const receiver = await startReceiver(t)
  await aWebhook(room, receiver.url)
  await tell(room)
  const [dead] = await load(room)
  t.match(dead, { epoch: 1, attempt: 1 })
  t.same((await claim(room)).claims, [], 'nobody else has it while the lease holds')
  room.clock.advance(lease - 1)
  t.same((await claim(room)).claims, [])
  room.clock.advance(1)
  startWorker(t, room)
  await settled(room, 'delivered', 1)
  t.equal(receiver.requests.length, 1)

  if (!dead) return t.fail('nothing was claimed')
  const late = { claimed: dead, result: failure, beganAt: room.clock.now(), at: room.clock.now() }
  t.equal(await completeAttempts(room.db, [late], rules), 1, 'what the dead one still says is dropped')
  t.match(await deliveries(room), [{ status: 'delivered', attempts: 1 }])
})

t.test('a late result cannot overwrite a later claim', async (t) => {
  const room = await aRoom(t)
  await aWebhook(room, 'https://a.example.com')
  await tell(room)
  const [slow] = await load(room)
  room.clock.advance(lease)
  const [second] = await load(room)
  if (!slow || !second) return t.fail('nothing was claimed')
  t.equal(second.epoch, 2)
  const at = { beganAt: room.clock.now(), at: room.clock.now() }
  t.equal(await completeAttempts(room.db, [{ claimed: slow, result: failure, ...at }], rules), 1)
  t.equal(await completeAttempts(room.db, [{ claimed: second, result: success, ...at }], rules), 0)
  t.equal(await completeAttempts(room.db, [{ claimed: second, result: failure, ...at }], rules), 1, 'twice')
  t.match(await deliveries(room), [{ status: 'delivered', attempts: 1 }])
  t.equal((await room.db.sql`select 1 from webhook_attempt`).length, 1)
})

t.test('a result within a lapsed lease that nobody else took still counts', async (t) => {
  const room = await aRoom(t)
  await aWebhook(room, 'https://a.example.com')
  await tell(room)
  const [slow] = await load(room)
  if (!slow) return t.fail('nothing was claimed')
  room.clock.advance(10 * lease)
  const at = { beganAt: room.clock.now(), at: room.clock.now() }
  t.equal(await completeAttempts(room.db, [{ claimed: slow, result: success, ...at }], rules), 0)
  t.match(await deliveries(room), [{ status: 'delivered' }])
})

t.test('the same failure written twice is one attempt', async (t) => {
  const room = await aRoom(t)
  await aWebhook(room, 'https://a.example.com')
  await tell(room)
  const [claimed] = await load(room)
  if (!claimed) return t.fail('nothing was claimed')
  const once = { claimed, result: failure, beganAt: room.clock.now(), at: room.clock.now() }
  t.equal(await completeAttempts(room.db, [once], rules), 0)
  t.equal(await completeAttempts(room.db, [once], rules), 1)
  t.match(await deliveries(room), [{ status: 'pending', attempts: 1 }])
  const [state] = await room.db.sql`select failures from webhook_state`
  t.equal(state?.failures, 1)
})

t.test('claims given back are due at once, without an attempt', async (t) => {
  const room = await aRoom(t)
  await aWebhook(room, 'https://a.example.com')
  await tell(room)
  const claimed = await load(room)
  await releaseClaims(room.db, claimed, room.clock.now())
  t.match(await load(room), [{ attempt: 1, epoch: 2 }])
})

t.test('never more than the limit of one webhook, however many claim at once', async (t) => {
  const room = await aRoom(t)
  const id = await aWebhook(room, 'https://a.example.com')
  await room.db.sql`update webhook_state set cap = 8, used_at = ${room.clock.now()}`
  await Promise.all(Array.from({ length: 30 }, () => tell(room)))
  const rounds = await Promise.all(Array.from({ length: 8 }, () => claim(room)))
  const claims = rounds.flatMap((round) => round.claims)
  t.ok(claims.length > 0 && claims.length <= 8, `${claims.length}`)
  const all = [...claims, ...(await claim(room)).claims]
  t.equal(all.length, 8)
  t.equal(new Set(all.map(({ eventId }) => eventId)).size, 8)
  t.ok(all.every(({ webhookId }) => webhookId === id))
})

t.test('each webhook has its turn, whatever the others have waiting', async (t) => {
  const room = await aRoom(t)
  for (let n = 0; n < 70; n++) await aWebhook(room, `https://r${n}.example.com`)
  for (let n = 0; n < 3; n++) await tell(room)
  const first = await claim(room)
  t.equal(new Set(first.claims.map(({ webhookId }) => webhookId)).size, 64)
  t.ok(first.cursor > 0)
  const second = await claim(room, first.cursor)
  t.equal(new Set(second.claims.map(({ webhookId }) => webhookId)).size, 6)
  t.equal(second.cursor, 0)
  t.equal(new Set([...first.claims, ...second.claims].map(({ webhookId }) => webhookId)).size, 70)
})

t.test('held-back webhooks take no turn from others', async (t) => {
  const room = await aRoom(t)
  for (let n = 0; n < 70; n++) await aWebhook(room, `https://r${n}.example.com`)
  await room.db
    .sql`update webhook_state set open_until = ${new Date(room.clock.now().getTime() + 60_000)}, probing = true`
  const healthy = await aWebhook(room, 'https://healthy.example.com')
  await tell(room)
  t.match((await claim(room)).claims, [{ webhookId: healthy }])
  room.clock.advance(60_000)
  const { claims } = await claim(room)
  t.equal(
    claims.filter(({ lane }) => lane === 'slow').length,
    38,
    'half-open ones together fill the slow lane',
  )
})

t.test('receivers that hang do not hold up one that answers', async (t) => {
  const room = await aRoom(t)
  const hanging = await startReceiver(t)
  const healthy = await startReceiver(t)
  hanging.respondWith(() => new Promise(() => {}))
  for (let n = 0; n < 10; n++) await aWebhook(room, `${hanging.url}/${n}`)
  await aWebhook(room, healthy.url)
  for (let n = 0; n < 5; n++) await tell(room)
  startWorker(t, room, { limits: { perProcess: 32, perOrigin: 100 } })
  await until(() => healthy.requests.length === 5)
  t.ok(hanging.requests.length <= 20, 'two at a time each')
  await until(async () => {
    const delivered = (await deliveries(room)).filter(({ status }) => status === 'delivered')
    return delivered.length === 5
  })
  await hanging.stop()
})

t.test('two workers share the work, and nothing is sent twice', async (t) => {
  const room = await aRoom(t)
  const receiver = await startReceiver(t)
  for (let n = 0; n < 4; n++) await aWebhook(room, `${receiver.url}/${n}`)
  startWorker(t, room)
  startWorker(t, room)
  for (let n = 0; n < 10; n++) await tell(room)
  await settled(room, 'delivered', 1)
  t.equal(receiver.requests.length, 40)
  t.equal(new Set(receiver.requests.map(({ headers }) => headers['webhook-id'])).size, 40)
})

t.test('stopping lets what is under way finish', async (t) => {
  const room = await aRoom(t)
  const receiver = await startReceiver(t)
  await aWebhook(room, receiver.url)
  let answer: () => void = () => {}
  receiver.respondWith(() => new Promise((resolve) => (answer = () => resolve({}))))
  const worker = startWorker(t, room)
  await tell(room)
  await until(() => receiver.requests.length === 1)
  const stopped = worker.stop()
  answer()
  await stopped
  t.match(await deliveries(room), [{ status: 'delivered', attempts: 1 }])
})

t.test('what is cut at the stop is given back', async (t) => {
  const room = await aRoom(t)
  await aWebhook(room, 'https://a.example.com')
  let seen = false
  const sender: Sender = {
    send: ({ signal }) =>
      new Promise((resolve) => {
        seen = true
        signal.addEventListener('abort', () => resolve(failure))
      }),
    close: () => {},
  }
  const worker = startWorker(t, room, { sender, grace: 1 })
  await tell(room)
  await until(() => seen)
  await worker.stop()
  t.match(await deliveries(room), [{ status: 'pending', attempts: 0 }])
  t.match(await load(room), [{ attempt: 1 }])
})
