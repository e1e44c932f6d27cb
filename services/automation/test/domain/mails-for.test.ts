import type { BookingSnapshot } from '@punctual/contracts'
import { languages } from '@punctual/messages'
import { mailTexts } from '@punctual/messages/mails'
import ICAL from 'ical.js'
import t from 'tap'
import { type BookingChange, hasTimers, mailOf } from '../../src/domain/booking-events.ts'
import { bookingMails } from '../../src/domain/booking-mail.ts'
import { codeMail } from '../../src/domain/code-mail.ts'
import { type BookingEventData, mailsFor } from '../../src/domain/mails-for.ts'
import { ann, bob, booking, host, olga } from '../bookings.ts'

const hostToken = ({ room, userId }: { room: string; userId: number }) => `${room}-of-${userId}`
const sent = (change: BookingChange, data: BookingEventData) =>
  mailsFor(change, data).flatMap((mail) =>
    bookingMails({
      ...mail,
      eventId: 'event',
      at: new Date('2026-11-01T09:00:00Z'),
      publicUrl: 'https://book.example.com',
      hostToken,
    }),
  )
const mailsOf = (change: BookingChange, data: BookingEventData) =>
  sent(change, data).map(({ recipient, subject, invitation }) =>
    [recipient, subject.split(':')[0], invitation?.method].join(' '),
  )

t.test('a host sees the phone number of an attendee without an address', async (t) => {
  const { seatsPerTimeSlot: _, ...eventType } = booking().eventType
  const caller = { ...ann, email: '', phoneNumber: '+4930123456' }
  const mails = sent('created', {
    booking: booking({ eventType: { ...eventType, seatsPerTimeSlot: null }, attendees: [caller] }),
  })
  t.same(
    mails.map(({ recipient }) => recipient),
    [olga.email],
  )
  t.match(mails[0]?.text, `${ann.name} (+4930123456)`)
})

t.test('only the text of a mail to a host has the link of the host', async (t) => {
  const location = 'https://book.example.com/v2/rooms/abc'
  const [toHost, ...others] = sent('created', {
    booking: booking({ location, meetingUrl: location, videoRoom: true }),
  })
  const link = `${location}?hostToken=abc-of-${olga.id}`
  t.equal(toHost?.recipient, olga.email)
  t.match(toHost?.text, `Where: ${link}`)
  t.match(toHost?.html, link)
  t.notMatch(toHost?.invitation?.content, 'hostToken', 'attendees can see the calendar entry')
  t.equal(others.length, 2)
  for (const mail of others) {
    t.match(mail.text, `Where: ${location}`)
    t.notMatch(JSON.stringify(mail), 'hostToken')
  }
})

t.test('rooms at other addresses have no link of the host', async (t) => {
  for (const changes of [
    { location: 'https://meet.jit.si/abc', videoRoom: true },
    { location: 'https://book.example.com/v2/rooms/abc' },
  ])
    t.notMatch(JSON.stringify(sent('created', { booking: booking(changes) })), 'hostToken')
})

t.test('a person without a time zone reads times in UTC', async (t) => {
  const mails = sent('created', { booking: booking({ attendees: [{ ...ann, timeZone: '' }] }) })
  t.match(mails.at(-1)?.text, 'Tuesday, December 1, 2026, 9:00am - 9:30am (UTC)')
})

t.test('mails about a seat go to its attendee and the hosts', async (t) => {
  t.strictSame(mailsOf('seat-booked', { booking: booking(), seat: bob }), [
    'olga@host.example Confirmed REQUEST',
    'bob@example.com Confirmed REQUEST',
  ])
  t.strictSame(mailsOf('seat-cancelled', { booking: booking({ attendees: [ann] }), seat: bob }), [
    'bob@example.com Cancelled CANCEL',
  ])
  const last = booking({ attendees: [], status: 'cancelled' })
  t.strictSame(mailsOf('seat-cancelled', { booking: last, seat: bob }), [
    'olga@host.example Cancelled CANCEL',
    'bob@example.com Cancelled CANCEL',
  ])
})

t.test(
  'an existing calendar entry is tentative while pending again, and removed when declined',
  async (t) => {
    const files = (change: BookingChange, data: BookingEventData) =>
      sent(change, data).map(({ invitation }) =>
        [invitation?.method, /^STATUS:(\w+)/m.exec(invitation?.content ?? '')?.[1]].join(' '),
      )
    const { seatsPerTimeSlot: _, ...eventType } = booking().eventType
    const withOneAttendee = (changes: Partial<BookingSnapshot>) =>
      booking({ eventType: { ...eventType, seatsPerTimeSlot: null }, attendees: [ann], ...changes })
    const times = { start: '2026-12-02T09:00:00.000Z', end: '2026-12-02T09:30:00.000Z' }
    const previous = { id: 9, uid: 'old', version: 2, ...times }
    const waits = withOneAttendee({ status: 'pending' })
    t.strictSame(files('rescheduled', { booking: waits, previous }), Array(2).fill('REQUEST TENTATIVE'))
    t.strictSame(files('requested', { booking: waits }), Array(2).fill('REQUEST TENTATIVE'), 'set to pending')
    t.strictSame(files('confirmed', { booking: withOneAttendee({}) }), Array(2).fill('REQUEST CONFIRMED'))
    t.strictSame(
      files('rejected', { booking: withOneAttendee({ status: 'rejected' }) }),
      Array(2).fill('CANCEL CANCELLED'),
    )
    const fresh = { icsSequence: 0 }
    t.strictSame(files('requested', { booking: withOneAttendee({ status: 'pending', ...fresh }) }), [
      ' ',
      ' ',
    ])
    t.strictSame(files('rejected', { booking: withOneAttendee({ status: 'rejected', ...fresh }) }), [' '])
    t.strictSame(files('seat-booked', { booking: booking({ status: 'pending' }), seat: bob }), [' ', ' '])
  },
)

t.test(
  'a booking that awaits only its payment is mailed to the payer, and to the host once confirmed',
  async (t) => {
    const payment = {
      id: 8,
      uid: 'pay',
      provider: 'stripe',
      amount: 1500,
      currency: 'eur',
      paid: false,
      url: 'https://punctual.test/v2/payments/pay',
      createdAt: '2026-11-01T09:00:00.000Z',
    }
    const unpaid = booking({ status: 'pending', paid: false, payment: [payment] })
    t.strictSame(mailsOf('requested', { booking: unpaid }), [])
    t.strictSame(mailsOf('accepted-unpaid', { booking: unpaid }), [])
    t.strictSame(mailsOf('payment-initiated', { booking: unpaid, payment: { ...payment, seatUid: 's2' } }), [
      'bob@example.com Payment due ',
    ])
    t.match(sent('payment-initiated', { booking: unpaid, payment }), [
      {
        recipient: 'ann@example.com',
        text: /Price: €15\.00\nPay at: https:\/\/punctual.test\/v2\/payments\/pay/,
        html: /<a class="button" href="https:\/\/punctual.test\/v2\/payments\/pay[^>]+>Pay now<\/a>/,
      },
    ])
    const asks = { ...unpaid.eventType, requiresConfirmation: true }
    t.equal(mailsOf('requested', { booking: { ...unpaid, eventType: asks } }).length, 3)
  },
)

t.test('an accepted unpaid booking has no timers', async (t) => {
  const payment = {
    id: 8,
    uid: 'pay',
    provider: 'hand',
    amount: 1,
    currency: 'eur',
    paid: false,
    createdAt: '',
  }
  t.equal(hasTimers(booking({ payment: [payment] })), false)
  t.equal(hasTimers(booking({ payment: [{ ...payment, paid: true }] })), true)
})

t.test('the other seats are hidden, unless the event type shows them', async (t) => {
  const mailTo = (shown: boolean, to: string) =>
    sent('location-changed', { booking: booking({}, shown) }).find(({ recipient }) => recipient === to)
  t.notMatch(mailTo(false, 'ann@example.com')?.text, /Bob/)
  t.notMatch(mailTo(false, 'ann@example.com')?.invitation?.content, /Bob/)
  t.match(mailTo(false, 'olga@host.example')?.text, /Ann, Bob/)
  t.match(mailTo(true, 'ann@example.com')?.text, /Bob/)
})

t.test('a removed attendee and a previous host get a cancellation, the others do not', async (t) => {
  t.strictSame(mailsOf('attendee-removed', { booking: booking({ attendees: [ann] }), removed: bob }), [
    'bob@example.com Cancelled CANCEL',
  ])
  const reassigned = {
    booking: booking({ hosts: [host(4, 'Paul')], attendees: [ann] }),
    previousHosts: [olga],
  }
  t.strictSame(mailsOf('reassigned', reassigned), [
    'paul@host.example New host REQUEST',
    'ann@example.com New host REQUEST',
    'olga@host.example Cancelled CANCEL',
  ])
})

t.test('a code mail is in the language of the booker', async (t) => {
  const mail = codeMail({
    id: 'id',
    organizationId: 5,
    email: 'ann@example.com',
    code: '012345',
    eventTypeTitle: '<Intro>',
    language: 'de',
  })
  t.match(mail, { recipient: 'ann@example.com', subject: /^012345 ist Ihr Code/, dedupeKey: /id$/ })
  t.match(mail.html, /&lt;Intro&gt;/)
})

const bookingWith = (changes: Partial<BookingSnapshot['eventType']>, more: Partial<BookingSnapshot> = {}) => {
  const plain = booking(more, true)
  return { booking: { ...plain, eventType: { ...plain.eventType, ...changes } } }
}

t.test('an event type can switch off mails to hosts or attendees', (t) => {
  const silent = (emailSettings: object) => mailsOf('created', bookingWith({ emailSettings }))
  t.strictSame(silent({ disableEmailsToHosts: true }), [
    'ann@example.com Confirmed REQUEST',
    'bob@example.com Confirmed REQUEST',
  ])
  t.strictSame(silent({ disableEmailsToAttendees: true }), ['olga@host.example Confirmed REQUEST'])
  t.end()
})

t.test('hidden addresses of hosts are in no mail to an attendee', (t) => {
  const hosts = [olga, host(4, 'Otto')]
  const [toHost, , toAnn] = sent('created', bookingWith({ hideOrganizerEmail: true }, { hosts }))
  t.match(toHost?.invitation?.content, /mailto:olga@host\.example/i)
  t.notMatch(JSON.stringify(toAnn), /host\.example/)
  t.match(toAnn?.invitation?.content, /ORGANIZER;CN=Olga:mailto:no-reply@book\.example\.com/)
  t.end()
})

t.test('links lead to the pages of the organizer’s client with the uid, or to the gateway’s own', (t) => {
  const pages = {
    logo: 'https://app.example/logo.png',
    bookingRedirectUri: 'https://app.example/done?from=mail',
    bookingCancelRedirectUri: 'myapp://cancel/',
  }
  const [mail] = bookingMails({
    kind: 'created',
    eventId: 'event',
    at: new Date(0),
    publicUrl: 'https://book.example.com',
    hostToken,
    pages,
    booking: booking({}, true),
    only: [ann],
    toHosts: false,
  })
  t.match(mail?.text, 'https://app.example/done/uid?from=mail&seatUid=s1')
  t.match(mail?.text, 'https://book.example.com/booking/uid/reschedule?seatUid=s1')
  t.match(mail?.html, '<a href="myapp://cancel/uid?seatUid=s1">Cancel the booking</a>')
  t.match(mail?.html, '<img src="https://app.example/logo.png"')
  const [gone] = sent('cancelled', { booking: booking({ status: 'cancelled' }) })
  t.notMatch(gone?.text, /https:/)
  t.end()
})

const when = (about: Partial<BookingSnapshot>) =>
  sent('created', { booking: { ...booking(), ...about } }).map(
    ({ recipient, text }) =>
      `${recipient.split('@')[0]} ${/^(?:When|Wann|日時)[:：] ?(.*)$/m.exec(text)?.[1]}`,
  )

t.test('each reader sees times with their own hours, in their own zone', async (t) => {
  const german = { ...bob, language: 'de-AT', timeZone: 'Europe/Berlin' }
  const japanese = { ...ann, language: 'ja', timeZone: 'Asia/Tokyo' }
  t.strictSame(
    when({ attendees: [ann, german, japanese].map((one, id) => ({ ...one, id, email: `${id}@x` })) }),
    [
      'olga Tuesday, December 1, 2026, 09:00 - 09:30 (UTC)',
      '0 Tuesday, December 1, 2026, 9:00am - 9:30am (UTC)',
      '1 Dienstag, 1. Dezember 2026, 10:00 - 10:30 (Europe/Berlin, GMT+1)',
      '2 2026年12月1日火曜日 18:00～18:30（Asia/Tokyo、GMT+9）',
    ],
  )
})

t.test('the offset is shown where the clock of the reader changes within a week', async (t) => {
  const berlin = { timeZone: 'Europe/Berlin', language: 'en' }
  const at = (start: string, end: string) =>
    when({ start, end, hosts: [{ ...olga, ...berlin }], attendees: [{ ...ann, ...berlin }] })[1]
  t.equal(
    at('2026-10-17T09:00:00Z', '2026-10-17T10:00:00Z'),
    'ann Saturday, October 17, 2026, 11:00am - 12:00pm (Europe/Berlin)',
  )
  t.equal(
    at('2026-10-20T09:00:00Z', '2026-10-20T10:00:00Z'),
    'ann Tuesday, October 20, 2026, 11:00am - 12:00pm (Europe/Berlin, GMT+2)',
  )
  t.equal(
    at('2026-10-24T23:30:00Z', '2026-10-25T01:30:00Z'),
    'ann Sunday, October 25, 2026, 1:30am - 2:30am (Europe/Berlin, GMT+2 / GMT+1)',
    'across the change',
  )
  t.equal(
    at('2026-11-05T22:30:00Z', '2026-11-05T23:30:00Z'),
    'ann Thursday, November 5, 2026, 11:30pm - Friday, November 6, 2026, 12:30am (Europe/Berlin)',
    'past midnight',
  )
})

t.test('the payer reads what goes back; the host, that it failed or is disputed', async (t) => {
  const { seatsPerTimeSlot: _, ...eventType } = booking().eventType
  const refund = {
    uid: 'pay-8-1',
    amount: 50_000,
    status: 'succeeded' as const,
    reason: 'Started late',
    createdAt: '2026-11-01T09:00:00Z',
  }
  const payment = {
    id: 8,
    uid: 'pay',
    provider: 'stripe',
    amount: 150_000,
    currency: 'huf',
    paid: true,
    url: 'https://book.example.com/v2/payments/pay',
    createdAt: '2026-11-01T09:00:00Z',
    refunds: [refund],
  }
  const about = booking({
    eventType: { ...eventType, seatsPerTimeSlot: null },
    attendees: [ann, bob],
    status: 'cancelled',
    payment: [payment],
  })
  const data = { booking: about, payment, refund }
  t.strictSame(mailsOf('refunded', data), [`${ann.email} Refund `])
  const [mail] = sent('refunded', data)
  t.match(mail?.text, /Price: HUF.1,500\.00/)
  t.match(mail?.text, /Refund: HUF.500\.00/)
  t.match(mail?.text, 'Reason: Started late')
  t.notMatch(mail?.text, payment.url, 'there is nothing to pay')
  t.notMatch(mail?.text, 'Cancel the booking')
  t.strictSame(mailsOf('refund-failed', data), [`${olga.email} Refund failed `])
  t.strictSame(mailsOf('refund-requested', data), [])

  const disputed = (status: 'open' | 'lost') => {
    const dispute = { status, amount: 120_000, reason: 'fraudulent', createdAt: '2026-11-02T09:00:00Z' }
    return { booking: about, payment: { ...payment, dispute } }
  }
  t.strictSame(mailsOf('payment-disputed', disputed('open')), [`${olga.email} Payment disputed `])
  const [toHost] = sent('payment-disputed', disputed('open'))
  t.match(toHost?.text, /Disputed: HUF.1,200\.00/)
  t.notMatch(toHost?.text, payment.url, 'the payer has paid')
  t.strictSame(mailsOf('payment-disputed', disputed('lost')), [])
})

t.test('every kind of mail is in the language of its reader', async (t) => {
  const kinds = Object.values(mailOf).filter((kind) => kind !== undefined)
  t.ok(kinds.length > 9)
  for (const language of languages)
    for (const kind of kinds) {
      const reader = { ...ann, language }
      const [mail] = bookingMails({
        kind,
        eventId: 'event',
        at: new Date(0),
        publicUrl: 'https://book.example.com',
        hostToken,
        booking: booking({}, true),
        only: [reader],
        toHosts: false,
      })
      const text = mailTexts(language)
      const title = text('title.with', { event: 'Class', organizer: 'Olga' })
      t.equal(mail?.subject, text(`${kind}.subject`, { title }))
      t.match(mail?.text, text(`${kind}.lead`, { other: 'Olga' }))
      t.match(mail?.html, `<div lang="${language}" dir="${language === 'ar' ? 'rtl' : 'ltr'}">`)
    }
})

t.test(
  'an invitation can be answered, and has the notes and links in the language of its reader',
  async (t) => {
    const french = { ...ann, language: 'fr' }
    const about = {
      ...booking(),
      description: 'Bring a pen',
      meetingUrl: 'https://meet.example/1',
      attendees: [french, bob],
      bookingFieldsResponses: { notes: 'Door 5\nRing twice' },
    }
    const eventTypeOf = (changes: object) => ({ ...about.eventType, seatsPerTimeSlot: null, ...changes })
    const entryOf = (changes: object, change: BookingChange = 'created', more: object = {}) => {
      const sample = { ...about, eventType: eventTypeOf(changes), ...more }
      const mail = sent(change, { booking: sample }).find(({ recipient }) => recipient === french.email)
      const calendar = new ICAL.Component(ICAL.parse(mail?.invitation?.content ?? ''))
      return calendar.getFirstSubcomponent('vevent')!
    }
    const people = (entry: ICAL.Component) =>
      entry
        .getAllProperties('attendee')
        .map((one) => [one.getParameter('partstat'), one.getParameter('rsvp')].join(' '))
    const text = (entry: ICAL.Component) => String(entry.getFirstPropertyValue('description'))

    const entry = entryOf({})
    t.equal(entry.getFirstPropertyValue('organizer'), 'mailto:olga@host.example')
    t.strictSame(people(entry), ['ACCEPTED TRUE', 'NEEDS-ACTION TRUE'], 'the booker and a guest')
    t.equal(
      text(entry),
      [
        'Bring a pen',
        '',
        'Remarques : Door 5',
        '  Ring twice',
        'Rejoindre la réunion : https://meet.example/1',
        'Voir le rendez-vous : https://book.example.com/booking/uid?seatUid=s1',
        'Reporter le rendez-vous : https://book.example.com/booking/uid/reschedule?seatUid=s1',
        'Annuler le rendez-vous : https://book.example.com/booking/uid/cancel?seatUid=s1',
      ].join('\n'),
    )
    t.notMatch(text(entryOf({ hideCalendarNotes: true })), /Door/)
    const asNew = { description: about.bookingFieldsResponses.notes }
    t.equal(text(entryOf({}, 'created', asNew)).match(/Door/g)?.length, 1, 'the notes are there once')
    t.notMatch(text(entryOf({ hideCalendarNotes: true }, 'created', asNew)), /Door/)
    t.strictSame(people(entryOf({ hideOrganizerEmail: true })), ['ACCEPTED FALSE', 'NEEDS-ACTION FALSE'])
    const gone = entryOf({}, 'cancelled')
    t.strictSame(people(gone), ['ACCEPTED FALSE', 'NEEDS-ACTION FALSE'])
    t.notMatch(text(gone), /book\.example/)
  },
)
