import { bookingRejected, type DeclineBooking } from '@punctual/contracts'
import { type Booking, changed, type Decision, event } from './booking.ts'
import { nextStatus } from './booking-states.ts'

/**
 * Rejects a pending booking, which releases its hosts' time (docs/domain.md#confirm-and-decline).
 * @throws DomainError if the status does not allow it
 */
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
