import { type BookingSnapshot, workflowTemplates } from '@punctual/contracts'
import t from 'tap'
import { stepMessages } from '../../src/domain/workflow-messages.ts'
import type { WorkflowStepRule } from '../../src/domain/workflow-step.ts'

const booking = (changes: Partial<BookingSnapshot> = {}): BookingSnapshot => ({
  id: 1,
  uid: 'uid',
  version: 2,
  organizationId: 5,
  status: 'accepted',
  title: 'Class with Olga',
  description: '',
  start: '2026-12-01T09:00:00.000Z',
  end: '2026-12-01T09:30:00.000Z',
  duration: 30,
  eventType: {
    id: 1,
    slug: 'class',
    title: 'Class',
    description: '',
    version: 1,
    lengthInMinutes: 30,
    ownerId: 3,
    teamId: null,
    organizationId: 5,
    requiresConfirmation: false,
    disableGuests: false,
    hideCalendarNotes: false,
    seatsPerTimeSlot: null,
    seatsShowAttendees: false,
    price: 0,
    currency: 'usd',
    bookingFields: [],
  },
  hosts: [
    {
      id: 3,
      name: 'Olga',
      email: 'olga@example.com',
      username: 'olga',
      timeZone: 'UTC',
      locale: 'en',
      timeFormat: 12,
    },
  ],
  attendees: [
    {
      id: 1,
      name: '<Ann>',
      email: 'ann@example.com',
      timeZone: 'UTC',
      language: 'en',
      absent: false,
      phoneNumber: '+14155550123',
    },
  ],
  guests: [],
  location: 'Main St 1',
  bookingFieldsResponses: {},
  metadata: {},
  absentHost: false,
  icsUid: 'uid@svc',
  icsSequence: 1,
  createdAt: '2026-11-01T09:00:00.000Z',
  updatedAt: '2026-11-01T09:00:00.000Z',
  ...changes,
})

const say = (over: Partial<WorkflowStepRule> = {}, about = booking()) => {
  const step: WorkflowStepRule = {
    id: 9,
    action: 'email_attendee',
    template: 'reminder',
    sender: 'Olga',
    subject: '',
    html: null,
    text: null,
    includeCalendarEvent: false,
    address: null,
    ...over,
  }
  const links = { publicUrl: 'https://book.example.com', hostToken: () => 'host-token' }
  const run = { workflowId: 7, booking: about, ...links, runKey: 'run' }
  return stepMessages({ ...run, step, at: new Date('2026-11-30T09:00:00Z') })
}

t.test('a step without its own text uses the text of its template', async (t) => {
  const subjects: Record<string, RegExp> = {
    reminder: /^Reminder: Class - Tue, Dec 1, 2026 9:00am$/,
    custom: /^Reminder: /,
    rescheduled: /^Rescheduled: /,
    completed: /^Thank you: /,
    rating: /^How was it\? Class/,
    cancelled: /^Cancelled: /,
  }
  for (const template of workflowTemplates) {
    const [mail] = say({ template })
    t.match(mail?.subject, subjects[template], template)
    t.match(mail?.text, /When: Tuesday, December 1, 2026, 9:00am - 9:30am \(UTC\)/)
    t.match(mail?.html, /Hi &lt;Ann&gt;,/, 'names of attendees are escaped')
    const [sms] = say({ template, action: 'sms_attendee' })
    t.ok(sms && sms.text.length <= 320 && sms.text.includes('Class'), template)
  }
  const [rating] = say({ template: 'rating' })
  t.match(rating?.html, 'href="https://book.example.com/booking/uid/rate"')
  t.match(rating?.text, 'https://book.example.com/booking/uid/no-show')
})

t.test('only the text of a mail to a host has the link of the host', async (t) => {
  const location = 'https://book.example.com/v2/rooms/abc'
  const about = booking({ location, meetingUrl: location, videoRoom: true })
  const [host] = say({ action: 'email_host', includeCalendarEvent: true }, about)
  t.match(host?.text, `${location}?hostToken=host-token`)
  t.match(host?.invitation?.content, `URL:${location}\r\n`)
  t.notMatch(host?.invitation?.content, 'host-token')
  const [own] = say({ action: 'email_host', html: '<a href="{MEETING_URL}">{LOCATION}</a>' }, about)
  t.match(own?.html, `<a href="${location}?hostToken=host-token">${location}?hostToken=host-token</a>`)
  for (const [action, address] of [
    ['email_attendee', null],
    ['email_address', 'desk@example.com'],
    ['sms_attendee', null],
  ] as const) {
    const sent = say({ action, address, text: '{MEETING_URL} {LOCATION}', includeCalendarEvent: true }, about)
    t.match(sent, [{ text: new RegExp(location) }], action)
    t.notMatch(JSON.stringify(sent), 'host-token')
  }
})

t.test('mails and calendar entries do not show the internal name of an integration', async (t) => {
  const about = booking({ location: 'integrations:svc-video', meetingUrl: 'https://meet.test/1' })
  const [mail] = say({ includeCalendarEvent: true }, about)
  t.match(mail?.text, 'Where: Online meeting https://meet.test/1')
  t.match(mail?.invitation?.content, /LOCATION:Online meeting/)
  t.notMatch(JSON.stringify(mail), 'integrations:')
})

t.test('only confirmed and cancelled bookings have calendar entries', async (t) => {
  const method = (status: BookingSnapshot['status']) =>
    say({ includeCalendarEvent: true }, booking({ status }))[0]?.invitation?.method
  t.equal(method('accepted'), 'REQUEST')
  t.equal(method('cancelled'), 'CANCEL')
  t.equal(method('pending'), undefined)
  t.equal(method('rejected'), undefined)
  t.equal(say()[0]?.invitation, undefined)
})
