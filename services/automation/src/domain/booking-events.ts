import {
  awaitsPayment,
  type BookingChangeFor,
  type BookingSnapshot,
  type WorkflowTrigger,
} from '@punctual/contracts'

/** The kind of a booking event: the last part of its name. */
export type BookingChange = BookingChangeFor<'automation'>

/** The kinds of a booking's own mails. */
export type BookingMailKind =
  | 'created'
  | 'requested'
  | 'instantRequested'
  | 'confirmed'
  | 'paymentDue'
  | 'refunded'
  | 'refundFailed'
  | 'disputed'
  | 'rejected'
  | 'rescheduled'
  | 'cancelled'
  | 'guestsAdded'
  | 'locationChanged'
  | 'reassigned'

/** The booking's own mail for each change; undefined for changes without one. */
export const mailOf: Record<BookingChange, BookingMailKind | undefined> = {
  created: 'created',
  requested: 'requested',
  'instant-requested': 'instantRequested',
  confirmed: 'confirmed',
  'accepted-unpaid': undefined,
  'payment-initiated': 'paymentDue',
  paid: undefined,
  'refund-requested': undefined,
  refunded: 'refunded',
  'refund-failed': 'refundFailed',
  'payment-disputed': 'disputed',
  rejected: 'rejected',
  rescheduled: 'rescheduled',
  cancelled: 'cancelled',
  'guests-added': 'guestsAdded',
  'absence-marked': undefined,
  'seat-booked': 'created',
  'seat-cancelled': 'cancelled',
  'seat-moved': 'rescheduled',
  'seat-left': undefined,
  'attendee-removed': 'cancelled',
  'location-changed': 'locationChanged',
  edited: undefined,
  reassigned: 'reassigned',
  rated: undefined,
  anonymized: undefined,
  republished: undefined,
}

/**
 * The workflow trigger that each change fires immediately; undefined for changes that fire none
 * (docs/domain.md#workflows).
 */
const immediateTriggers: Record<BookingChange, WorkflowTrigger | undefined> = {
  created: 'newEvent',
  requested: 'bookingRequested',
  'instant-requested': undefined,
  confirmed: 'newEvent',
  'accepted-unpaid': undefined,
  'payment-initiated': 'bookingPaymentInitiated',
  paid: 'bookingPaid',
  'refund-requested': undefined,
  refunded: undefined,
  'refund-failed': undefined,
  'payment-disputed': undefined,
  rejected: 'bookingRejected',
  rescheduled: 'rescheduleEvent',
  cancelled: 'eventCancelled',
  'guests-added': undefined,
  'absence-marked': 'bookingNoShowUpdated',
  'seat-booked': 'newEvent',
  'seat-cancelled': undefined,
  'seat-moved': 'rescheduleEvent',
  'seat-left': undefined,
  'attendee-removed': undefined,
  'location-changed': undefined,
  edited: undefined,
  reassigned: undefined,
  rated: undefined,
  anonymized: undefined,
  republished: undefined,
}

/**
 * Returns the workflow trigger that a change fires immediately. The absence of a host only fires
 * none.
 */
export function immediateTrigger(
  change: BookingChange,
  { attendeesChanged }: { attendeesChanged: boolean },
): WorkflowTrigger | undefined {
  return change === 'absence-marked' && !attendeesChanged ? undefined : immediateTriggers[change]
}

/**
 * Returns whether a booking has workflow timers: accepted and paid, or rescheduled and awaiting
 * confirmation.
 */
export function hasTimers(booking: BookingSnapshot): boolean {
  if (booking.status === 'accepted') return !awaitsPayment(booking)
  return booking.status === 'pending' && booking.rescheduledFromUid !== undefined
}
