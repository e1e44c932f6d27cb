import { badRequest, bookingCancelled, type CancelBooking, DomainError } from '@punctual/contracts'
import { type Booking, changed, type Decision, event, hasEnded, isSeated } from './booking.ts'
import { nextStatus } from './booking-states.ts'
import { cancelSeat } from './seats.ts'
import type { SeriesNews } from './series-news.ts'

/** `cancelledByEmail`: the known caller's (docs/domain.md#cancel). */
export type CancelCommand = CancelBooking & { cancelledByEmail?: string | undefined }

/**
 * Cancels a booking that has not ended, whatever its status but cancelled, or one seat of it. A
 * seated booking as a whole goes without its attendees, whom the event still names.
 * @param along what becomes of the other occurrences of its series
 */
export function cancelBooking(
  booking: Booking,
  command: CancelCommand,
  now: Date,
  along: SeriesNews = {},
): Decision {
  checkCancel(booking, command)
  const { seatUid } = command
  if (seatUid !== undefined) return cancelSeat(booking, { ...command, seatUid }, now)
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
  const told = event(bookingCancelled, { booking: next, ...along })
  return { booking: isSeated(next) ? { ...next, attendees: [] } : next, events: [told] }
}

/** Throws the 400 of a body that does not fit the booking, and of an event type whose bookings stay. */
export function checkCancel(booking: Booking, command: CancelBooking): void {
  const { seatUid, cancelSubsequentBookings } = command
  if (seatUid !== undefined && cancelSubsequentBookings !== undefined) {
    throw badRequest({ path: 'cancelSubsequentBookings', message: 'cannot be used together with seatUid' })
  }
  if (seatUid !== undefined && !isSeated(booking)) {
    throw badRequest({ path: 'seatUid', message: 'is not a seat of this booking' })
  }
  if (cancelSubsequentBookings && booking.recurringBookingUid === undefined) {
    throw badRequest({
      path: 'cancelSubsequentBookings',
      message: 'needs a booking that is part of a recurring booking',
    })
  }
  if (booking.eventType.disableCancelling?.disabled) throw new DomainError('cancelling_disabled')
}
