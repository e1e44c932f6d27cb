import { badRequest, bookingCancelled, type CancelBooking, DomainError } from '@punctual/contracts'
import { type Booking, changed, type Decision, event, hasEnded, isSeated } from './booking.ts'
import { nextStatus } from './booking-states.ts'
import { withPolicyRefunds } from './refunds.ts'
import { cancelSeat } from './seats.ts'
import type { SeriesNews } from './series-news.ts'

export type CancelCommand = CancelBooking & {
  /** The address of an authenticated caller (docs/domain.md#cancel). */
  cancelledByEmail?: string | undefined
  /** Whether the caller manages the booking, which decides on refunds. */
  byOrganizer?: boolean
}

/**
 * Cancels a booking that has not ended, or one of its seats. A seated booking loses its attendees
 * when it is cancelled; the event still names them.
 * @param along how the event describes the other occurrences of the series
 * @throws DomainError booking_ended, booking_already_cancelled, and what `checkCancel` throws
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
  return endBooking(booking, command, now, along)
}

/**
 * Cancels a whole booking, even of an event type that disables cancelling.
 * @throws DomainError booking_ended, booking_already_cancelled
 */
export function endBooking(
  booking: Booking,
  command: Pick<CancelCommand, 'cancellationReason' | 'cancelledByEmail' | 'byOrganizer'>,
  now: Date,
  along: SeriesNews = {},
): Decision {
  const status = nextStatus('cancel', booking.status)
  if (hasEnded(booking, now)) throw new DomainError('booking_ended')
  const next = changed(
    withPolicyRefunds(booking, { now, byOrganizer: command.byOrganizer === true }),
    {
      status,
      icsSequence: booking.icsSequence + 1,
      ...(command.cancellationReason ? { cancellationReason: command.cancellationReason } : {}),
      ...(command.cancelledByEmail ? { cancelledByEmail: command.cancelledByEmail } : {}),
    },
    now,
  )
  const cancelled = event(bookingCancelled, { booking: next, ...along })
  return { booking: isSeated(next) ? { ...next, attendees: [] } : next, events: [cancelled] }
}

/**
 * Checks that a cancellation fits the booking and its event type.
 * @throws DomainError 400 for a body that does not fit, cancelling_disabled
 */
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
      message: 'requires a booking that is part of a series',
    })
  }
  if (booking.eventType.disableCancelling?.disabled) throw new DomainError('cancelling_disabled')
}
