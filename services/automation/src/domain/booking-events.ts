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
  | 'confirmed'
  | 'paymentDue'
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
  confirmed: 'confirmed',
  'accepted-unpaid': undefined,
  'payment-initiated': 'paymentDue',
  paid: undefined,
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
}

/** Returns the workflow trigger that a change fires immediately (docs/domain.md#workflows). */
export function immediateTrigger(
  change: BookingChange,
  { attendeesChanged }: { attendeesChanged: boolean },
): WorkflowTrigger | undefined {
  switch (change) {
    case 'created':
    case 'confirmed':
    case 'seat-booked':
      return 'newEvent'
    case 'requested':
      return 'bookingRequested'
    case 'payment-initiated':
      return 'bookingPaymentInitiated'
    case 'paid':
      return 'bookingPaid'
    case 'rejected':
      return 'bookingRejected'
    case 'rescheduled':
    case 'seat-moved':
      return 'rescheduleEvent'
    case 'cancelled':
      return 'eventCancelled'
    case 'absence-marked':
      return attendeesChanged ? 'bookingNoShowUpdated' : undefined
    default:
      return undefined
  }
}

/**
 * Returns whether a booking has workflow timers: accepted and paid, or rescheduled and awaiting
 * confirmation.
 */
export function hasTimers(booking: BookingSnapshot): boolean {
  if (booking.status === 'accepted') return !awaitsPayment(booking)
  return booking.status === 'pending' && booking.rescheduledFromUid !== undefined
}
