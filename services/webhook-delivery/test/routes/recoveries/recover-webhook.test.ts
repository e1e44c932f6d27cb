import { until } from '@punctual/testing'
import t from 'tap'
import { enqueueEvent } from '../../../src/db/enqueue-event.ts'
import { anEvent } from '../../harness.ts'
import { aHook, aService, enqueue, untilAttempts, untilStatus } from '../../service-harness.ts'

t.test('202 recover delivers missed and exhausted events, none twice', async (t) => {
  const service = await aService(t, { env: { WEBHOOK_RETRY_SCHEDULE: '1h' } })
  const { receiver, path } = await aHook(t, service)
  const arrived = await enqueue(service)
  await untilStatus(service, `${path}/deliveries/${arrived.id}`, 'delivered')
  await service.call('PATCH', path, { body: { active: false } })
  service.clock.advance(1_000)
  const events = Array.from({ length: 120 }, () => anEvent(service))
  await service.db.transaction(async (tx) => {
    for (const event of events) await enqueueEvent(tx, event, service.clock.now())
  })
  await enqueue(service, { trigger: 'BOOKING_CANCELLED' })
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
  const received = receiver.requests.map(({ headers }) => `${headers['webhook-id']}`.split('_')[1])
  t.same(new Set(received), new Set([arrived.id, ...events.map(({ id }) => id)]))
  t.equal(receiver.requests.length, 121)
  for (const wrong of ['999', 'abc']) {
    t.match((await service.call('GET', `${path}/recover/${wrong}`)).body, {
      error: { code: 'recovery_not_found' },
    })
  }
  const backwards = { since: '2026-12-01T08:00:00Z', until: '2026-12-01T07:00:00Z' }
  t.equal((await service.call('POST', `${path}/recover`, { body: backwards })).status, 400)
})

t.test('202 recover replays exhausted deliveries', async (t) => {
  const service = await aService(t, { env: { WEBHOOK_RETRY_SCHEDULE: '1s' } })
  const { receiver, path } = await aHook(t, service)
  receiver.respondWith(() => ({ status: 500 }))
  const { id } = await enqueue(service)
  await untilAttempts(service, `${path}/deliveries/${id}`, 1)
  service.clock.advance(2_000)
  await untilStatus(service, `${path}/deliveries/${id}`, 'exhausted')
  receiver.respondWith(() => ({}))
  await service.call('POST', `${path}/recover`, { body: { since: '2026-12-01T08:00:00Z' } })
  t.match(await untilStatus(service, `${path}/deliveries/${id}`, 'delivered'), { attempts: 3 })
  t.equal(receiver.requests.at(-1)?.headers['x-svc-replay'], '1')
})

t.test('switching off cancels pending deliveries, and recover queues them again', async (t) => {
  const service = await aService(t)
  const { receiver, path } = await aHook(t, service)
  receiver.respondWith(() => ({ status: receiver.requests.length === 1 ? 500 : 200 }))
  const { id } = await enqueue(service)
  const delivery = `${path}/deliveries/${id}`
  await untilAttempts(service, delivery, 1)
  await service.call('PATCH', path, { body: { active: false } })
  t.match((await service.call('GET', delivery)).body.data, { status: 'cancelled', reason: 'inactive' })
  await service.call('PATCH', path, { body: { active: true } })
  await service.call('POST', `${path}/recover`, { body: { since: '2026-12-01T08:00:00Z' } })
  service.clock.advance(1)
  t.match(await untilStatus(service, delivery, 'delivered'), { attempts: 2 })
})
