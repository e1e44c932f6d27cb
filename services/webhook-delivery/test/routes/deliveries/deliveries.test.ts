import t from 'tap'
import { admin, aHook, aService, enqueue, untilAttempts, untilStatus } from '../../service-harness.ts'

t.test('200 lists deliveries, gets one, lists its attempts', async (t) => {
  const service = await aService(t)
  const { receiver, id, path } = await aHook(t, service)
  receiver.respondWith(() => ({ status: receiver.requests.length === 1 ? 200 : 500, body: 'oh' }))
  const first = await enqueue(service)
  await untilStatus(service, `${path}/deliveries/${first.id}`, 'delivered')
  service.clock.advance(60_000)
  const second = await enqueue(service)
  const failed = await untilAttempts(service, `${path}/deliveries/${second.id}`, 1)
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
  t.same(await ids('?trigger=BOOKING_CREATED'), [second.id, first.id])
  t.same(await ids('?trigger=BOOKING_CANCELLED'), [])
  t.same(await ids('?bookingUid=acmfVsgZSG9DuhCFJM6D5t&status=pending'), [second.id])
  t.same(await ids('?bookingUid=another'), [])
  t.equal((await service.call('GET', `${path}/deliveries?trigger=LOST`)).status, 400)
  t.equal((await service.call('GET', `${path}/deliveries?status=lost`)).status, 400)
  t.equal((await service.call('GET', `${path}/deliveries?since=yesterday`)).status, 400)

  t.same(await ids(`?text=${first.id.slice(-12).toUpperCase()}`), [first.id])
  t.same(await ids(`?text=${encodeURIComponent(new URL(receiver.url).host)}`), [second.id, first.id])
  t.same(await ids('?text=OH'), [second.id, first.id])
  t.same(await ids('?text=OH&status=delivered'), [first.id])
  t.same(await ids('?text=%25'), [], 'the text is no pattern')
  t.same(await ids('?text=acmfVsgZSG9DuhCFJM6D5t'), [], 'bodies are not searched')
  t.match(await list('?text=oh&take=1&skip=1'), {
    data: [{ id: first.id, status: 'delivered' }],
    pagination: { totalItems: 2, returnedItems: 1 },
  })
  t.match(await list('?text=oh&skip=9'), { data: [], pagination: { totalItems: 2 } })
  await service.db
    .sql`update webhook_attempt set error = 'connect ECONNREFUSED' where event_id = ${second.id}`
  t.same(await ids('?text=econnrefused'), [second.id])
  t.equal((await service.call('GET', `${path}/deliveries?text=`)).status, 400)

  const open = new Date(service.clock.now().getTime() + 60_000)
  await service.db.sql`update webhook_state set open_until = ${open}`
  t.same(await ids('?status=paused'), [second.id])
  t.equal((await service.call('GET', `${path}/deliveries/${second.id}`)).body.data.status, 'paused')

  const attempts = (await service.call('GET', `${path}/deliveries/${second.id}/attempts`)).body
  t.match(attempts, {
    data: [{ attempt: 1, class: 'server_error', status: 500, response: 'oh' }],
    pagination: { totalItems: 1 },
  })
  const [got] = receiver.requests.slice(-1)
  const { requestHeaders } = attempts.data[0]
  for (const [name, value] of Object.entries(requestHeaders)) t.equal(got?.headers[name], value, name)
  t.match(requestHeaders, { 'webhook-id': `msg_${second.id}_${id}`, 'x-svc-attempt': '1' })
  const { body, contentType } = (await service.call('GET', `${path}/deliveries/${second.id}`)).body.data
  t.equal(body, got?.rawBody)
  t.equal(contentType, 'application/json')
  t.equal((await list('')).data[0].body, undefined)
  const ofAdmin = await service.call('GET', `${path}/deliveries/${second.id}`, { caller: admin })
  t.match(ofAdmin, { status: 200, body: { data: { id: second.id } } })
  t.equal(ofAdmin.body.data.body, undefined, 'an admin reads webhooks of members, not what they send')
  for (const wrong of ['0193806c-1c00-7000-8000-000000000001', 'abc', '1']) {
    t.match((await service.call('GET', `${path}/deliveries/${wrong}`)).body, {
      error: { code: 'delivery_not_found' },
    })
    t.equal((await service.call('GET', `${path}/deliveries/${wrong}/attempts`)).status, 404)
    t.equal((await service.call('POST', `${path}/deliveries/${wrong}/retry`)).status, 404)
  }
})

t.test('200 stats', async (t) => {
  const service = await aService(t)
  const { receiver, path } = await aHook(t, service)
  const none = { attempts: 0, successes: 0, hours: [], pending: 0 }
  t.same((await service.call('GET', `${path}/stats`)).body.data, none)
  receiver.respondWith(() => ({ status: receiver.requests.length % 3 === 0 ? 500 : 200 }))
  for (let n = 0; n < 3; n++) await service.call('POST', `${path}/test`)
  const { body } = await service.call('GET', `${path}/stats`)
  t.match(body.data, {
    attempts: 3,
    successes: 2,
    successRate: 66.7,
    hours: [{ at: '2026-12-01T08:00:00.000Z', attempts: 3, successes: 2, latency: Number }],
    pending: 0,
    failingSince: '2026-12-01T08:00:00.000Z',
  })
  t.type(body.data.latency.p50, 'number')
  t.ok(body.data.latency.p95 >= body.data.latency.p50)
})
