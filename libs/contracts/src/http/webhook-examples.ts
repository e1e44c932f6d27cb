import type { WebhookTrigger } from '../webhook-choices.ts'

const at = '2026-12-01T08:00:00.000Z'
const company = { company: { label: 'Company', value: 'Acme', isHidden: true } }
const attendees = [
  {
    email: 'ann@example.com',
    name: 'Ann',
    timeZone: 'America/New_York',
    language: { locale: 'en' },
    phoneNumber: null,
    utcOffset: -300,
  },
]
const uid = 'acmfVsgZSG9DuhCFJM6D5t'
const booking = {
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
    ...company,
    unasked: { label: 'unasked', value: 1, isHidden: false },
  },
  userFieldsResponses: { ...company, unasked: { label: 'unasked', value: 1, isHidden: false } },
  attendees,
  location: 'Main St 1',
  destinationCalendar: null,
  hideCalendarNotes: false,
  requiresConfirmation: false,
  eventTypeId: 1,
  seatsShowAttendees: false,
  seatsPerTimeSlot: null,
  uid,
  bookingId: 11,
  iCalUID: `${uid}@svc`,
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
}
const form = {
  formId: 'f1',
  formName: 'Where to',
  teamId: null,
  responses: { a: { value: ['o1'], response: ['Large'] } },
}
const redirect = { eventTypeId: 4 }
const noShow = {
  title: booking.title,
  bookingId: 11,
  bookingUid: uid,
  startTime: booking.startTime,
  endTime: booking.endTime,
  attendees,
  eventType: { id: 1, slug: 'intro', title: 'Intro', lengthInMinutes: 30, teamId: null },
  webhook: { id: 7, subscriberUrl: 'https://a.test/', triggers: [], time: 5, timeUnit: 'minute' },
}

/**
 * An example of each payload. A test of webhook-delivery compares them with what its code renders.
 */
export const webhookExamples: Readonly<Record<WebhookTrigger, object>> = {
  BOOKING_CREATED: booking,
  BOOKING_REQUESTED: booking,
  BOOKING_RESCHEDULED: {
    ...booking,
    rescheduleReason: '',
    rescheduleId: 10,
    rescheduleUid: 'old',
    rescheduleStartTime: at,
    rescheduleEndTime: at,
    rescheduledBy: '',
  },
  BOOKING_CANCELLED: { ...booking, status: 'CANCELLED', cancellationReason: '', cancelledBy: '' },
  BOOKING_REJECTED: { ...booking, rejectionReason: '' },
  BOOKING_PAYMENT_INITIATED: { ...booking, paymentId: 4 },
  BOOKING_PAID: {
    ...booking,
    paymentId: 4,
    paymentData: { uid: 'p', provider: 'hand', amount: 500, currency: 'usd', paid: false, createdAt: at },
  },
  BOOKING_NO_SHOW_UPDATED: {
    message: 'ann@example.com did not show up',
    attendees: [{ email: 'ann@example.com', noShow: true }],
    bookingUid: uid,
    bookingId: 11,
  },
  MEETING_STARTED: { ...booking, scheduledTime: at },
  MEETING_ENDED: { ...booking, scheduledTime: at },
  FORM_SUBMITTED: form,
  FORM_SUBMITTED_NO_EVENT: { ...form, redirect },
  ROUTING_FORM_FALLBACK_HIT: { ...form, redirect },
  WRONG_ASSIGNMENT_REPORT: {
    ...booking,
    additionalNotes: 'His account',
    reportedBy: 'olga@example.com',
    correctAssignee: 'Paul',
  },
  RECORDING_READY: { ...booking, downloadLink: 'https://rooms.test/r.mp4' },
  RECORDING_TRANSCRIPTION_GENERATED: {
    ...booking,
    downloadLinks: { transcription: 'https://rooms.test/r.txt', recording: 'https://rooms.test/r.mp4' },
  },
  AFTER_HOSTS_SVC_VIDEO_NO_SHOW: {
    ...noShow,
    participants: [{ email: 'ann@example.com', joinedAt: at }],
    noShowHost: true,
    hostEmail: 'olga@example.com',
    message: 'olga@example.com had not joined by 2026-12-01T09:05:00.000Z',
  },
  AFTER_GUESTS_SVC_VIDEO_NO_SHOW: {
    ...noShow,
    participants: [{ email: 'olga@example.com', joinedAt: at }],
    noShowHost: false,
    guests: [{ name: 'Ann', email: 'ann@example.com' }],
    message: 'No guest had joined by 2026-12-01T09:05:00.000Z',
  },
  INSTANT_MEETING: {
    title: booking.title,
    body: 'Ann is waiting',
    icon: '',
    url: '',
    actions: [{ action: 'confirm', title: 'Confirm', type: 'button', image: '' }],
    requireInteraction: true,
    type: 'INSTANT_MEETING',
    bookingUid: uid,
  },
  DELEGATION_CREDENTIAL_ERROR: {
    error: { type: 'refused', message: 'No.' },
    credential: { id: 7, type: 'google_calendar', appId: 'google-calendar' },
    user: { id: 3 },
  },
  OOO_CREATED: {
    oooEntry: {
      id: 1,
      uuid: 'u',
      start: at,
      end: at,
      createdAt: at,
      updatedAt: at,
      notes: '',
      user: { id: 3 },
      toUser: null,
      reason: 'vacation',
      reasonId: 2,
    },
  },
}
