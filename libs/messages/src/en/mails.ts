import { systemReasons } from '../system-reasons.ts'

/**
 * Texts of mails and other messages as ICU messages. Placeholders: {title} of the booking, {other}
 * (the person whom the reader meets), {name} (the reader), {when} (day and time).
 */
export const mails = {
  'created.subject': 'Confirmed: {title}',
  'created.lead': 'Your booking with {other} is confirmed.',
  'requested.subject': 'Awaiting confirmation: {title}',
  'requested.lead': 'The host has not confirmed the booking with {other} yet.',
  'requested.hostLead': '{other} asks for this booking. Please confirm or decline it.',
  'confirmed.subject': 'Confirmed: {title}',
  'confirmed.lead': 'The booking with {other} has been confirmed.',
  'paymentDue.subject': 'Payment due: {title}',
  'paymentDue.lead': 'Please pay for the booking with {other}.',
  'refunded.subject': 'Refund: {title}',
  'refunded.lead': 'Your payment for the booking with {other} is on its way back to you.',
  'refundFailed.subject': 'Refund failed: {title}',
  'refundFailed.lead': 'The refund to {other} could not be made. Please check it with your payment provider.',
  'disputed.subject': 'Payment disputed: {title}',
  'disputed.lead':
    '{other} disputes the payment at the bank. Please answer the dispute at your payment provider before its deadline.',
  'rejected.subject': 'Declined: {title}',
  'rejected.lead': 'The booking with {other} has been declined.',
  'rescheduled.subject': 'Rescheduled: {title}',
  'rescheduled.lead': 'The booking with {other} has moved to a new time.',
  'cancelled.subject': 'Cancelled: {title}',
  'cancelled.lead': 'The booking with {other} has been cancelled.',
  'guestsAdded.subject': 'Guests added: {title}',
  'guestsAdded.lead': 'Guests have been added to the booking with {other}.',
  'locationChanged.subject': 'New location: {title}',
  'locationChanged.lead': 'The booking with {other} has a new location.',
  'reassigned.subject': 'New host: {title}',
  'reassigned.lead': 'The booking is now with {other}.',
  'instantRequested.subject': 'Waiting for a host: {title}',
  'instantRequested.lead': '{other} is waiting for a host. The first host who accepts holds the meeting.',
  'instantRequested.end': 'The request ends at {time}.',
  'label.accept': 'Accept the meeting',
  'label.confirm': 'Confirm the booking',
  'label.decline': 'Decline the booking',
  'reason.overtaken': systemReasons.overtaken,
  'reason.unanswered': systemReasons.unanswered,
  'reason.ownerDeleted': systemReasons.ownerDeleted,
  'title.between': '{event} between {organizer} and {attendee}',
  'title.with': '{event} with {organizer}',
  'title.minutes': '{minutes} mins',
  othersStay: 'The other dates of the series do not change.',

  'label.what': 'What',
  'label.when': 'When',
  'label.who': 'Who',
  'label.where': 'Where',
  'label.online': 'Online meeting',
  'label.price': 'Price',
  'label.pay': 'Pay at',
  'label.payNow': 'Pay now',
  'label.refund': 'Refund',
  'label.disputed': 'Disputed',
  'label.notes': 'Notes',
  'label.reason': 'Reason',
  'label.formerly': 'Previously',
  'label.view': 'View the booking',
  'label.reschedule': 'Reschedule the booking',
  'label.cancel': 'Cancel the booking',
  'label.join': 'Join the meeting',
  'label.dates': 'All dates',
  /** One line of a mail. */
  fact: '{label}: {value}',
  /** A start and an end on one day, on two days, and the time zone with its offset. */
  span: '{date}, {start} - {end} ({zone})',
  spanOfDays: '{date}, {start} - {endDate}, {end} ({zone})',
  zoneWithOffset: '{zone}, {offset}',
  /** For the day.js token Do, as in 1st. */
  ordinal: '{number, selectordinal, one {#st} two {#nd} few {#rd} other {#th}}',
  /** For the day.js token dd: Sunday to Saturday. */
  shortestWeekdays: 'Su Mo Tu We Th Fr Sa',

  'checkInCall.text':
    '{guest, select, none {Hello.} other {Hello {guest}.}} {scheduler} asks whether your appointment still suits you.',
  unsubscribe: 'Unsubscribe from these mails',
  'code.subject': '{code} is your code for {title}',
  'code.lead': 'Enter this code to confirm your email address for {title}: {code}',
  'code.expiry': 'It is valid for ten minutes. If you did not request it, ignore this message.',
  'signIn.subject': 'Your link to sign in',
  'signIn.lead':
    'Open this link in the browser in which you asked for it. A page then asks whether to sign you in.',
  'signIn.action': 'Sign in',
  'signIn.expiry': 'It is valid for ten minutes, once. If you did not ask for it, ignore this message.',
  'addressCode.subject': '{code} is your code',
  'addressCode.lead': 'Your code is {code}.',

  'step.greeting': '{hasName, select, yes {Hi {name},} other {Hi,}}',
  'step.you': 'You',
  'step.reminder.subject': 'Reminder: {event} - {when}',
  'step.reminder.lead': 'This is a reminder of your upcoming event.',
  'step.rescheduled.subject': 'Rescheduled: {event} - {when}',
  'step.rescheduled.lead': 'Your event has a new time.',
  'step.completed.subject': 'Thank you: {event} - {when}',
  'step.completed.lead': 'Thank you for your time.',
  'step.rating.subject': 'How was it? {event} - {when}',
  'step.rating.lead': 'Please rate the meeting: {rating} Report a no-show: {noShow}',
  'step.cancelled.subject': 'Cancelled: {event} - {when}',
  'step.cancelled.lead': 'Your event has been cancelled.',

  'reason.removedFromCalendar': 'The host removed it from the calendar.',
  'calendar.differs.subject': 'Your calendar differs from a booking: {title}',
  'calendar.moved.lead':
    'You moved “{title}” in your calendar from {start} to {moved}. The booking has stayed at its time.',
  'calendar.removed.lead':
    'You removed “{title}” on {start} from your calendar. The booking still takes place.',
  'calendar.differs.help': 'Reschedule or cancel the booking, or change your calendar back: {url}',
  'calendar.broken.subject': '{calendar} no longer gives access',
  'calendar.broken.lead':
    '{calendar} has refused access to your account. Its events can no longer be read, and bookings are not written to it.',
  'calendar.broken.help': 'Connect the account again: {url}',
  'webhook.failing.subject': 'Your webhook is failing: {url}',
  'webhook.failing.lead': 'No delivery to {url} has succeeded since {since}. Failed deliveries are retried.',
  'webhook.failing.help':
    'After five days without a success, the webhook is switched off. Its deliveries show the answers of the receiver.',
  'webhook.disabled.subject': 'Your webhook is switched off: {url}',
  'webhook.disabled.lead':
    'Deliveries to {url} have stopped: {reason, select, failing {all deliveries have failed for five days} gone {the receiver answered 410 Gone} asked {the receiver asked for it} other {{reason}}}.',
  'webhook.disabled.help':
    'Once the receiver works, switch the webhook on again and recover the missed deliveries.',
} as const

export type MailKey = keyof typeof mails
export type MailTexts = Readonly<Record<MailKey, string>>
