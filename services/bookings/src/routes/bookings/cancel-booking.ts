import { BookingOrSeriesAnswer, CancelBooking, can, DomainError, success } from '@punctual/contracts'
import { type App, idempotent } from '@punctual/http'
import { cancelByUid } from '../../app/cancel-booking.ts'
import type { BookingsDeps } from '../../deps.ts'
import { type Booking, changeContextOf, isSeated, ownedBy } from '../../domain/booking.ts'
import { presentBooking } from '../../present/booking.ts'
import { BookingPath } from '../booking-path.ts'

/**
 * Adds POST /v2/bookings/{bookingUid}/cancel, for the holder of the uid of the booking, the seat or
 * the series (docs/domain.md#cancel).
 */
export function cancelBooking(app: App, deps: BookingsDeps): void {
  const schema = {
    summary: 'Cancel a booking',
    description:
      'The uid of a booking, a seat or a series gives the right. Cancels the booking, one seat of it, or the occurrences of a series.',
    errors: [
      'booking_not_found',
      'seat_not_found',
      'booking_already_cancelled',
      'booking_ended',
      'cancelling_disabled',
    ],
    params: BookingPath,
    body: CancelBooking,
    response: { 200: BookingOrSeriesAnswer },
  }
  app.post('/v2/bookings/:bookingUid/cancel', { schema }, async (request, reply) =>
    idempotent(deps, request, reply, async (tx) => {
      const { body, caller, params } = request
      const context = changeContextOf(request, deps.clock.now())
      const command = { ...body, cancelledByEmail: caller.user?.email }
      const isManager = (booking: Booking) => can(caller, 'booking.update', ownedBy(booking))
      const cancelled = await cancelByUid(tx, params.bookingUid, command, context, (booking) => {
        checkSeats(isManager(booking), booking, body)
        return { byOrganizer: isManager(booking) }
      })
      const data = Array.isArray(cancelled)
        ? cancelled.map((one) => presentBooking(one, { caller }))
        : presentBooking(cancelled, { caller })
      return { status: 200, body: success(data) }
    }),
  )
}

/** Only managers can cancel a seated booking as a whole. */
function checkSeats(isManager: boolean, booking: Booking, { seatUid }: CancelBooking): void {
  if (!isSeated(booking) || seatUid !== undefined || isManager) return
  throw new DomainError('ForbiddenException', 'The caller may cancel a seat of this booking only.')
}
