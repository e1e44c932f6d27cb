import type { WorkflowTemplate } from '@punctual/contracts'
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
    | 'online'
    | 'price'
    | 'pay'
    | 'notes'
    | 'reason'
    | 'formerly'
    | 'view'
    | 'dates'
    | 'reschedule'
    | 'cancel',
    string
  >
  /** Of a series, when one date of it moves or ends. */
  othersStay: string
  /** Steps of workflows without words of their own, by their template; variables are filled in. */
  step: {
    greeting: string
    you: string
    templates: Record<Exclude<WorkflowTemplate, 'custom'>, { subject: string; lead: string }>
  }
  /** To whoever a webhook's failures are told: {url}, and {why} or since when. */
  webhook: {
    failing: Record<'subject' | 'lead' | 'help', string>
    disabled: Record<'subject' | 'lead' | 'help', string>
    reasons: Record<string, string>
  }
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
    online: 'Online meeting',
    price: 'Price',
    pay: 'Pay at',
    notes: 'Notes',
    reason: 'Reason',
    formerly: 'Formerly',
    view: 'See the booking',
    reschedule: 'Another time',
    cancel: 'Cancel the booking',
    dates: 'All dates',
  },
  othersStay: 'The other dates of the series stay as they are.',
  step: {
    greeting: 'Hi {ATTENDEE},',
    you: 'You',
    templates: {
      reminder: {
        subject: 'Reminder: {EVENT_NAME} - {EVENT_DATE_ddd, MMM D, YYYY h:mma}',
        lead: 'This is a reminder of your upcoming event.',
      },
      rescheduled: {
        subject: 'Rescheduled: {EVENT_NAME} - {EVENT_DATE_ddd, MMM D, YYYY h:mma}',
        lead: 'Your event has a new time.',
      },
      completed: {
        subject: 'Thank you: {EVENT_NAME} - {EVENT_DATE_ddd, MMM D, YYYY h:mma}',
        lead: 'Thank you for your time.',
      },
      rating: {
        subject: 'How was it? {EVENT_NAME} - {EVENT_DATE_ddd, MMM D, YYYY h:mma}',
        lead: 'Please tell how it was: {RATING_URL} Did nobody come? {NO_SHOW_URL}',
      },
      cancelled: {
        subject: 'Cancelled: {EVENT_NAME} - {EVENT_DATE_ddd, MMM D, YYYY h:mma}',
        lead: 'Your event has been cancelled.',
      },
    },
  },
  webhook: {
    failing: {
      subject: 'Your webhook does not get through: {url}',
      lead: 'Nothing has arrived at {url} since {why}. It is tried again and again.',
      help: 'After five days without a success it is switched off. Its deliveries show what its receiver answers.',
    },
    disabled: {
      subject: 'Your webhook is switched off: {url}',
      lead: 'Nothing is sent to {url} any more: {why}.',
      help: 'Once its receiver works, switch it on again and recover what it has missed.',
    },
    reasons: {
      failing: 'it has failed for five days',
      gone: 'its receiver says that it is gone (410)',
      asked: 'its receiver has asked for that',
    },
  },
}
