import { createRequire } from 'node:module'
import { createLog } from '@punctual/http'
import { type CollectedSpan, startCollector, startReceiver, startStack, until } from '@punctual/testing'
import t from 'tap'
import { anEventType, aSchedule, aWebhook, dataOf } from './fixtures.ts'
import { receivedEvents } from './subscriber.ts'

// One booking, followed through every process by its trace.

const collector = await startCollector(t)
const lines: string[] = []
const stack = await startStack(t, {
  env: { OTEL_EXPORTER_OTLP_ENDPOINT: collector.url, OTEL_BSP_SCHEDULE_DELAY: '50' },
  log: createLog('test', 'info', { write: (line) => void lines.push(line) }),
})
const { api, clock, mail } = stack
const receiver = await startReceiver(t, { clock })
const schedule = await aSchedule(api)
const eventType = await anEventType(api, schedule.id, 'traced')
await aWebhook(api, eventType.id, receiver.url, 'a secret of ours', ['BOOKING_CREATED', 'MEETING_STARTED'])

const start = '2026-12-02T08:00:00.000Z'
const ann = { name: 'Ann Attendee', email: 'ann@example.com', timeZone: 'Europe/Berlin' }
const ofClient = { traceId: '4bf92f3577b34da6a3ce929d0e0e4736', spanId: '00f067aa0ba902b7' }
const booking = await dataOf(
  api('POST', '/v2/bookings', {
    key: null,
    headers: { traceparent: `00-${ofClient.traceId}-${ofClient.spanId}-01` },
    body: { eventTypeId: eventType.id, start, attendee: ann },
  }),
)

const place = ({ service, name }: CollectedSpan): string => `${service}: ${name}`
const find = (what: (span: CollectedSpan) => boolean): Promise<CollectedSpan> =>
  until(() => collector.spans().find(what), {
    describe: () => `${what}, beside ${JSON.stringify(collector.spans().map(place))}`,
  })
const first = await find((span) => place(span) === 'gateway: POST /v2/bookings')

/** Returns a span and those above it. */
function pathOf(span: CollectedSpan): CollectedSpan[] {
  const above = collector.spans().find(({ spanId }) => spanId === span.parentSpanId)
  return above ? [...pathOf(above), span] : [span]
}

/** Waits until the spans above a span have arrived. */
const pathTo = (span: CollectedSpan): Promise<CollectedSpan[]> =>
  until(() => {
    const path = pathOf(span)
    return path[0]?.parentSpanId === undefined && path
  })

const heard = (trigger: string) =>
  until(() => {
    const index = receivedEvents(receiver).findIndex((event) => event.trigger === trigger)
    return receiver.requests[index]
  })

t.test('one trace leads from the call to the subscriber, which gets it', async (t) => {
  const attempt = await find(({ name, traceId }) => name === 'POST webhook' && traceId === first.traceId)
  t.strictSame((await pathTo(attempt)).map(place), [
    'gateway: POST /v2/bookings',
    'bookings: POST /v2/bookings',
    'bookings: transaction',
    'bookings: publish bookings.booking.created',
    'webhook-delivery: process bookings.booking.created',
    'webhook-delivery: POST webhook',
  ])
  const { headers } = await heard('BOOKING_CREATED')
  t.equal(headers.traceparent, `00-${attempt.traceId}-${attempt.spanId}-01`)
  t.match(attempt.attributes, {
    'http.response.status_code': 200,
    'punctual.organization.id': stack.organization.id,
    'punctual.webhook.trigger': 'BOOKING_CREATED',
    'punctual.attempt': 1,
  })
})

t.test('questions between services are part of it', async (t) => {
  const question = await find(
    ({ service, name, traceId }) =>
      service === 'bookings' && name === 'POST scheduling' && traceId === first.traceId,
  )
  const answer = await find(
    ({ service, parentSpanId }) => service === 'scheduling' && parentSpanId === question.spanId,
  )
  t.equal(answer.attributes['http.response.status_code'], 200)
})

t.test('a trace of the client is linked, not continued', async (t) => {
  t.not(first.traceId, ofClient.traceId)
  t.equal(first.parentSpanId, undefined)
  t.strictSame(first.links, [ofClient])
  t.match(first.attributes, {
    'http.request.method': 'POST',
    'http.route': '/v2/bookings',
    'http.response.status_code': 201,
  })
})

t.test('a mail has its own trace, which links to the one that wrote it', async (t) => {
  await until(() => mail.to(ann.email).length > 0)
  const sent = await find(({ name, links }) => name === 'send email' && links[0]?.traceId === first.traceId)
  t.equal(sent.service, 'automation')
  t.not(sent.traceId, first.traceId)
  const [link] = sent.links
  const cause = await find(({ spanId }) => spanId === link?.spanId)
  t.equal(place(cause), 'automation: process bookings.booking.created')
})

t.test('so has a timer, and what it causes continues its trace', async (t) => {
  clock.set(start)
  const { headers } = await heard('MEETING_STARTED')
  const [, traceId] = String(headers.traceparent).split('-')
  const timer = await find((span) => span.name === 'timer' && span.traceId === traceId)
  t.equal(timer.service, 'webhook-delivery')
  t.not(traceId, first.traceId)
  const [link] = timer.links
  await find(({ spanId }) => spanId === link?.spanId)
  const attempt = await find((span) => span.name === 'POST webhook' && span.traceId === traceId)
  t.equal(attempt.parentSpanId, timer.spanId)
})

t.test('lines of the log carry the ids', async (t) => {
  const line = lines.map((text) => JSON.parse(text)).find((one) => one.traceparent?.includes(first.traceId))
  t.match(line, { msg: 'request', traceId: first.traceId, spanId: first.spanId })
})

t.test('spans have nothing of a person', async (t) => {
  const all = JSON.stringify(collector.spans())
  for (const text of [ann.name, ann.email, stack.user.email, booking.uid, stack.apiKey])
    t.notOk(all.includes(text))
})

t.test('only now is the SDK loaded', async (t) => {
  // As the check of a system without tracing looks for it.
  const loaded = Object.keys(createRequire(import.meta.url).cache)
  t.ok(loaded.some((path) => path.includes('/@opentelemetry/sdk-trace')))
})
