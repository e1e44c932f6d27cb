import { createHmac } from 'node:crypto'
import { startReceiver, until } from '@punctual/testing'
import t, { type Test } from 'tap'
import { enqueueEvent } from '../../src/db/enqueue-event.ts'
import type { WebhookEvent } from '../../src/domain/webhook-event.ts'
import { anEvent } from '../harness.ts'
import { aService, type Service } from '../service-harness.ts'

const webhooks = '/v2/event-types/1/webhooks'

async function aHook(t: Test, service: Service, more: object = {}) {
  const receiver = await startReceiver(t)
  const { body } = await service.call('POST', webhooks, {
    body: { active: true, subscriberUrl: receiver.url, triggers: ['BOOKING_CREATED'], ...more },
  })
  const id: number = body.data.id
  return { receiver, id, path: `${webhooks}/${id}` }
}

const tell = async (service: Service, more: Partial<WebhookEvent> = {}) => {
  const event = anEvent(service, more)
  await service.db.transaction((tx) => enqueueEvent(tx, event, service.clock.now()))
  return event
}

const untilStatus = (service: Service, path: string, status: string) =>
  until(async () => {
    const { body } = await service.call('GET', path)
    return body.data.status === status && body.data
  })

t.test('200 test answers the attempt of a ping', async (t) => {
  const service = await aService(t)
  const { receiver, path } = await aHook(t, service, {
    secret: 's3cret',
    payloadTemplate: '{"t":"{{triggerEvent}} {{attendees.0.name}}"}',
  })
  receiver.respondWith(() => ({ status: 201, body: 'thanks' }))
  const { status, body } = await service.call('POST', `${path}/test`, {
    headers: { 'idempotency-key': 'ping' },
  })
  t.match(
    { status, body },
    {
      status: 200,
      body: {
        status: 'success',
        data: {
          attempt: 1,
          class: 'success',
          status: 201,
          url: receiver.url,
          response: 'thanks',
          responseTruncated: false,
        },
      },
    },
  )
  t.type(body.data.timings.total, 'number')
  const [request] = receiver.requests
  t.equal(request?.rawBody, '{"t":"PING Sample Attendee"}')
  t.equal(
    request?.headers['x-svc-signature-256'],
    createHmac('sha256', 's3cret')
      .update(request?.rawBody ?? '')
      .digest('hex'),
  )
  const again = await service.call('POST', `${path}/test`, { headers: { 'idempotency-key': 'ping' } })
  t.same(again.body, body)
  t.equal(receiver.requests.length, 1)
  const figures = await (await fetch(`${service.running.opsUrl}/metrics`)).text()
  t.match(figures, /webhook_attempts_total\{class="success",service="webhook-delivery"\} 1/)
  t.match(figures, /webhook_queued\{service="webhook-delivery"\} 0/)
})

t.test('switching off cancels what is pending, and recover brings it back', async (t) => {
  const service = await aService(t)
  const { receiver, path } = await aHook(t, service)
  receiver.respondWith(() => ({ status: receiver.requests.length === 1 ? 500 : 200 }))
  const { id } = await tell(service)
  const delivery = `${path}/deliveries/${id}`
  await until(async () => (await service.call('GET', delivery)).body.data.attempts === 1)
  await service.call('PATCH', path, { body: { active: false } })
  t.match((await service.call('GET', delivery)).body.data, { status: 'cancelled', reason: 'inactive' })
  await service.call('PATCH', path, { body: { active: true } })
  await service.call('POST', `${path}/recover`, { body: { since: '2026-12-01T08:00:00Z' } })
  service.clock.advance(1)
  t.match(await untilStatus(service, delivery, 'delivered'), { attempts: 2 })
})

t.test('200 test of a webhook that is off or held back; a failed ping is not tried again', async (t) => {
  const service = await aService(t)
  const { receiver, path } = await aHook(t, service, { active: false })
  const until = new Date(service.clock.now().getTime() + 60_000)
  await service.db.sql`update webhook_state set open_until = ${until}, probing = true`
  receiver.respondWith(() => ({ status: 500 }))
  t.match((await service.call('POST', `${path}/test`)).body.data, { class: 'server_error', status: 500 })
  const { body } = await service.call('GET', `${path}/deliveries`)
  t.match(body.data, [{ trigger: 'PING', status: 'exhausted', attempts: 1 }])
})

t.test('200 deliveries: list, one, attempts', async (t) => {
  const service = await aService(t)
  const { receiver, id, path } = await aHook(t, service)
  receiver.respondWith(() => ({ status: receiver.requests.length === 1 ? 200 : 500, body: 'oh' }))
  const first = await tell(service)
  await untilStatus(service, `${path}/deliveries/${first.id}`, 'delivered')
  service.clock.advance(60_000)
  const second = await tell(service)
  const failed = await until(async () => {
    const { body } = await service.call('GET', `${path}/deliveries/${second.id}`)
    return body.data.attempts === 1 && body.data
  })
  t.match(failed, {
    id: second.id,
    webhookId: id,
    trigger: 'BOOKING_CREATED',
    bookingUid: 'acmfVsgZSG9DuhCFJM6D5t',
    status: 'pending',
    createdAt: '2026-12-01T08:01:00.000Z',
  })
  t.ok(
    failed.nextAttemptAt >= '2026-12-01T08:01:04.000Z' && failed.nextAttemptAt <= '2026-12-01T08:01:06.000Z',
  )

  const list = async (query: string) => (await service.call('GET', `${path}/deliveries${query}`)).body
  const ids = async (query: string) => (await list(query)).data.map((one: { id: string }) => one.id)
  t.same(await ids(''), [second.id, first.id])
  t.match((await list('?take=1')).pagination, { totalItems: 2, returnedItems: 1 })
  t.same(await ids('?status=delivered'), [first.id])
  t.same(await ids('?status=pending'), [second.id])
  t.same(await ids('?status=paused'), [])
  t.same(await ids('?since=2026-12-01T08:00:30Z'), [second.id])
  t.equal((await service.call('GET', `${path}/deliveries?status=lost`)).status, 400)
  t.equal((await service.call('GET', `${path}/deliveries?since=yesterday`)).status, 400)

  const open = new Date(service.clock.now().getTime() + 60_000)
  await service.db.sql`update webhook_state set open_until = ${open}`
  t.same(await ids('?status=paused'), [second.id])
  t.equal((await service.call('GET', `${path}/deliveries/${second.id}`)).body.data.status, 'paused')

  const attempts = (await service.call('GET', `${path}/deliveries/${second.id}/attempts`)).body
  t.match(attempts, {
    data: [{ attempt: 1, class: 'server_error', status: 500, response: 'oh' }],
    pagination: { totalItems: 1 },
  })
  for (const wrong of ['0193806c-1c00-7000-8000-000000000001', 'abc', '1']) {
    t.match((await service.call('GET', `${path}/deliveries/${wrong}`)).body, {
      error: { code: 'delivery_not_found' },
    })
    t.equal((await service.call('GET', `${path}/deliveries/${wrong}/attempts`)).status, 404)
    t.equal((await service.call('POST', `${path}/deliveries/${wrong}/retry`)).status, 404)
  }
})

t.test('200 retry: before its time, and as a replay when it has ended', async (t) => {
  const service = await aService(t, { env: { WEBHOOK_RETRY_SCHEDULE: '1h' } })
  const { receiver, path } = await aHook(t, service)
  receiver.respondWith(() => ({ status: receiver.requests.length < 3 ? 500 : 200 }))
  const { id } = await tell(service)
  const delivery = `${path}/deliveries/${id}`
  const attempts = (n: number) =>
    until(async () => (await service.call('GET', delivery)).body.data.attempts === n)
  await attempts(1)
  t.match(await service.call('POST', `${delivery}/retry`), {
    status: 200,
    body: { data: { id, status: 'pending' } },
  })
  await attempts(2)
  await untilStatus(service, delivery, 'exhausted')
  t.match((await service.call('POST', `${delivery}/retry`)).body.data, { status: 'pending', attempts: 2 })
  t.match(await untilStatus(service, delivery, 'delivered'), { attempts: 3 })
  await service.call('POST', `${delivery}/retry`)
  await attempts(4)
  t.same(
    receiver.requests.map(({ headers }) => [headers['x-svc-attempt'], headers['x-svc-replay']]),
    [
      ['1', undefined],
      ['2', undefined],
      ['3', '1'],
      ['4', '1'],
    ],
  )
  t.equal(new Set(receiver.requests.map(({ headers }) => headers['webhook-id'])).size, 1)
  t.equal(new Set(receiver.requests.map(({ rawBody }) => rawBody)).size, 1)
})

t.test('202 recover delivers what was missed and what was given up, and nothing twice', async (t) => {
  const service = await aService(t, { env: { WEBHOOK_RETRY_SCHEDULE: '1h' } })
  const { receiver, path } = await aHook(t, service)
  const arrived = await tell(service)
  await untilStatus(service, `${path}/deliveries/${arrived.id}`, 'delivered')
  await service.call('PATCH', path, { body: { active: false } })
  service.clock.advance(1_000)
  const missed = []
  for (let n = 0; n < 120; n++) missed.push((await tell(service)).id)
  await tell(service, { trigger: 'BOOKING_CANCELLED' })
  t.equal(
    (await service.call('POST', `${path}/recover`, { body: { since: '2026-12-01T00:00:00Z' } })).status,
    400,
  )
  await service.call('PATCH', path, { body: { active: true } })
  service.clock.advance(1_000)

  const { status, body } = await service.call('POST', `${path}/recover`, {
    body: { since: '2026-01-01T00:00:00Z' },
  })
  t.equal(status, 202)
  t.match(body.data, {
    status: 'running',
    since: '2026-12-01T08:00:00.000Z',
    progress: { examined: 0, queued: 0 },
  })
  const job = `${path}/recover/${body.data.id}`
  const done = await untilStatus(service, job, 'completed')
  t.match(done, { progress: { examined: 121, queued: 120 }, finishedAt: String })
  await until(() => receiver.requests.length === 121)
  const told = receiver.requests.map(({ headers }) => `${headers['webhook-id']}`.split('_')[1])
  t.same(new Set(told), new Set([arrived.id, ...missed]))
  t.equal(receiver.requests.length, 121)
  for (const wrong of ['999', 'abc']) {
    t.match((await service.call('GET', `${path}/recover/${wrong}`)).body, {
      error: { code: 'recovery_not_found' },
    })
  }
  const backwards = { since: '2026-12-01T08:00:00Z', until: '2026-12-01T07:00:00Z' }
  t.equal((await service.call('POST', `${path}/recover`, { body: backwards })).status, 400)
})

t.test('202 recover tries anew what was exhausted, as a replay', async (t) => {
  const service = await aService(t, { env: { WEBHOOK_RETRY_SCHEDULE: '1ms' } })
  const { receiver, path } = await aHook(t, service)
  receiver.respondWith(() => ({ status: 500 }))
  const { id } = await tell(service)
  await until(async () => (await service.call('GET', `${path}/deliveries/${id}`)).body.data.attempts === 1)
  service.clock.advance(1_000)
  await untilStatus(service, `${path}/deliveries/${id}`, 'exhausted')
  receiver.respondWith(() => ({}))
  await service.call('POST', `${path}/recover`, { body: { since: '2026-12-01T08:00:00Z' } })
  t.match(await untilStatus(service, `${path}/deliveries/${id}`, 'delivered'), { attempts: 3 })
  t.equal(receiver.requests.at(-1)?.headers['x-svc-replay'], '1')
})

t.test('200 rotate-secret: both sign for 24 hours', async (t) => {
  const service = await aService(t)
  const { receiver, path } = await aHook(t, service, { secret: 'old' })
  const rotated = (await service.call('POST', `${path}/rotate-secret`, { body: {} })).body.data
  t.match(rotated, {
    secret: /^whsec_/,
    signingKey: rotated.secret,
    previousSecretExpiresAt: '2026-12-02T08:00:00.000Z',
  })
  t.equal((await service.call('GET', path)).body.data.secret, rotated.secret)
  const hex = (secret: string, body = '') => createHmac('sha256', secret).update(body).digest('hex')
  const ping = async () => {
    await service.call('POST', `${path}/test`)
    const request = receiver.requests.at(-1)
    return { headers: request?.headers ?? {}, body: request?.rawBody }
  }
  const during = await ping()
  t.equal(during.headers['x-svc-signature-256'], hex(rotated.secret, during.body))
  t.equal(during.headers['x-svc-signature-256-previous'], hex('old', during.body))
  t.equal(`${during.headers['webhook-signature']}`.split(' ').length, 2)
  service.clock.advance(24 * 3_600_000)
  const after = await ping()
  t.equal(after.headers['x-svc-signature-256'], hex(rotated.secret, after.body))
  t.notOk('x-svc-signature-256-previous' in after.headers)
  t.equal(`${after.headers['webhook-signature']}`.split(' ').length, 1)

  const own = (await service.call('POST', `${path}/rotate-secret`, { body: { secret: 'mine' } })).body.data
  t.match(own, { secret: 'mine', signingKey: `whsec_${Buffer.from('mine').toString('base64')}` })
  const bare = await aHook(t, service)
  t.notOk('previousSecretExpiresAt' in (await service.call('POST', `${bare.path}/rotate-secret`)).body.data)
})

t.test('200 stats', async (t) => {
  const service = await aService(t)
  const { receiver, path } = await aHook(t, service)
  t.same((await service.call('GET', `${path}/stats`)).body.data, { attempts: 0, successes: 0, pending: 0 })
  receiver.respondWith(() => ({ status: receiver.requests.length % 3 === 0 ? 500 : 200 }))
  for (let n = 0; n < 3; n++) await service.call('POST', `${path}/test`)
  const { body } = await service.call('GET', `${path}/stats`)
  t.match(body.data, {
    attempts: 3,
    successes: 2,
    successRate: 66.7,
    pending: 0,
    failingSince: '2026-12-01T08:00:00.000Z',
  })
  t.type(body.data.latency.p50, 'number')
  t.ok(body.data.latency.p95 >= body.data.latency.p50)
})
