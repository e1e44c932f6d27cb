import type { WorkflowTemplate } from '@punctual/contracts'
import type { BookingMailKind } from '../booking-events.ts'

/**
 * The texts of one language. Placeholders: {title}, {other} (the person whom the reader meets),
 * {name} (the reader).
 */
export interface Texts {
  booking: Record<BookingMailKind, { subject: string; lead: string }>
  /** The code that verifies a booker's address: {code}, and {title} of the event type. */
  code: Record<'subject' | 'lead' | 'expiry', string>
  /** The code that verifies an e-mail address or phone number: {code}. */
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
  /** The note if one date of a series is rescheduled or cancelled. */
  othersStay: string
  /** Default messages of workflow steps by template, with variables. */
  step: {
    greeting: string
    you: string
    templates: Record<Exclude<WorkflowTemplate, 'custom'>, { subject: string; lead: string }>
  }
  /**
   * Mails about a failing or disabled webhook: {url}, and {why}, the reason or the first failure's
   * date.
   */
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
      lead: 'The host has not confirmed the booking with {other} yet.',
    },
    confirmed: { subject: 'Confirmed: {title}', lead: 'The booking with {other} has been confirmed.' },
    paymentDue: { subject: 'Payment due: {title}', lead: 'Please pay for the booking with {other}.' },
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
      lead: 'The booking with {other} has a new location.',
    },
    reassigned: { subject: 'New host: {title}', lead: 'The booking is now with {other}.' },
  },
  code: {
    subject: '{code} is your code for {title}',
    lead: 'Enter this code to confirm your email address for {title}: {code}',
    expiry: 'It is valid for ten minutes. If you did not request it, ignore this message.',
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
    formerly: 'Previously',
    view: 'View the booking',
    reschedule: 'Reschedule the booking',
    cancel: 'Cancel the booking',
    dates: 'All dates',
  },
  othersStay: 'The other dates of the series do not change.',
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
        lead: 'Please rate the meeting: {RATING_URL} Report a no-show: {NO_SHOW_URL}',
      },
      cancelled: {
        subject: 'Cancelled: {EVENT_NAME} - {EVENT_DATE_ddd, MMM D, YYYY h:mma}',
        lead: 'Your event has been cancelled.',
      },
    },
  },
  webhook: {
    failing: {
      subject: 'Your webhook is failing: {url}',
      lead: 'No delivery to {url} has succeeded since {why}. Failed deliveries are retried.',
      help: 'After five days without a success, the webhook is switched off. Its deliveries show the answers of the receiver.',
    },
    disabled: {
      subject: 'Your webhook is switched off: {url}',
      lead: 'Deliveries to {url} have stopped: {why}.',
      help: 'Once the receiver works, switch the webhook on again and recover the missed deliveries.',
    },
    reasons: {
      failing: 'all deliveries have failed for five days',
      gone: 'the receiver answered 410 Gone',
      asked: 'the receiver asked for it',
    },
  },
}
