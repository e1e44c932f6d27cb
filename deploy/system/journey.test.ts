import { createRequire } from 'node:module'
import { createUser, type Json, startReceiver, startStack, until } from '@punctual/testing'
import t from 'tap'
import { anEventType, aSchedule, aWebhook, aWorkflow, dataOf } from './fixtures.ts'
import { isGenuine, receivedEvents } from './subscriber.ts'

// One booking passes through the whole system on one test clock: from its schedule to its reminder,
// its meeting and its end. Callers without the right get no access to it.

/** Returns the loaded modules of OpenTelemetry's SDK. */
const loadedSdk = (): string[] =>
  Object.keys(createRequire(import.meta.url).cache).filter((path) =>
    /@opentelemetry\/(sdk|core|exporter|otlp|context)/.test(path),
  )
// Another file that ran in this process may have loaded it.
const loadedBefore = loadedSdk()

const secret = 'a secret between the two of us'
const reminder = 'Your intro is near'
const stack = await startStack(t)
const { api, clock, mail } = stack
const receiver = await startReceiver(t, { clock })
const schedule = await aSchedule(api)
const eventType = await anEventType(api, schedule.id, 'journey')
const triggers = [
  'BOOKING_CREATED',
  'BOOKING_RESCHEDULED',
  'BOOKING_CANCELLED',
  'BOOKING_NO_SHOW_UPDATED',
  'MEETING_STARTED',
  'MEETING_ENDED',
]
const webhook = await aWebhook(api, eventType.id, receiver.url, secret, triggers)
const workflow = await aWorkflow(
  api,
  eventType.id,
  { type: 'beforeEvent', offset: { value: 2, unit: 'hour' } },
  reminder,
)

/** Nine o'clock in Berlin on 2 December 2026. */
const start = '2026-12-02T08:00:00.000Z'
const later = '2026-12-02T10:00:00.000Z'
const attendeeOf = (email: string) => ({ name: 'Ann Attendee', email, timeZone: 'America/New_York' })
const book = (email: string, at = start) =>
  api('POST', '/v2/bookings', {
    key: null,
    body: { eventTypeId: eventType.id, start: at, attendee: attendeeOf(email) },
  })
const slots = async (): Promise<string[]> => {
  const query = `eventTypeId=${eventType.id}&start=2026-12-02&end=2026-12-02&timeZone=UTC`
  const days: Record<string, { start: string }[]> = await dataOf(
    api('GET', `/v2/slots?${query}`, { key: null }),
  )
  return Object.values(days).flatMap((day) => day.map((slot) => new Date(slot.start).toISOString()))
}
const heard = (trigger: string, uid: string) =>
  until(() => receivedEvents(receiver).find((each) => each.trigger === trigger && each.uid === uid), {
    describe: () => `${trigger} of ${uid}, beside ${receivedEvents(receiver).map((each) => each.trigger)}`,
  })
const mailed = (email: string, subject: string) =>
  until(() => mail.to(email).find((message) => message.subject.includes(subject)), {
    describe: () => `${subject} to ${email}, beside ${mail.to(email).map((message) => message.subject)}`,
  })

let booking: Json

t.test('404 for the test clock where it is not switched on', async (t) => {
  t.equal((await api('GET', '/v2/test-clock')).status, 404)
  t.equal((await api('PUT', '/v2/test-clock', { body: { now: later } })).status, 404)
  t.equal((await api('POST', '/v2/test-clock/advance', { body: { seconds: 60 } })).status, 404)
})

t.test('one of 64 parallel bookings of a slot succeeds', async (t) => {
  t.ok((await slots()).includes(start))
  const answers = await Promise.all(Array.from({ length: 64 }, (_, n) => book(`wants${n}@example.com`)))
  const won = answers.filter(({ status }) => status === 201)
  t.equal(won.length, 1)
  booking = won[0]?.body.data
  const lost = answers.filter(({ status }) => status !== 201)
  t.strictSame(
    lost.map(({ status, body }) => `${status} ${body.error.code}`),
    lost.map(() => '409 slot_taken'),
  )
  t.notOk((await slots()).includes(start), 'the slot is gone immediately')
  await heard('BOOKING_CREATED', booking.uid)
  await mailed(booking.attendees[0].email, 'Confirmed')
})

t.test('another tenant cannot tell that the booking exists', async (t) => {
  const stranger = await createUser(stack, {
    email: 'eve@elsewhere.test',
    name: 'Eve',
    organization: { name: 'Elsewhere' },
  })
  const there = [
    ['GET', `/v2/schedules/${schedule.id}`, '/v2/schedules/999999'],
    ['PATCH', `/v2/schedules/${schedule.id}`, '/v2/schedules/999999'],
    ['GET', `/v2/event-types/${eventType.id}`, '/v2/event-types/999999'],
    ['DELETE', `/v2/event-types/${eventType.id}`, '/v2/event-types/999999'],
    [
      'GET',
      `/v2/event-types/${eventType.id}/webhooks/${webhook.id}`,
      '/v2/event-types/999999/webhooks/999999',
    ],
    ['GET', `/v2/workflows/${workflow.id}`, '/v2/workflows/999999'],
  ] as const
  for (const [method, mine, missing] of there) {
    const ask = async (path: string) => {
      const body = method === 'PATCH' ? { body: { name: 'Mine now' } } : {}
      const answer = await api(method, path, { key: stranger.apiKey, ...body })
      return { status: answer.status, error: answer.body.error }
    }
    const answer = await ask(mine)
    t.equal(answer.status, 404, `${method} ${mine}`)
    t.strictSame(answer, await ask(missing))
  }
  const list = await dataOf(api('GET', '/v2/bookings', { key: stranger.apiKey }))
  t.strictSame(list, [])
})

t.test('a reschedule moves the booking and its reminder', async (t) => {
  const moved = await dataOf(
    api('POST', `/v2/bookings/${booking.uid}/reschedule`, {
      key: null,
      body: { start: later, reschedulingReason: 'The train is late' },
    }),
  )
  t.equal(moved.rescheduledFromUid, booking.uid)
  t.ok((await slots()).includes(start), 'the old slot is free again')
  t.notOk((await slots()).includes(later))
  const { payload } = await heard('BOOKING_RESCHEDULED', moved.uid)
  t.equal(payload.rescheduleUid, booking.uid)
  await mailed(moved.attendees[0].email, 'Rescheduled')
  booking = moved
})

t.test('an added guest gets a mail, the subscriber nothing', async (t) => {
  const before = receivedEvents(receiver).length
  await dataOf(
    api('POST', `/v2/bookings/${booking.uid}/guests`, { body: { guests: [{ email: 'gus@example.com' }] } }),
  )
  await mailed('gus@example.com', '')
  t.equal(receivedEvents(receiver).length, before)
})

t.test('the reminder arrives two hours before the new start, not before the old one', async (t) => {
  const { email } = booking.attendees[0]
  clock.set('2026-12-02T06:30:00Z')
  // The time of the old reminder has passed: the next due one would not come before it.
  const other = (await dataOf(book('witness@example.com', '2026-12-02T09:00:00.000Z'))) as Json
  clock.set('2026-12-02T07:00:00Z')
  await mailed('witness@example.com', reminder)
  t.strictSame(
    mail.to(email).filter(({ subject }) => subject === reminder),
    [],
  )
  clock.set('2026-12-02T08:00:00Z')
  const message = await mailed(email, reminder)
  t.match(message.html, /Intro is near, Ann Attendee/)
  await dataOf(api('POST', `/v2/bookings/${other.uid}/cancel`, { body: {} }))
  await heard('BOOKING_CANCELLED', other.uid)
})

t.test('start and end of the meeting fire one webhook each', async (t) => {
  clock.set(booking.start)
  await heard('MEETING_STARTED', booking.uid)
  const absent = await dataOf(
    api('POST', `/v2/bookings/${booking.uid}/mark-absent`, {
      body: { attendees: [{ email: booking.attendees[0].email, absent: true }] },
    }),
  )
  t.equal(absent.attendees[0].absent, true)
  await heard('BOOKING_NO_SHOW_UPDATED', booking.uid)
  clock.set(booking.end)
  await heard('MEETING_ENDED', booking.uid)
})

t.test('every webhook was signed and sent once, and none was unexpected', async (t) => {
  t.ok(receiver.requests.every((request) => isGenuine(request, secret)))
  const ofBooking = receivedEvents(receiver).filter(({ uid }) => uid === booking.uid)
  t.strictSame(ofBooking.map(({ trigger }) => trigger).toSorted(), [
    'BOOKING_NO_SHOW_UPDATED',
    'BOOKING_RESCHEDULED',
    'MEETING_ENDED',
    'MEETING_STARTED',
  ])
  t.equal(
    receivedEvents(receiver).length,
    4 + 3,
    'besides the first booking: the second one created and cancelled',
  )
})

t.test('without tracing, nothing of OpenTelemetry is loaded or sent', async (t) => {
  t.strictSame(loadedSdk(), loadedBefore)
  t.ok(receiver.requests.length > 0)
  for (const { headers } of receiver.requests) t.equal(headers.traceparent, undefined)
})
