import { createUser, type Json, startReceiver, startStack, until } from '@punctual/testing'
import t from 'tap'
import { anEventType, aSchedule, aWebhook, aWorkflow, made } from './furniture.ts'
import { isGenuine, told } from './subscriber.ts'

// One booking lives through all of the system, on one test clock: from the schedule that allows it to the mail that
// remembers it, its meeting and its end; with everybody who may not have it kept out.

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
  const days: Record<string, { start: string }[]> = await made(
    api('GET', `/v2/slots?${query}`, { key: null }),
  )
  return Object.values(days).flatMap((day) => day.map((slot) => new Date(slot.start).toISOString()))
}
const heard = (trigger: string, uid: string) =>
  until(() => told(receiver).find((each) => each.trigger === trigger && each.uid === uid), {
    describe: () => `${trigger} of ${uid}, beside ${told(receiver).map((each) => each.trigger)}`,
  })
const mailed = (email: string, subject: string) =>
  until(() => mail.to(email).find((message) => message.subject.includes(subject)), {
    describe: () => `${subject} to ${email}, beside ${mail.to(email).map((message) => message.subject)}`,
  })

let booking: Json

t.test('of 64 who want one slot at once, one gets it', async (t) => {
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
  t.notOk((await slots()).includes(start), 'the slot is gone at once')
  await heard('BOOKING_CREATED', booking.uid)
  await mailed(booking.attendees[0].email, 'Confirmed')
})

t.test('another tenant meets nothing of it: not even that it is there', async (t) => {
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
  const list = await made(api('GET', '/v2/bookings', { key: stranger.apiKey }))
  t.strictSame(list, [])
})

t.test('it moves, and with it what was planned', async (t) => {
  const moved = await made(
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

t.test('a guest is told by mail, the subscriber not at all', async (t) => {
  const before = told(receiver).length
  await made(
    api('POST', `/v2/bookings/${booking.uid}/guests`, { body: { guests: [{ email: 'gus@example.com' }] } }),
  )
  await mailed('gus@example.com', '')
  t.equal(told(receiver).length, before)
})

t.test('the reminder comes two hours before the new start, and not before the old', async (t) => {
  const { email } = booking.attendees[0]
  clock.set('2026-12-02T06:30:00Z')
  // The hour of the old reminder has passed: who is due next would not come before it.
  const other = (await made(book('witness@example.com', '2026-12-02T09:00:00.000Z'))) as Json
  clock.set('2026-12-02T07:00:00Z')
  await mailed('witness@example.com', reminder)
  t.strictSame(
    mail.to(email).filter(({ subject }) => subject === reminder),
    [],
  )
  clock.set('2026-12-02T08:00:00Z')
  const message = await mailed(email, reminder)
  t.match(message.html, /Intro is near, Ann Attendee/)
  await made(api('POST', `/v2/bookings/${other.uid}/cancel`, { body: {} }))
  await heard('BOOKING_CANCELLED', other.uid)
})

t.test('the meeting begins and ends, each told once', async (t) => {
  clock.set(booking.start)
  await heard('MEETING_STARTED', booking.uid)
  const absent = await made(
    api('POST', `/v2/bookings/${booking.uid}/mark-absent`, {
      body: { attendees: [{ email: booking.attendees[0].email, absent: true }] },
    }),
  )
  t.equal(absent.attendees[0].absent, true)
  await heard('BOOKING_NO_SHOW_UPDATED', booking.uid)
  clock.set(booking.end)
  await heard('MEETING_ENDED', booking.uid)
})

t.test('every webhook was signed, and nothing was told twice or of anything else', async (t) => {
  t.ok(receiver.requests.every((request) => isGenuine(request, secret)))
  const ofBooking = told(receiver).filter(({ uid }) => uid === booking.uid)
  t.strictSame(ofBooking.map(({ trigger }) => trigger).toSorted(), [
    'BOOKING_NO_SHOW_UPDATED',
    'BOOKING_RESCHEDULED',
    'MEETING_ENDED',
    'MEETING_STARTED',
  ])
  t.equal(told(receiver).length, 4 + 3, 'beside the first booking, and the witness made and cancelled')
})
