import { awaitsPayment, type BookingSnapshot, type WorkflowTrigger } from '@punctual/contracts'
import type { BookingMailKind } from './booking-mail.ts'

/** What happened to a booking, in the words of its event. */
export type BookingChange =
  | 'created'
  | 'requested'
  | 'confirmed'
  | 'accepted-unpaid'
  | 'payment-initiated'
  | 'paid'
  | 'rejected'
  | 'rescheduled'
  | 'cancelled'
  | 'guests-added'
  | 'absence-marked'
  | 'seat-booked'
  | 'seat-cancelled'
  | 'seat-moved'
  | 'seat-left'
  | 'attendee-removed'
  | 'location-changed'
  | 'edited'
  | 'reassigned'
  | 'rated'
  | 'anonymized'

/** The booking's own mail for each change; none where nobody has to know. */
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

/** The workflow trigger that fires at once (docs/domain.md#workflows). */
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

/** Whether before/after timers run for it: accepted bookings, once paid, and rescheduled ones that wait. */
export function keepsTimers(booking: BookingSnapshot): boolean {
  if (booking.status === 'accepted') return !awaitsPayment(booking)
  return booking.status === 'pending' && booking.rescheduledFromUid !== undefined
}
