import t from 'tap'
import { aHook, aService, enqueue, untilAttempts, untilStatus } from '../../service-harness.ts'

t.test('200 retry sends a pending delivery early, and replays an ended one', async (t) => {
  const service = await aService(t, { env: { WEBHOOK_RETRY_SCHEDULE: '1h' } })
  const { receiver, path } = await aHook(t, service)
  receiver.respondWith(() => ({ status: receiver.requests.length < 3 ? 500 : 200 }))
  const { id } = await enqueue(service)
  const delivery = `${path}/deliveries/${id}`
  const attempts = (n: number) => untilAttempts(service, delivery, n)
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
