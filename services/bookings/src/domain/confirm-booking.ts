import { bookingConfirmed } from '@punctual/contracts'
import { type Booking, changed, type Decision, event } from './booking.ts'
import { nextStatus } from './booking-states.ts'

/** A pending booking becomes accepted; its hosts' time was claimed when it was made (contract 3.7). */
export function confirmBooking(booking: Booking, now: Date): Decision {
  const next = changed(booking, { status: nextStatus('confirm', booking.status) }, now)
  return { booking: next, events: [event(bookingConfirmed, { booking: next })] }
}
