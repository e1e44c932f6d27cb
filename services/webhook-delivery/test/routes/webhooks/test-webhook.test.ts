import { createHmac } from 'node:crypto'
import { webhookExamples, webhookTriggers } from '@punctual/contracts'
import t from 'tap'
import { aHook, anonymous, aService, olga } from '../../service-harness.ts'

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

t.test(
  'a preview is the body that a test sends; a bad template is refused as when it is saved',
  async (t) => {
    const service = await aService(t)
    const preview = (body: object, caller = olga) =>
      service.call('POST', '/v2/webhooks/preview', { body, caller })
    const payloadTemplate = '{"t":"{{triggerEvent}}","who":"{{attendees.0.name}}","all":{{payload}}}'
    const { receiver, path } = await aHook(t, service, { payloadTemplate })
    for (const triggerEvent of ['PING', ...webhookTriggers]) {
      const shown = await preview({ payloadTemplate, triggerEvent })
      t.match(shown, { status: 200, body: { data: { triggerEvent, contentType: 'application/json' } } })
      await service.call('POST', `${path}/test`, { body: { triggerEvent } })
      const sent = receiver.requests.at(-1)?.rawBody
      // A ping names the event type that the webhook belongs to.
      const named = triggerEvent === 'PING' ? sent?.replaceAll('"eventTypeId":1', '"eventTypeId":0') : sent
      t.equal(shown.body.data.body, named, triggerEvent)
    }
    t.match(JSON.parse((await preview({})).body.data.body), { triggerEvent: 'PING', payload: {} })
    for (const bad of ['{', '{"a":{{b c}}}', '[1,]']) {
      const body = { active: true, subscriberUrl: receiver.url, triggers: [], payloadTemplate: bad }
      const saved = await service.call('PATCH', path, { body })
      const shown = await preview({ payloadTemplate: bad })
      t.equal(shown.status, 400, bad)
      t.same(shown.body.error, saved.body.error)
    }
    const huge = `[${Array.from({ length: 2_700 }, () => '{{payload}}').join()}]`
    t.match(await preview({ payloadTemplate: huge }), {
      status: 400,
      body: { error: { code: 'webhook_template_invalid', message: /more than 256 KB/ } },
    })
    t.equal((await preview({ triggerEvent: 'LOST' })).status, 400)
    t.equal((await preview({}, anonymous)).status, 401)
    t.equal((await service.db.sql`select from webhook_delivery`).length, webhookTriggers.length + 1)
  },
)
