import { createHmac } from 'node:crypto'
import { webhookExamples } from '@punctual/contracts'
import t from 'tap'
import { aHook, aService } from '../../service-harness.ts'

t.test('200 test returns the attempt of a ping', async (t) => {
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

t.test('200 test with a sample of an event, which is signed, logged and retried like one', async (t) => {
  const service = await aService(t)
  const { receiver, path } = await aHook(t, service, { secret: 's3cret', triggers: ['MEETING_ENDED'] })
  receiver.respondWith(() => ({ status: 500 }))
  const { status, body } = await service.call('POST', `${path}/test`, {
    body: { triggerEvent: 'BOOKING_CREATED' },
  })
  t.match({ status, body }, { status: 200, body: { data: { attempt: 1, status: 500 } } })
  const [request] = receiver.requests
  t.match(request?.json, { triggerEvent: 'BOOKING_CREATED', payload: webhookExamples.BOOKING_CREATED })
  t.ok(request?.headers['webhook-signature'])
  const deliveries = await service.call('GET', `${path}/deliveries`)
  t.match(deliveries.body.data, [{ trigger: 'BOOKING_CREATED', status: 'pending', attempts: 1 }])
  const unknown = await service.call('POST', `${path}/test`, { body: { triggerEvent: 'NO_SUCH' } })
  t.match(unknown, { status: 400, body: { error: { message: /triggerEvent/ } } })
  t.equal(receiver.requests.length, 1)
})

t.test('200 test of a webhook that is off or paused; a failed ping is not retried', async (t) => {
  const service = await aService(t)
  const { receiver, path } = await aHook(t, service, { active: false })
  const until = new Date(service.clock.now().getTime() + 60_000)
  await service.db.sql`update webhook_state set open_until = ${until}, probing = true`
  receiver.respondWith(() => ({ status: 500 }))
  t.match((await service.call('POST', `${path}/test`)).body.data, { class: 'server_error', status: 500 })
  const { body } = await service.call('GET', `${path}/deliveries`)
  t.match(body.data, [{ trigger: 'PING', status: 'exhausted', attempts: 1 }])
})
