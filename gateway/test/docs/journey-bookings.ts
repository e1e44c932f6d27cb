import { type Receiver, type Stack, until } from '@punctual/testing'
import type { Recorder } from './recorder.ts'

type Call = Recorder['call']

const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday']
const attendee = { name: 'Ann Attendee', email: 'ann@example.com', timeZone: 'America/New_York' }

/** From working hours to bookings and their webhooks. */
export async function callBookings(stack: Stack, { call }: Recorder, receiver: Receiver): Promise<void> {
  await call('GET', '/v2/versions')
  const schedule = await callSchedules(call)
  const eventType = await call('POST', '/v2/event-types', {
    body: {
      title: 'Haircut',
      slug: 'haircut',
      lengthInMinutes: 30,
      description: 'Wash, cut and dry.',
      scheduleId: schedule.id,
      locations: [{ type: 'address', address: '1 Main Street', public: true }],
    },
  })
  const params = { eventTypeId: eventType.id }
  await call('GET', '/v2/event-types')
  await call('GET', '/v2/event-types/:eventTypeId', { params })
  await call('PATCH', '/v2/event-types/:eventTypeId', { params, body: { beforeEventBuffer: 10 } })
  const webhook = await callWebhooks(call, params, receiver)
  await callWorkflows(call, eventType.id)
  const range = { eventTypeId: `${eventType.id}`, start: '2026-12-02', end: '2026-12-02' }
  await call('GET', '/v2/slots', { query: { ...range, timeZone: 'Europe/Berlin', format: 'range' } })
  await call('GET', '/v2/slots/available', {
    version: null,
    query: {
      eventTypeId: `${eventType.id}`,
      startTime: '2026-12-02T00:00:00Z',
      endTime: '2026-12-02T23:00:00Z',
    },
  })
  // Events from here on are newer than the ping.
  stack.clock.advance(60_000)
  await callReservations(call, eventType.id)
  await callBooking(call, eventType.id)
  await callDeliveries(call, { ...params, webhookId: webhook.id })
  await callSeat(call, schedule.id)
  await callPeopleOf(call, eventType.id)
  await callDecisions(stack, call, eventType.id)

  const other = await call('POST', '/v2/event-types', {
    isExample: false,
    body: { title: 'Beard', slug: 'beard', lengthInMinutes: 15, scheduleId: schedule.id },
  })
  await call('DELETE', '/v2/event-types/:eventTypeId', { params: { eventTypeId: other.id } })
}

async function callSchedules(call: Call) {
  const one = '/v2/schedules/:scheduleId'
  const schedule = await call('POST', '/v2/schedules', {
    body: {
      name: 'Opening hours',
      timeZone: 'Europe/Berlin',
      isDefault: true,
      availability: [{ days, startTime: '09:00', endTime: '17:00' }],
      overrides: [{ date: '2026-12-24', startTime: '09:00', endTime: '12:00' }],
    },
  })
  await call('GET', '/v2/schedules')
  await call('GET', '/v2/schedules/default')
  await call('GET', one, { params: { scheduleId: schedule.id } })
  await call('PATCH', one, { params: { scheduleId: schedule.id }, body: { name: 'Winter hours' } })
  const other = await call('POST', '/v2/schedules', {
    isExample: false,
    body: { name: 'Saturdays', timeZone: 'Europe/Berlin', isDefault: false },
  })
  await call('DELETE', one, { params: { scheduleId: other.id } })
  return schedule
}

async function callWebhooks(call: Call, params: { eventTypeId: number }, { url }: Receiver) {
  const webhooks = '/v2/event-types/:eventTypeId/webhooks'
  const one = `${webhooks}/:webhookId`
  const body = {
    active: true,
    triggers: ['BOOKING_CANCELLED'],
    secret: 'a secret of our own',
  }
  const webhook = await call('POST', webhooks, { params, body: { ...body, subscriberUrl: url } })
  await call('GET', webhooks, { params })
  const of = { ...params, webhookId: webhook.id }
  await call('GET', one, { params: of })
  await call('PATCH', one, { params: of, body: { active: true } })
  await call('POST', `${one}/rotate-secret`, { params: of, body: {} })
  await call('POST', `${one}/test`, { params: of, body: { triggerEvent: 'BOOKING_CREATED' } })
  const other = await call('POST', webhooks, {
    params,
    isExample: false,
    body: { ...body, subscriberUrl: `${url}/other` },
  })
  await call('DELETE', one, { params: { ...params, webhookId: other.id } })
  return webhook
}

async function callWorkflows(call: Call, eventTypeId: number): Promise<void> {
  const [workflow] = await call('POST', '/v2/workflows', {
    body: {
      name: 'Reminder',
      activation: { isActiveOnAllEventTypes: false, activeOnEventTypeIds: [eventTypeId] },
      trigger: { type: 'beforeEvent', offset: { value: 2, unit: 'hour' } },
      steps: [
        {
          stepNumber: 1,
          action: 'email_attendee',
          recipient: 'attendee',
          template: 'custom',
          sender: 'The barber',
          message: { subject: 'See you soon', html: '<p>{EVENT_NAME} is near, {ATTENDEE}.</p>' },
        },
      ],
    },
  })
  const params = { workflowId: workflow.id }
  await call('GET', '/v2/workflows')
  await call('GET', '/v2/workflows/:workflowId', { params })
  await call('PATCH', '/v2/workflows/:workflowId', { params, body: { name: 'Two hours before' } })
  await call('DELETE', '/v2/workflows/:workflowId', { params })
}

async function callReservations(call: Call, eventTypeId: number): Promise<void> {
  const held = await call('POST', '/v2/slots/reservations', {
    body: { eventTypeId, slotStart: '2026-12-02T10:00:00Z' },
  })
  const one = '/v2/slots/reservations/:uid'
  const params = { uid: held.reservationUid }
  await call('GET', one, { params })
  await call('PATCH', one, { params, body: { eventTypeId, slotStart: '2026-12-02T10:30:00Z' } })
  await call('DELETE', one, { params })
  const span = { slotUtcStartDate: '2026-12-02T10:00:00Z', slotUtcEndDate: '2026-12-02T10:30:00Z' }
  const uid = await call('POST', '/v2/slots/reserve', { version: null, body: { eventTypeId, ...span } })
  await call('DELETE', '/v2/slots/selected-slot', { version: null, query: { uid } })
}

const one = '/v2/bookings/:bookingUid'

const book = (call: Call, eventTypeId: number, start: string) =>
  call('POST', '/v2/bookings', { body: { eventTypeId, start, attendee } })

async function callBooking(call: Call, eventTypeId: number): Promise<void> {
  const first = await book(call, eventTypeId, '2026-12-02T09:00:00Z')
  await call('GET', one, { params: { bookingUid: first.uid } })
  await call('GET', '/v2/bookings', { query: { status: 'upcoming', take: '10' } })
  await call('GET', `${one}/reschedule`, { version: null, params: { bookingUid: first.uid } })
  const moved = await call('POST', `${one}/reschedule`, {
    params: { bookingUid: first.uid },
    body: { start: '2026-12-02T11:00:00Z', reschedulingReason: 'The train is late' },
  })
  await call('POST', `${one}/guests`, {
    params: { bookingUid: moved.uid },
    body: { guests: [{ email: 'gus@example.com', name: 'Gus Guest' }] },
  })
  const gone = await book(call, eventTypeId, '2026-12-02T14:00:00Z')
  await call('POST', `${one}/cancel`, {
    params: { bookingUid: gone.uid },
    body: { cancellationReason: 'I am ill' },
  })
}

async function callSeat(call: Call, scheduleId: number): Promise<void> {
  const course = await call('POST', '/v2/event-types', {
    isExample: false,
    body: {
      title: 'Shaving course',
      slug: 'course',
      lengthInMinutes: 60,
      scheduleId,
      seats: { seatsPerTimeSlot: 5, showAttendeeInfo: false, showAvailabilityCount: true },
    },
  })
  const booking = await call('POST', '/v2/bookings', {
    isExample: false,
    body: { eventTypeId: course.id, start: '2026-12-04T13:00:00Z', attendee },
  })
  await call('GET', '/v2/bookings/by-seat/:seatUid', { params: { seatUid: booking.seatUid } })
}

/** Attendees, hosts and location of a booking. */
async function callPeopleOf(call: Call, eventTypeId: number): Promise<void> {
  const { uid: bookingUid } = await book(call, eventTypeId, '2026-12-04T09:00:00Z')
  const params = { bookingUid }
  await call('POST', '/v2/bookings/verification-code', { body: { bookingUid, email: attendee.email } })
  const added = await call('POST', `${one}/attendees`, {
    params,
    body: { name: 'Bea Both', email: 'bea@example.com', timeZone: 'Europe/Berlin' },
  })
  await call('GET', `${one}/attendees`, { params })
  await call('GET', `${one}/attendees/:attendeeId`, { params: { ...params, attendeeId: added.id } })
  await call('DELETE', `${one}/attendees/:attendeeId`, { params: { ...params, attendeeId: added.id } })
  await call('PATCH', `${one}/location`, {
    params,
    body: { location: { type: 'address', address: '2 Main Street' } },
  })
  await call('GET', `${one}/calendar-links`, { params })
  const { url } = await call('POST', '/v2/calendar-feed')
  await call('GET', '/v2/calendar-feed')
  const feedToken = new URL(url).pathname.split('/').at(-1) ?? ''
  await call('GET', '/v2/calendar-feeds/:feedToken', { params: { feedToken }, key: null })
  await call('DELETE', '/v2/calendar-feed')
}

async function callDecisions(stack: Stack, call: Call, eventTypeId: number): Promise<void> {
  await call('PATCH', '/v2/event-types/:eventTypeId', {
    params: { eventTypeId },
    isExample: false,
    body: { confirmationPolicy: { type: 'always', blockUnconfirmedBookingsInBooker: true } },
  })
  const wanted = await book(call, eventTypeId, '2026-12-03T09:00:00Z')
  await call('POST', `${one}/confirm`, { params: { bookingUid: wanted.uid } })
  const unwanted = await book(call, eventTypeId, '2026-12-03T11:00:00Z')
  await call('POST', `${one}/decline`, {
    params: { bookingUid: unwanted.uid },
    body: { reason: 'On holiday' },
  })
  const asked = await book(call, eventTypeId, '2026-12-03T13:00:00Z')
  const token = await until(() =>
    stack.mail.messages
      .map(({ text }) => text.match(`/booking/${asked.uid}/decline#(\\S+)`)?.[1])
      .find(Boolean),
  )
  await call('POST', `${one}/answer`, {
    params: { bookingUid: asked.uid },
    key: null,
    body: { token, answer: 'decline', reason: 'On holiday' },
  })
  stack.clock.set('2026-12-03T09:10:00Z')
  await call('POST', `${one}/mark-absent`, {
    params: { bookingUid: wanted.uid },
    body: { attendees: [{ email: attendee.email, absent: true }] },
  })
  await call('POST', `${one}/rating`, { params: { bookingUid: wanted.uid }, body: { rating: 5 } })
  await call('POST', `${one}/report-wrong-assignment`, {
    params: { bookingUid: wanted.uid },
    body: { correctAssignee: 'kim@example.com', additionalNotes: 'This customer is with Kim.' },
  })
  await call('POST', `${one}/report-no-show`, { params: { bookingUid: wanted.uid } })
  await call('POST', `${one}/mark-no-show`, {
    version: null,
    params: { bookingUid: wanted.uid },
    body: { attendees: [{ email: attendee.email, noShow: false }] },
  })
}

async function callDeliveries(call: Call, of: Record<string, number>): Promise<void> {
  const webhook = '/v2/event-types/:eventTypeId/webhooks/:webhookId'
  const deliveries = `${webhook}/deliveries`
  const told = await until(async () => {
    const [newest] = await call('GET', deliveries, { params: of, isExample: false })
    return newest?.trigger === 'BOOKING_CANCELLED' && newest.status === 'delivered' && newest
  })
  await call('GET', deliveries, { params: of, query: { status: 'delivered', take: '10' } })
  await call('GET', `${deliveries}/stream`, { params: of })
  const params = { ...of, deliveryId: told.id }
  await call('GET', `${deliveries}/:deliveryId`, { params })
  await call('GET', `${deliveries}/:deliveryId/attempts`, { params })
  await call('GET', `${webhook}/stats`, { params: of })
  await call('POST', `${deliveries}/:deliveryId/retry`, { params })
  const job = await call('POST', `${webhook}/recover`, {
    params: of,
    body: { since: '2026-12-01T00:00:00Z' },
  })
  const ofJob = { ...of, jobId: job.id }
  await until(async () => {
    const now = await call('GET', `${webhook}/recover/:jobId`, { params: ofJob, isExample: false })
    return now.status === 'completed'
  })
  await call('GET', `${webhook}/recover/:jobId`, { params: ofJob })
  await call('DELETE', '/v2/event-types/:eventTypeId/webhooks', { params: of })
}
