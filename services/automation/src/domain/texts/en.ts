import type { BookingMailKind } from '../booking-mail.ts'

/** The words of one language. Placeholders: {title}, {other} (whom the reader meets), {name} (the reader). */
export interface Texts {
  booking: Record<BookingMailKind, { subject: string; lead: string }>
  /** The code that proves a booker's address: {code}, and {title} of the event type. */
  code: Record<'subject' | 'lead' | 'expiry', string>
  /** The code that proves an email or a phone to be somebody's: {code}. */
  addressCode: Record<'subject' | 'lead', string>
  labels: Record<
    | 'what'
    | 'when'
    | 'who'
    | 'where'
    | 'price'
    | 'pay'
    | 'notes'
    | 'reason'
    | 'formerly'
    | 'view'
    | 'reschedule'
    | 'cancel',
    string
  >
  reminder: { subject: string; greeting: string; lead: string; you: string }
}

export const en: Texts = {
  booking: {
    created: { subject: 'Confirmed: {title}', lead: 'Your booking with {other} is confirmed.' },
    requested: {
      subject: 'Awaiting confirmation: {title}',
      lead: 'The booking with {other} waits for the host to confirm it.',
    },
    confirmed: { subject: 'Confirmed: {title}', lead: 'The booking with {other} has been confirmed.' },
    paymentDue: { subject: 'To be paid: {title}', lead: 'The booking with {other} is still to be paid.' },
    rejected: { subject: 'Declined: {title}', lead: 'The booking with {other} has been declined.' },
    rescheduled: {
      subject: 'Rescheduled: {title}',
      lead: 'The booking with {other} has moved to a new time.',
    },
    cancelled: { subject: 'Cancelled: {title}', lead: 'The booking with {other} has been cancelled.' },
    guestsAdded: {
      subject: 'Guests added: {title}',
      lead: 'Guests have been added to the booking with {other}.',
    },
    locationChanged: {
      subject: 'New location: {title}',
      lead: 'The booking with {other} takes place somewhere else.',
    },
    reassigned: { subject: 'New host: {title}', lead: 'The booking is with {other} now.' },
  },
  code: {
    subject: '{code} is your code for {title}',
    lead: 'Enter this code to confirm your email address for {title}: {code}',
    expiry: 'It is valid for ten minutes. If you did not ask for it, nothing has to be done.',
  },
  addressCode: {
    subject: '{code} is your code',
    lead: 'Your code is {code}.',
  },
  labels: {
    what: 'What',
    when: 'When',
    who: 'Who',
    where: 'Where',
    price: 'Price',
    pay: 'Pay at',
    notes: 'Notes',
    reason: 'Reason',
    formerly: 'Formerly',
    view: 'See the booking',
    reschedule: 'Another time',
    cancel: 'Cancel the booking',
  },
  reminder: {
    subject: 'Reminder: {EVENT_NAME} - {EVENT_DATE_ddd, MMM D, YYYY h:mma}',
    greeting: 'Hi {name},',
    lead: 'This is a reminder of your upcoming event.',
    you: 'You',
  },
}
