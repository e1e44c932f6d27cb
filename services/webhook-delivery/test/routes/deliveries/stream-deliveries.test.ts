import { type HeardEvent, until } from '@punctual/testing'
import t from 'tap'
import { admin, aHook, aService, colleague, enqueue, stranger, untilStatus } from '../../service-harness.ts'

t.test('streams new and changed deliveries', async (t) => {
  const service = await aService(t)
  const { receiver, id, path } = await aHook(t, service)
  const streamed = `${path}/deliveries/stream`
  let isDown = true
  receiver.respondWith(() => ({ status: isDown ? 500 : 200 }))
  const old = await enqueue(service)
  await until(() => receiver.requests.length === 1)

  const hearing = await service.stream(streamed)
  const heard = (event: { id: string }, status: string, attempts: number) => (each: HeardEvent) =>
    each.data.id === event.id && each.data.status === status && each.data.attempts === attempts
  const until_ = (hears: (each: HeardEvent) => boolean) =>
    until(() => hearing.events.find(hears), { describe: () => JSON.stringify(hearing.events) })

  t.test('200 with the event-stream content type, and ready', async (t) => {
    t.equal(hearing.status, 200)
    t.equal(hearing.headers.get('content-type'), 'text/event-stream; charset=utf-8')
    t.equal(hearing.headers.get('cache-control'), 'no-store')
    await until_(({ event }) => event === 'ready')
  })
  t.test('a delivery that appears, fails, is retried and succeeds', async () => {
    service.clock.advance(1_000)
    const event = await enqueue(service)
    const failed = await until_(heard(event, 'pending', 1))
    t.match(failed, { event: 'delivery', data: { webhookId: id, trigger: 'BOOKING_CREATED' } })
    t.type(failed.data.nextAttemptAt, 'string')
    isDown = false
    await service.call('POST', `${path}/deliveries/${event.id}/retry`)
    await until_(heard(event, 'delivered', 2))
  })
  t.test('an older delivery that is retried', async () => {
    await service.call('POST', `${path}/deliveries/${old.id}/retry`)
    await until_(heard(old, 'delivered', 2))
  })
  t.test('a reconnecting client gets the missed changes, but no deliveries that ended before', async (t) => {
    const last = hearing.events.at(-1)?.id ?? ''
    hearing.close()
    await hearing.ended
    service.clock.advance(3_600_000)
    const missed = await enqueue(service)
    await untilStatus(service, `${path}/deliveries/${missed.id}`, 'delivered')
    const since = new Date(Date.parse(last) + 120_000).toISOString()
    const again = await service.stream(streamed, undefined, since)
    await until(() => again.events.some(({ event }) => event === 'ready'))
    const ids = again.events.filter(({ event }) => event === 'delivery').map(({ data }) => data.id)
    t.same(ids, [missed.id])
    again.close()
  })
  t.test('400 for an invalid Last-Event-ID', async (t) => {
    for (const wrong of ['x', '2026-12-01', '1'])
      t.match((await service.stream(streamed, undefined, wrong)).events, [
        { data: { error: { details: { errors: [{ path: 'last-event-id' }] } } } },
      ])
  })
  t.test('403 and 404 without the right to read', async (t) => {
    t.equal((await service.stream(streamed, colleague)).status, 403)
    t.equal((await service.stream(streamed, stranger)).status, 404)
    t.equal((await service.stream(`/v2/event-types/1/webhooks/999/deliveries/stream`)).status, 404)
  })
  t.test('429 for a fifth stream of the same caller', async (t) => {
    const streams = await Promise.all([1, 2, 3, 4].map(() => service.stream(streamed, admin)))
    t.same(
      streams.map(({ status }) => status),
      [200, 200, 200, 200],
    )
    const fifth = await service.stream(streamed, admin)
    t.equal(fifth.status, 429)
    t.match(fifth.events, [{ data: { error: { code: 'ThrottlerException' } } }])
    t.equal((await service.stream(streamed)).status, 200, 'another caller can open one')
    streams[0]?.close()
    await until(async () => (await service.stream(streamed, admin)).status === 200)
  })
  t.test('ends when the webhook is deleted, and when the process stops', async (t) => {
    const other = await aHook(t, service)
    const its = await service.stream(`${other.path}/deliveries/stream`)
    const own = await service.stream(streamed)
    await service.call('DELETE', other.path)
    await its.ended
    const stopped = service.running.stop()
    await Promise.all([own.ended, stopped])
    t.match(own.events, [{ event: 'ready' }])
  })
})
