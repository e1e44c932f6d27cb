import { badRequest, bookingCancelled, type CancelBooking, DomainError } from '@punctual/contracts'
import { type Booking, changed, type Decision, event, hasEnded } from './booking.ts'
import { nextStatus } from './booking-states.ts'

/**
 * Cancels a booking that has not ended, whatever its status but cancelled (spec E12, contract 3.4).
 * @param cancelledByEmail the known caller's email (our decisions, E12)
 */
export function cancelBooking(
  booking: Booking,
  command: CancelBooking & { cancelledByEmail?: string | undefined },
  now: Date,
): Decision {
  if (command.seatUid !== undefined) {
    throw command.cancelSubsequentBookings === undefined
      ? badRequest({ path: 'seatUid', message: 'is not a seat of this booking' })
      : badRequest({ path: 'cancelSubsequentBookings', message: 'cannot be used together with seatUid' })
  }
  if (command.cancelSubsequentBookings && booking.recurringBookingUid === undefined) {
    throw badRequest({
      path: 'cancelSubsequentBookings',
      message: 'needs a booking that is part of a recurring booking',
    })
  }
  const status = nextStatus('cancel', booking.status)
  if (hasEnded(booking, now)) throw new DomainError('booking_ended')
  const next = changed(
    booking,
    {
      status,
      icsSequence: booking.icsSequence + 1,
      ...(command.cancellationReason ? { cancellationReason: command.cancellationReason } : {}),
      ...(command.cancelledByEmail ? { cancelledByEmail: command.cancelledByEmail } : {}),
    },
    now,
  )
  return { booking: next, events: [event(bookingCancelled, { booking: next })] }
}
