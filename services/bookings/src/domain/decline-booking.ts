import { bookingRejected, type DeclineBooking } from '@punctual/contracts'
import { type Booking, changed, type Decision, event } from './booking.ts'
import { nextStatus } from './booking-states.ts'

/** A pending booking becomes rejected and gives its hosts' time back (docs/domain.md#confirm-and-decline). */
export function declineBooking(
  booking: Booking,
  command: DeclineBooking,
  now: Date,
  { alongSeries }: { alongSeries?: boolean } = {},
): Decision {
  const next = changed(
    booking,
    {
      status: nextStatus('decline', booking.status),
      ...(command.reason ? { rejectionReason: command.reason } : {}),
    },
    now,
  )
  return {
    booking: next,
    events: [event(bookingRejected, { booking: next, ...(alongSeries ? { alongSeries } : {}) })],
  }
}
