import { bookingRated, DomainError } from '@punctual/contracts'
import { type Booking, changed, type Decision, event, hasStarted } from './booking.ts'
import { nextStatus } from './booking-states.ts'

/**
 * Rates a booking from 1 to 5, once it has started; a later rating replaces an earlier one.
 * @throws DomainError booking_not_started, booking_not_accepted, booking_already_cancelled,
 *   booking_already_rejected
 */
export function rateBooking(booking: Booking, rating: number, now: Date): Decision {
  const status = nextStatus('rate', booking.status)
  if (!hasStarted(booking, now)) throw new DomainError('booking_not_started')
  const next = changed(booking, { status, rating }, now)
  return { booking: next, events: [event(bookingRated, { booking: next })] }
}
