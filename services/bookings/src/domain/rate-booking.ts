import { bookingRated, DomainError } from '@punctual/contracts'
import { type Booking, changed, type Decision, event, hasStarted } from './booking.ts'
import { nextStatus } from './booking-states.ts'

/** What a booking was worth, 1 to 5, once it has begun; a later rating takes the place of an earlier one. */
export function rateBooking(booking: Booking, rating: number, now: Date): Decision {
  const status = nextStatus('rate', booking.status)
  if (!hasStarted(booking, now)) throw new DomainError('booking_not_started')
  const next = changed(booking, { status, rating }, now)
  return { booking: next, events: [event(bookingRated, { booking: next })] }
}
