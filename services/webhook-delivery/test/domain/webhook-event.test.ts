import {
  bookingAbsenceMarked,
  bookingCancelled,
  bookingCreated,
  bookingRescheduled,
  type EventDefinition,
  events,
} from '@punctual/contracts'
import t from 'tap'
import {
  type BookingChange,
  type BookingEventData,
  envelopeOf,
  meetingEvent,
  webhookEventOf,
} from '../../src/domain/webhook-event.ts'
import { aBooking, aBookingEvent } from '../fixtures.ts'

const fired = (
  change: BookingChange,
  data: BookingEventData = { booking: aBooking() },
  definition: EventDefinition = bookingCreated,
) => webhookEventOf(change, aBookingEvent(definition, data))

const previous = {
  id: 10,
  uid: 'oldoldoldoldoldoldoldo',
  version: 2,
  start: '2026-12-01T07:00:00.000Z',
  end: '2026-12-01T07:30:00.000Z',
}

t.test('the trigger of each change', async (t) => {
  t.equal(fired('created')?.trigger, 'BOOKING_CREATED')
  t.equal(fired('confirmed')?.trigger, 'BOOKING_CREATED')
  t.equal(fired('requested')?.trigger, 'BOOKING_REQUESTED')
  t.equal(fired('rejected')?.trigger, 'BOOKING_REJECTED')
  t.equal(fired('cancelled')?.trigger, 'BOOKING_CANCELLED')
  t.equal(fired('rescheduled', { booking: aBooking(), previous })?.trigger, 'BOOKING_RESCHEDULED')
  const pending = { booking: aBooking({ status: 'pending' }), previous }
  t.equal(fired('rescheduled', pending)?.trigger, 'BOOKING_REQUESTED')
  const changed = [{ email: 'ann@example.com', absent: true }]
  t.equal(fired('absence-marked', { booking: aBooking(), changed })?.trigger, 'BOOKING_NO_SHOW_UPDATED')
  t.equal(fired('absence-marked', { booking: aBooking(), changed: [] }), undefined, 'only the host')
  t.equal(fired('guests-added'), undefined)
})

t.test('a change fires only the triggers in the registry of events', async (t) => {
  const [seat] = aBooking().attendees
  const changed = [{ email: 'ann@example.com', absent: true }]
  const payment = { id: 1, amount: 100, currency: 'eur' } as NonNullable<BookingEventData['payment']>
  const report = { reportedBy: 'ann@example.com', additionalNotes: '' }
  for (const { definition, triggers } of events) {
    const [, change] = /^bookings\.booking\.(.*)/.exec(definition.type) ?? []
    if (change === undefined) continue
    const got = (['accepted', 'pending'] as const).flatMap((status) => {
      const data = { booking: aBooking({ status }), previous, changed, payment, seat: seat!, report }
      return fired(change as BookingChange, data)?.trigger ?? []
    })
    t.strictSame([...new Set(got)].sort(), [...triggers].sort(), change)
  }
})

t.test('seats: a new one names all attendees, a cancelled or moved one only its own attendee', async (t) => {
  const [ann] = aBooking().attendees
  const seat = {
    ...ann!,
    name: 'Bob',
    email: 'bob@example.com',
    seatUid: 's',
    bookingFieldsResponses: { name: 'Bob' },
  }
  const booking = aBooking({ attendees: [ann!, seat], bookingFieldsResponses: {} })
  const names = (event: ReturnType<typeof fired>) =>
    ((event?.payload.attendees ?? []) as { name: string }[]).map(({ name }) => name)
  const booked = fired('seat-booked', { booking, seat })
  t.match(booked, { trigger: 'BOOKING_CREATED', payload: { responses: { name: { value: 'Bob' } } } })
  t.same(names(booked), ['Ann', 'Bob'])
  const cancelled = fired('seat-cancelled', { booking: { ...aBooking(), cancellationReason: 'Ill' }, seat })
  t.match(cancelled, {
    trigger: 'BOOKING_CANCELLED',
    payload: {
      status: 'CANCELLED',
      cancellationReason: 'Ill',
      responses: { email: { value: 'bob@example.com' } },
    },
  })
  t.same(names(cancelled), ['Bob'])
  const moved = fired('seat-moved', { booking, seat, previous })
  t.match(moved, { trigger: 'BOOKING_RESCHEDULED', payload: { rescheduleUid: previous.uid } })
  t.same(names(moved), ['Bob'])
})

t.test('a series fires one cancellation or rejection, but a creation for each occurrence', async (t) => {
  const along = { booking: aBooking(), alongSeries: true }
  t.equal(fired('cancelled', along), undefined)
  t.equal(fired('rejected', along), undefined)
  t.equal(fired('created', along)?.trigger, 'BOOKING_CREATED')
})

t.test('an instant booking notifies its hosts; all other changes fire no trigger', async (t) => {
  t.match(fired('instant-requested'), {
    trigger: 'INSTANT_MEETING',
    payload: { title: aBooking().title, requireInteraction: true, type: 'INSTANT_MEETING' },
  })
  for (const change of [
    'seat-left',
    'attendee-removed',
    'location-changed',
    'reassigned',
    'rated',
    'anonymized',
  ] as const)
    t.equal(fired(change), undefined, change)
})

t.test('the booking payload', async (t) => {
  const event = fired('created')
  t.ok(event)
  if (!event) return
  t.same(envelopeOf(event), {
    triggerEvent: 'BOOKING_CREATED',
    createdAt: '2026-12-01T08:00:00.000Z',
    payload: {
      type: 'intro',
      title: 'Intro between Olga and Ann',
      description: '',
      additionalNotes: 'See you',
      customInputs: {},
      startTime: '2026-12-01T09:00:00.000Z',
      endTime: '2026-12-01T09:30:00.000Z',
      organizer: {
        id: 3,
        name: 'Olga',
        email: 'olga@example.com',
        username: 'olga',
        timeZone: 'Europe/Berlin',
        language: { locale: 'de' },
        timeFormat: 'HH:mm',
        utcOffset: 60,
      },
      responses: {
        name: { label: 'Your name', value: 'Ann', isHidden: false },
        email: { label: 'Email address', value: 'ann@example.com', isHidden: false },
        notes: { label: 'notes', value: 'See you', isHidden: false },
        company: { label: 'Company', value: 'Acme', isHidden: true },
        unasked: { label: 'unasked', value: 1, isHidden: false },
      },
      userFieldsResponses: {
        company: { label: 'Company', value: 'Acme', isHidden: true },
        unasked: { label: 'unasked', value: 1, isHidden: false },
      },
      attendees: [
        {
          email: 'ann@example.com',
          name: 'Ann',
          timeZone: 'America/New_York',
          language: { locale: 'en' },
          phoneNumber: null,
          utcOffset: -300,
        },
      ],
      location: 'Main St 1',
      destinationCalendar: null,
      hideCalendarNotes: false,
      requiresConfirmation: false,
      eventTypeId: 1,
      seatsShowAttendees: false,
      seatsPerTimeSlot: null,
      uid: 'acmfVsgZSG9DuhCFJM6D5t',
      bookingId: 11,
      iCalUID: 'acmfVsgZSG9DuhCFJM6D5t@svc',
      iCalSequence: 0,
      eventTitle: 'Intro',
      eventDescription: 'A first talk',
      price: 0,
      currency: 'usd',
      length: 30,
      metadata: { k: 'v' },
      status: 'ACCEPTED',
      smsReminderNumber: null,
      sequence: 1,
    },
  })
  t.match(event, { organizationId: 5, eventTypeId: 1, bookingUid: 'acmfVsgZSG9DuhCFJM6D5t' })
})

t.test('fields that triggers add', async (t) => {
  const booking = aBooking({ rescheduledByEmail: 'olga@example.com', reschedulingReason: 'later' })
  t.match(fired('rescheduled', { booking, previous }, bookingRescheduled)?.payload, {
    rescheduleId: 10,
    rescheduleUid: 'oldoldoldoldoldoldoldo',
    rescheduleStartTime: '2026-12-01T07:00:00.000Z',
    rescheduleEndTime: '2026-12-01T07:30:00.000Z',
    rescheduledBy: 'olga@example.com',
    rescheduleReason: 'later',
    startTime: '2026-12-01T09:00:00.000Z',
  })
  const cancelled = aBooking({
    status: 'cancelled',
    cancellationReason: 'ill',
    cancelledByEmail: 'ann@example.com',
  })
  t.match(fired('cancelled', { booking: cancelled }, bookingCancelled)?.payload, {
    status: 'CANCELLED',
    cancellationReason: 'ill',
    cancelledBy: 'ann@example.com',
  })
  t.match(fired('rejected', { booking: aBooking({ status: 'rejected', rejectionReason: 'no' }) })?.payload, {
    status: 'REJECTED',
    rejectionReason: 'no',
  })
})

t.test('BOOKING_PAYMENT_INITIATED and BOOKING_PAID contain the payment, once for a series', async (t) => {
  const unpaid = {
    id: 8,
    uid: 'pay',
    provider: 'stripe',
    amount: 1500,
    currency: 'eur',
    paid: false,
    createdAt: '2026-11-21T08:00:00.000Z',
  }
  const booking = aBooking({ status: 'pending' })
  t.match(fired('payment-initiated', { booking, payment: unpaid }), {
    trigger: 'BOOKING_PAYMENT_INITIATED',
    payload: { uid: booking.uid, status: 'PENDING', paymentId: 8, paymentData: undefined },
  })
  const payment = { ...unpaid, paid: true, externalId: 'cs_1', paidAt: '2026-11-21T09:00:00.000Z' }
  const { id: paymentId, ...paymentData } = payment
  t.match(fired('paid', { booking, payment }), {
    trigger: 'BOOKING_PAID',
    payload: { uid: booking.uid, paymentId, paymentData },
  })
  t.equal(fired('paid', { booking, payment, alongSeries: true }), undefined)
  t.equal(fired('accepted-unpaid', { booking }), undefined)
})

t.test('BOOKING_NO_SHOW_UPDATED has its own payload', async (t) => {
  const changed = [
    { email: 'ann@example.com', absent: true },
    { email: 'bob@example.com', absent: false },
  ]
  t.same(fired('absence-marked', { booking: aBooking(), changed }, bookingAbsenceMarked)?.payload, {
    message: 'ann@example.com did not show up, bob@example.com showed up',
    attendees: [
      { email: 'ann@example.com', noShow: true },
      { email: 'bob@example.com', noShow: false },
    ],
    bookingUid: 'acmfVsgZSG9DuhCFJM6D5t',
    bookingId: 11,
  })
})

t.test('MEETING_STARTED has the booking payload and the scheduled time', async (t) => {
  const event = meetingEvent('MEETING_STARTED', aBooking(), new Date('2026-12-01T09:00:00.000Z'), {
    id: '01a22ee6-b000-7000-8000-000000000001',
    at: new Date('2026-12-01T09:00:01.000Z'),
  })
  t.match(envelopeOf(event), {
    triggerEvent: 'MEETING_STARTED',
    createdAt: '2026-12-01T09:00:01.000Z',
    payload: { scheduledTime: '2026-12-01T09:00:00.000Z', uid: 'acmfVsgZSG9DuhCFJM6D5t', status: 'ACCEPTED' },
  })
})

t.test('offsets: summer time, half hours, unknown zones, no host', async (t) => {
  const [host] = aBooking().hosts
  const offset = (timeZone: string, start: string) => {
    const booking = aBooking({ start, hosts: host ? [{ ...host, timeZone }] : [] })
    const organizer = fired('created', { booking })?.payload.organizer as { utcOffset: number } | undefined
    return organizer?.utcOffset
  }
  t.equal(offset('Europe/Berlin', '2026-07-01T09:00:00.000Z'), 120)
  t.equal(offset('Asia/Kolkata', '2026-07-01T09:00:00.000Z'), 330)
  t.equal(offset('America/St_Johns', '2026-12-01T09:00:00.000Z'), -210)
  t.equal(offset('UTC', '2026-12-01T09:00:00.000Z'), 0)
  t.equal(offset('Mars/Phobos', '2026-12-01T09:00:00.000Z'), 0)
  t.equal(fired('created', { booking: aBooking({ hosts: [] }) })?.payload.organizer, null)
})
