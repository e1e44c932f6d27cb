import { BookingAnswer, MarkPaid, success } from '@punctual/contracts'
import { type App, idempotent } from '@punctual/http'
import { markPaid as mark } from '../../app/payments.ts'
import type { BookingsDeps } from '../../deps.ts'
import { changeContextOf } from '../../domain/booking.ts'
import { requireManager } from '../../guards/require-booking.ts'
import { presentBooking } from '../../present/booking.ts'
import { BookingPath } from '../booking-path.ts'

/** Adds POST /v2/bookings/{bookingUid}/mark-paid, for managers of the booking. */
export function markPaid(app: App, deps: BookingsDeps): void {
  const schema = {
    summary: 'Mark a booking as paid',
    description:
      'For payments outside a payment provider. Marks one seat, or every open payment of the booking.',
    errors: [
      'booking_not_found',
      'seat_not_found',
      'booking_without_price',
      'booking_already_paid',
      'booking_already_cancelled',
      'booking_already_rejected',
    ],
    params: BookingPath,
    body: MarkPaid,
    response: { 200: BookingAnswer },
  }
  app.post('/v2/bookings/:bookingUid/mark-paid', { schema }, async (request, reply) =>
    idempotent(deps, request, reply, async (tx) => {
      const { body, caller, params } = request
      const context = changeContextOf(request, deps.clock.now())
      const booking = await mark(tx, params.bookingUid, body, context, (before) =>
        requireManager(caller, before),
      )
      return { status: 200, body: success(presentBooking(booking, { caller })) }
    }),
  )
}
