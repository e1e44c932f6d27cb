import { BookingAnswer, RefundBooking, success } from '@punctual/contracts'
import { type App, idempotent } from '@punctual/http'
import { refund } from '../../app/refunds.ts'
import type { BookingsDeps } from '../../deps.ts'
import { changeContextOf } from '../../domain/booking.ts'
import { requireManager } from '../../guards/require-booking.ts'
import { presentBooking } from '../../present/booking.ts'
import { BookingPath } from '../booking-path.ts'

/**
 * Adds POST /v2/bookings/{bookingUid}/refund, for managers of the booking
 * (docs/domain.md#refunds).
 */
export function refundBooking(app: App, deps: BookingsDeps): void {
  const schema = {
    summary: 'Refund a booking',
    description:
      'Gives back what was paid by a payment provider, or a part of it. The refund is `pending` in the answer; the provider is called afterwards. The status of the booking stays.',
    errors: [
      'booking_not_found',
      'seat_not_found',
      'booking_without_price',
      'booking_not_paid',
      'booking_already_refunded',
      'payment_by_hand',
    ],
    params: BookingPath,
    body: RefundBooking,
    response: { 200: BookingAnswer },
  }
  app.post('/v2/bookings/:bookingUid/refund', { schema }, async (request, reply) =>
    idempotent(deps, request, reply, async (tx) => {
      const { body, caller, params } = request
      const context = changeContextOf(request, deps.clock.now())
      const booking = await refund(tx, params.bookingUid, body, context, (before) =>
        requireManager(caller, before),
      )
      return { status: 200, body: success(presentBooking(booking, { caller })) }
    }),
  )
}
