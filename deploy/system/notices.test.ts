import type { WebhookTrigger } from '@punctual/contracts'
import { openDatabase } from '@punctual/db'
import {
  fileTimeoutMs,
  type Json,
  missingKeys,
  startReceiver,
  startStack,
  tellOfRoom,
  until,
} from '@punctual/testing'
import t from 'tap'
import { exportedRecords, tablesContaining, unexportedTables, untilErased } from './erasure-checks.ts'
import { aSchedule, aWebhook, aWorkflow, dataOf } from './fixtures.ts'
import { isGenuine } from './subscriber.ts'

// Effects of payments, video rooms and forms in other services: webhooks, signed, at the right
// instant and once each, and workflows. Finally the booker is erased in all stored data.

t.setTimeout(fileTimeoutMs)
const secret = 'a secret between the two of us'
const stack = await startStack(t)
const { api, clock, mail, organization, user } = stack
const receiver = await startReceiver(t, { clock })
const schedule = await aSchedule(api, { timeZone: 'UTC' })
const zelda = { name: 'Zelda Quill', email: 'zelda@quill.example', phoneNumber: '+4915212345678' }

const anEventType = (slug: string, over: object): Promise<Json> =>
  dataOf(
    api('POST', '/v2/event-types', {
      body: { title: 'Consultation', slug, lengthInMinutes: 30, scheduleId: schedule.id, ...over },
    }),
  )
const book = (eventTypeId: number, start: string, over: object = {}): Promise<Json> =>
  dataOf(
    api('POST', '/v2/bookings', {
      key: null,
      body: { eventTypeId, start, attendee: { ...zelda, timeZone: 'Europe/Berlin' }, ...over },
    }),
  )

/** Returns all requests to a path of the receiver, in their order. */
const heardAt = (path: string) => receiver.requests.filter((request) => request.path === `/hook/${path}`)
const triggersAt = (path: string): string[] => heardAt(path).map(({ json }) => json.triggerEvent)
const heard = (path: string, trigger: WebhookTrigger, times = 1) =>
  until(() => heardAt(path).filter(({ json }) => json.triggerEvent === trigger)[times - 1], {
    describe: () => `${trigger} ${times} time(s) at ${path}, beside ${triggersAt(path)}`,
  })
const mailed = (subject: string) =>
  until(() => mail.to(zelda.email).find((one) => one.subject.includes(subject)), {
    describe: () => `${subject}, beside ${mail.to(zelda.email).map((one) => one.subject)}`,
  })

const admin = openDatabase(stack.databaseUrl, {
  schema: 'public',
  transactionConnections: 1,
  statementConnections: 1,
})
t.teardown(() => admin.close())

/**
 * Moves the clock when the results of all sent webhooks are stored: a lease that lapses before
 * means a lost process, and its webhook is sent again.
 */
async function moveClock(to: string): Promise<void> {
  await until(async () => {
    const [{ sent } = { sent: true }] = await admin.sql<{ sent: boolean }[]>`
      select exists (select from webhook_delivery.webhook_queue where leased) as sent`
    return !sent
  })
  clock.set(to)
}

t.test('payments: each webhook and workflow once, with the documented keys', async (t) => {
  const { id } = await anEventType('paid', { price: 4500, currency: 'eur', locations: [] })
  const triggers = ['BOOKING_REQUESTED', 'BOOKING_PAYMENT_INITIATED', 'BOOKING_CREATED', 'BOOKING_PAID']
  await aWebhook(api, id, `${receiver.url}/payments`, secret, triggers)
  await aWorkflow(api, id, { type: 'bookingPaymentInitiated' }, 'Please pay')
  await aWorkflow(api, id, { type: 'bookingPaid' }, 'Thank you')
  const { uid, payment } = await book(id, '2026-12-02T10:00:00Z')
  const initiated = await heard('payments', 'BOOKING_PAYMENT_INITIATED')
  t.match(initiated.json.payload, { uid, paymentId: payment[0].id, price: 4500, status: 'PENDING' })
  await mailed('Please pay')
  t.notOk(triggersAt('payments').includes('BOOKING_CREATED'), 'not before the payment')
  const pay = () => api('POST', `/v2/bookings/${uid}/mark-paid`, { body: {} })
  await dataOf(pay())
  const paid = await heard('payments', 'BOOKING_PAID')
  t.match(paid.json.payload, {
    uid,
    paymentId: payment[0].id,
    paymentData: { paid: true },
    status: 'ACCEPTED',
  })
  await mailed('Thank you')
  await pay()
  await book(id, '2026-12-02T11:00:00Z')
  await heard('payments', 'BOOKING_PAYMENT_INITIATED', 2)
  t.same(
    heardAt('payments')
      .flatMap(({ json }) => (json.payload.uid === uid ? json.triggerEvent : []))
      .toSorted(),
    triggers.toSorted(),
  )
  t.equal(mail.to(zelda.email).filter(({ subject }) => subject === 'Thank you').length, 1)
})

const video = await anEventType('video', { locations: [{ type: 'integration', integration: 'svc-video' }] })
const start = '2026-12-03T10:00:00.000Z'
const after = (minutes: number) => new Date(Date.parse(start) + minutes * 60_000).toISOString()
const absences: WebhookTrigger[] = ['AFTER_HOSTS_SVC_VIDEO_NO_SHOW', 'AFTER_GUESTS_SVC_VIDEO_NO_SHOW']

t.test('video rooms: each webhook gets the missing people after its own wait', async (t) => {
  const triggers = ['MEETING_STARTED', 'RECORDING_READY', 'RECORDING_TRANSCRIPTION_GENERATED', ...absences]
  await aWebhook(api, video.id, `${receiver.url}/rooms`, secret, triggers)
  const longWait = { triggers: absences, time: 1, timeUnit: 'hour', secret, active: true }
  await dataOf(
    api('POST', '/v2/webhooks', { body: { ...longWait, subscriberUrl: `${receiver.url}/patient` } }),
  )
  await aWorkflow(
    ...([api, video.id] as const),
    { type: 'afterHostsSvcVideoNoShow', offset: { value: 5, unit: 'minute' } },
    'The host is late',
  )
  const { uid, location } = await book(video.id, start, { guests: ['gus@quill.example'] })
  t.match(location, /^https:\/\/rooms\.example\.com\/v\//)
  const sent = (await until(() => mail.to(zelda.email).find(({ text }) => text.includes(location)))).text
  t.notOk(/svc-video/.test(sent))
  await tellOfRoom(stack, uid, 'participants', { email: zelda.email, event: 'joined', at: after(1) })
  // Absences are decided only after the bus has answered for a while; a timer that fires earlier is
  // set again.
  const opsUrls = [stack.parts.automation, stack.parts['webhook-delivery']].map((part) => part?.opsUrl)
  await until(async () => {
    const texts = await Promise.all(opsUrls.map(async (url) => (await fetch(`${url}/metrics`)).text()))
    return texts.every((text) => /^bus_hears\{.*\} 1$/m.test(text))
  })

  await moveClock(start)
  const { payload } = (await heard('rooms', 'MEETING_STARTED')).json
  const videoCallData = { type: 'svc-video', id: uid, url: location }
  t.match(payload, { location, videoCallData })
  await moveClock(new Date(Date.parse(after(5)) - 1).toISOString())
  t.same(triggersAt('rooms'), ['MEETING_STARTED'])
  await moveClock(after(5))
  const received = await heard('rooms', 'AFTER_HOSTS_SVC_VIDEO_NO_SHOW')
  t.equal(received.json.createdAt, after(5))
  t.match(received.json.payload, {
    bookingUid: uid,
    hostEmail: user.email,
    noShowHost: true,
    webhook: { time: 5, timeUnit: 'minute' },
    participants: [{ email: zelda.email, joinedAt: after(1) }],
  })
  await mailed('The host is late')
  const show = () => dataOf(api('GET', `/v2/bookings/${uid}`))
  await until(async () => (await show()).absentHost, { describe: 'the absence of the host' })

  await moveClock(after(60))
  const lateEvent = await heard('patient', 'AFTER_HOSTS_SVC_VIDEO_NO_SHOW')
  t.equal(lateEvent.json.createdAt, after(60))
  t.match(lateEvent.json.payload.webhook, { time: 1, timeUnit: 'hour' })
  t.same(
    (await show()).attendees.filter(({ absent }: Json) => absent),
    [],
  )

  const recording = { downloadUrl: 'https://rooms.test/r.mp4', transcriptUrl: 'https://rooms.test/r.vtt' }
  for (let time = 0; time < 2; time += 1) await tellOfRoom(stack, uid, 'recordings', recording)
  t.match((await heard('rooms', 'RECORDING_READY')).json.payload, {
    uid,
    downloadLink: recording.downloadUrl,
  })
  t.match((await heard('rooms', 'RECORDING_TRANSCRIPTION_GENERATED')).json.payload.downloadLinks, {
    transcription: recording.transcriptUrl,
    recording: recording.downloadUrl,
  })
})

t.test('video rooms: missing guests, while the host waits', async (t) => {
  const second = '2026-12-04T10:00:00.000Z'
  const { uid } = await book(video.id, second)
  await tellOfRoom(stack, uid, 'participants', { email: user.email, event: 'joined', at: second })
  await moveClock(second)
  await heard('rooms', 'MEETING_STARTED', 2)
  await moveClock('2026-12-04T10:05:00.000Z')
  const received = await heard('rooms', 'AFTER_GUESTS_SVC_VIDEO_NO_SHOW')
  t.match(received.json, { createdAt: '2026-12-04T10:05:00.000Z', payload: { bookingUid: uid } })
  t.match(received.json.payload.guests, [{ name: zelda.name, email: zelda.email }])
  await until(async () => (await dataOf(api('GET', `/v2/bookings/${uid}`))).attendees[0].absent)
  await moveClock('2026-12-04T12:00:00.000Z')
  await heard('patient', 'AFTER_GUESTS_SVC_VIDEO_NO_SHOW')
})

t.test('a form’s answers are sent immediately, and again when no booking follows', async () => {
  const path = `/v2/organizations/${organization.id}/webhooks`
  const triggers = ['FORM_SUBMITTED', 'ROUTING_FORM_FALLBACK_HIT', 'FORM_SUBMITTED_NO_EVENT']
  const body = { triggers, active: true, secret }
  await dataOf(api('POST', path, { body: { ...body, subscriberUrl: `${receiver.url}/forms` } }))
  const form = await dataOf(
    api('POST', '/v2/routing-forms', {
      body: {
        name: 'Contact',
        fields: [
          { identifier: 'email', label: 'Email', type: 'email', required: true },
          { identifier: 'about', label: 'About you', type: 'text' },
        ],
        routes: [{ action: { type: 'message', value: 'Thanks' } }],
      },
    }),
  )
  await dataOf(
    api('POST', `/v2/routing-forms/${form.id}/responses?start=2026-12-07&end=2026-12-08`, {
      body: { email: zelda.email, about: 'I am Zelda Quill' },
    }),
  )
  await heard('forms', 'FORM_SUBMITTED')
  await heard('forms', 'ROUTING_FORM_FALLBACK_HIT')
  await moveClock(new Date(clock.now().getTime() + 15 * 60_000).toISOString())
  await heard('forms', 'FORM_SUBMITTED_NO_EVENT')
})

t.test('every webhook was signed, sent once, and has its keys', async (t) => {
  const ids = receiver.requests.map(({ headers }) => headers['webhook-id'])
  t.equal(new Set(ids).size, ids.length)
  for (const request of receiver.requests) {
    t.ok(isGenuine(request, secret), request.json.triggerEvent)
    t.same(missingKeys(request.json.triggerEvent, request.json.payload), [], request.json.triggerEvent)
  }
})

t.test(
  'an export shows all that is stored, and an erased person is in no column of webhooks and messages',
  async (t) => {
    const plain = await anEventType('plain', {})
    const failing = await startReceiver(t, { clock })
    failing.respondWith(({ rawBody }) => ({ status: 500, body: rawBody }))
    await aWebhook(api, plain.id, failing.url, secret, ['BOOKING_CREATED', 'BOOKING_RESCHEDULED'])
    await aWorkflow(api, plain.id, { type: 'beforeEvent', offset: { value: 1, unit: 'hour' } }, 'Near')
    const first = await book(plain.id, '2026-12-07T10:00:00Z')
    await dataOf(
      api('POST', `/v2/bookings/${first.uid}/reschedule`, {
        body: { start: '2026-12-08T10:00:00Z', reschedulingReason: 'Zelda is ill' },
      }),
    )
    await dataOf(
      api('POST', '/v2/bookings/verification-code', {
        key: null,
        body: { eventTypeId: plain.id, email: zelda.email },
      }),
    )
    await until(() => mail.to(zelda.email).length > 0 && failing.requests.length > 1)
    const traces = ['zelda', 'quill', '5212345678']
    const schemas = ['automation', 'webhook_delivery']
    for (const schema of schemas) t.not((await tablesContaining(stack.databaseUrl, schema, traces)).length, 0)
    const place = `/v2/organizations/${organization.id}/attendees`
    const services = ['identity', 'bookings', 'automation', 'webhook-delivery']
    const records = await exportedRecords(services, (cursor) =>
      api('POST', `${place}/export`, { body: { email: zelda.email, cursor } }),
    )
    for (const service of services)
      t.strictSame(await unexportedTables(stack.databaseUrl, service, [zelda.email], records), [], service)
    const path = `${place}/erase`
    for (const email of [zelda.email, 'gus@quill.example'])
      await dataOf(api('POST', path, { body: { email } }))
    for (const schema of schemas) await untilErased(stack.databaseUrl, schema, traces)
  },
)
