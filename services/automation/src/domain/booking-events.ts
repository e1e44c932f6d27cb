import type { BookingSnapshot, WorkflowTrigger } from '@punctual/contracts'
import type { BookingMailKind } from './booking-mail.ts'

/** What happened to a booking, in the words of its event. */
export type BookingChange =
  | 'created'
  | 'requested'
  | 'confirmed'
  | 'rejected'
  | 'rescheduled'
  | 'cancelled'
  | 'guests-added'
  | 'absence-marked'

/** The booking's own mail for each change; none for a mark of absence. */
export const mailOf: Record<BookingChange, BookingMailKind | undefined> = {
  created: 'created',
  requested: 'requested',
  confirmed: 'confirmed',
  rejected: 'rejected',
  rescheduled: 'rescheduled',
  cancelled: 'cancelled',
  'guests-added': 'guestsAdded',
  'absence-marked': undefined,
}

/** The workflow trigger that fires at once (contract 10, immediate triggers). */
export function immediateTrigger(
  change: BookingChange,
  { attendeesChanged }: { attendeesChanged: boolean },
): WorkflowTrigger | undefined {
  switch (change) {
    case 'created':
    case 'confirmed':
      return 'newEvent'
    case 'requested':
      return 'bookingRequested'
    case 'rejected':
      return 'bookingRejected'
    case 'rescheduled':
      return 'rescheduleEvent'
    case 'cancelled':
      return 'eventCancelled'
    case 'absence-marked':
      return attendeesChanged ? 'bookingNoShowUpdated' : undefined
    case 'guests-added':
      return undefined
  }
}

/** Whether before/after timers run for it: accepted bookings, and rescheduled ones that wait (contract 10, reschedule). */
export function keepsTimers(booking: BookingSnapshot): boolean {
  return (
    booking.status === 'accepted' ||
    (booking.status === 'pending' && booking.rescheduledFromUid !== undefined)
  )
}
