import { type AttendeeSnapshot, type WorkflowAction, workflowTemplates } from '@punctual/contracts'
import t from 'tap'
import { type BookingChange, mailOf } from '../../src/domain/booking-events.ts'
import { bookingMails } from '../../src/domain/booking-mail.ts'
import { concernedBy, mailsFor } from '../../src/domain/mails-for.ts'
import type { OutgoingMessage } from '../../src/domain/outgoing.ts'
import { stepMessages } from '../../src/domain/workflow-messages.ts'
import type { WorkflowStepRule } from '../../src/domain/workflow-step.ts'
import { booking, host, olga, person } from '../bookings.ts'

const publicUrl = 'https://book.example.com'
const at = new Date('2026-11-30T09:00:00Z')

/** An attendee whose every field contains the name, so that leaks are recognizable. */
const seat = (id: number, name: string): AttendeeSnapshot => ({
  ...person(id, name, `seat-of-${name}`),
  phoneNumber: `+1555${name}`,
  bookingFieldsResponses: { name, notes: `notes-of-${name}`, size: `size-of-${name}` },
  metadata: { note: `metadata-of-${name}` },
})
const [anna, bela, cleo] = [seat(1, 'Anna'), seat(2, 'Bela'), seat(3, 'Cleo')]
const names = ['Anna', 'Bela', 'Cleo']
const payment = (name: string) => ({
  id: 1,
  uid: `payment-of-${name}`,
  provider: 'hand',
  amount: 500,
  currency: 'usd',
  paid: false,
  url: `${publicUrl}/pay/${name}`,
  seatUid: `seat-of-${name}`,
  createdAt: at.toISOString(),
})
const size = { slug: 'size', label: 'Size', type: 'text', hidden: false }
const { eventType } = booking()
const shared = (shows = false) =>
  booking({
    attendees: [anna, bela, cleo],
    hosts: [olga, host(4, 'Otto')],
    payment: names.map(payment),
    cancellationReason: 'reason-of-Anna',
    cancelledByEmail: 'anna@example.com',
    rescheduledByEmail: 'anna@example.com',
    eventType: { ...eventType, seatsShowAttendees: shows, bookingFields: [size] },
  })

const everyVariable = [
  'ATTENDEE',
  'ATTENDEE_NAME',
  'ATTENDEE_FIRST_NAME',
  'ATTENDEE_LAST_NAME',
  'ATTENDEE_EMAIL',
  'SIZE',
  'ADDITIONAL_NOTES',
  'CANCEL_URL',
  'RESCHEDULE_URL',
  'RATING_URL',
  'NO_SHOW_URL',
  'CANCELLATION_REASON',
  'RESCHEDULE_REASON',
  'ORGANIZER',
  'LOCATION',
  'EVENT_NAME',
]
  .map((name) => `${name}={${name}}`)
  .join(' ')
const actions: WorkflowAction[] = ['email_attendee', 'sms_attendee', 'whatsapp_attendee', 'svc_ai_phone_call']

const run = (step: Partial<WorkflowStepRule>, about = shared(), only?: readonly AttendeeSnapshot[]) =>
  stepMessages({
    workflowId: 7,
    booking: about,
    publicUrl,
    hostToken: () => '',
    runKey: 'run',
    at,
    only,
    step: {
      id: 9,
      action: 'email_attendee',
      template: 'reminder',
      sender: 'Olga',
      subject: '',
      html: null,
      text: null,
      includeCalendarEvent: true,
      address: 'team@host.example',
      ...step,
    },
  })

/** The calendar attachment without folded lines. */
const entryOf = (message: OutgoingMessage | undefined) =>
  message?.invitation?.content.replace(/\r\n /g, '') ?? ''
/** The full content of a message. */
const said = (message: OutgoingMessage) => {
  const { subject, text, html = '', replyTo = '' } = message
  return [subject, text, html, replyTo, entryOf(message)].join('\n')
}
const of = (messages: readonly OutgoingMessage[], name: string) =>
  messages.find(({ recipient }) => recipient.toLowerCase().includes(name.toLowerCase()))
const others = (name: string) => new RegExp(names.filter((one) => one !== name).join('|'), 'i')

t.test('no workflow step shows one seat to another', async (t) => {
  const own = [{ html: `<p>${everyVariable}</p>`, subject: everyVariable }, { text: everyVariable }, {}]
  for (const action of actions)
    for (const template of workflowTemplates)
      for (const words of own) {
        const messages = run({ action, template, ...words })
        t.equal(messages.length, names.length, `${action} reaches every seat`)
        for (const name of names) {
          const message = of(messages, name)
          t.ok(message && !others(name).test(said(message)), `${action} ${template} to ${name}`)
        }
      }
})

t.test('a step sends each seat its own links and answers', async (t) => {
  const [message] = run({ html: `<p>${everyVariable}</p>` }).slice(1)
  t.match(message?.text, 'ATTENDEE=Bela')
  t.match(message?.text, 'SIZE=size-of-Bela')
  t.match(message?.text, 'ADDITIONAL_NOTES=notes-of-Bela')
  for (const page of ['cancel', 'reschedule', 'rate', 'no-show'])
    t.match(message?.text, `${publicUrl}/booking/uid/${page}?seatUid=seat-of-Bela`)
  t.match(message?.text, 'CANCELLATION_REASON= ', 'not that of an attendee who left')
  const [reminder] = run({}).slice(1)
  t.match(reminder?.text, /^Hi Bela,\n[\s\S]*Who: You & Olga/)
})

t.test('each attendee sees the location that they chose', async (t) => {
  const at = (name: string) => ({ location: `place-of-${name}` })
  const attendees = [anna, bela].map((one) => ({
    ...one,
    bookingFieldsResponses: { ...one.bookingFieldsResponses, ...at(one.name) },
  }))
  const messages = run({}, { ...shared(), location: '', attendees })
  t.strictSame(
    messages.map(({ text }) => /Where: (.*)/.exec(text)?.[1]),
    ['place-of-Anna', 'place-of-Bela'],
  )
})

t.test('the hosts see all attendees, and links to the whole booking', async (t) => {
  const mails = run({ action: 'email_host' })
  t.strictSame(
    mails.map(({ text }) => /^Hi (\w+),/.exec(text)?.[1]),
    ['Olga', 'Otto'],
    'each host by name',
  )
  for (const mail of mails) {
    t.match(mail.text, 'Who: You & Anna & Bela & Cleo')
    for (const name of names) t.match(entryOf(mail), `${name.toLowerCase()}@example.com`)
  }
  t.match(run({ action: 'email_host', html: '{CANCEL_URL}' })[0]?.text, /\/booking\/uid\/cancel$/)
  const [address] = run({ action: 'email_address' })
  t.match(address?.text, /^Hi,\n[\s\S]*Who: Olga & Anna & Bela & Cleo/, 'a shared address has no name')
})

t.test('seats that share a phone get one message each', async (t) => {
  const couple = shared().attendees.map((one) => ({ ...one, phoneNumber: '+14155550100' }))
  const messages = run({ action: 'sms_attendee', text: '{CANCEL_URL}' }, { ...shared(), attendees: couple })
  t.equal(new Set(messages.map(({ dedupeKey }) => dedupeKey)).size, 3)
  t.equal(new Set(messages.map(({ text }) => text)).size, 3)
})

t.test('shown attendees have no seat uid, answers or phone', async (t) => {
  const messages = run({ html: `<p>${everyVariable}</p>` }, shared(true))
  for (const name of names) {
    const message = of(messages, name)
    for (const other of names)
      t.match(entryOf(message), `${other.toLowerCase()}@example.com`, 'the other attendees')
    t.notMatch(said(message!), new RegExp(`(seat-of-|notes-of-|\\+1555)(?!${name})`))
  }
})

t.test('no booking mail shows one seat to another', async (t) => {
  const previous = { id: 8, uid: 'before', version: 1, start: shared().start, end: shared().end }
  const changes = Object.keys(mailOf) as BookingChange[]
  for (const change of changes)
    for (const status of ['accepted', 'pending', 'cancelled'] as const) {
      // All attendees see the reason if the whole booking is cancelled.
      const about = { ...shared(), status, cancellationReason: 'reason of the host' }
      const data = {
        booking: about,
        previous,
        seat: bela,
        added: [bela],
        removed: bela,
        payment: payment('Bela'),
      }
      const mails = mailsFor(change, data).flatMap((mail) =>
        bookingMails({ ...mail, eventId: 'event', at, publicUrl, hostToken: () => '' }),
      )
      for (const mail of mails) {
        const name = names.find((one) => mail.recipient.startsWith(one.toLowerCase()))
        if (name) t.notMatch(said(mail), others(name), `${change} ${status} to ${name}`)
      }
    }
})

t.test('only the attendee who leaves sees the reason', async (t) => {
  const left = { ...shared(), attendees: [bela, cleo] }
  const mails = mailsFor('seat-cancelled', { booking: left, seat: anna }).flatMap((mail) =>
    bookingMails({ ...mail, eventId: 'event', at, publicUrl, hostToken: () => '' }),
  )
  t.strictSame(
    mails.map(({ recipient }) => recipient),
    ['anna@example.com'],
  )
  t.match(mails[0]?.text, 'reason-of-Anna')
  t.notMatch(said(mails[0]!), others('Anna'))
})

t.test('a change of one seat concerns that seat', async (t) => {
  const about = shared()
  const only = (data: object) => concernedBy({ booking: about, ...data })?.map(({ name }) => name)
  t.strictSame(only({ seat: bela }), ['Bela'])
  t.strictSame(only({ seats: [anna, cleo] }), ['Anna', 'Cleo'])
  t.strictSame(only({ payment: payment('Cleo') }), ['Cleo'])
  t.strictSame(only({ changed: [{ email: 'ANNA@example.com', absent: true }] }), ['Anna'])
  t.equal(only({}), undefined, 'all of them')
  const recipients = run({}, about, [bela]).map(({ recipient }) => recipient)
  t.strictSame(recipients, ['bela@example.com'])
  const [mail] = run({ action: 'email_host' }, about, [bela])
  t.match(mail?.text, 'Who: You & Bela')
  t.match(entryOf(mail), 'cleo@example.com', 'the calendar of the host has all of them')
})

t.test('without seats, all attendees are greeted by name, and the booker has the phone', async (t) => {
  const withoutSeats = { ...shared(), eventType: { ...eventType, seatsPerTimeSlot: null } }
  const guest = { ...person(5, ''), email: 'guest@example.com' }
  const about = { ...withoutSeats, attendees: [anna, bela, guest] }
  const greetings = run({}, about).map(({ text }) => text.split('\n')[0])
  t.strictSame(greetings, ['Hi Anna,', 'Hi Bela,', 'Hi,'])
  t.equal(run({ action: 'sms_attendee' }, about).length, 1)
})
