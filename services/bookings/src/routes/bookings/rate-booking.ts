import { BookingAnswer, RateBooking, success } from '@punctual/contracts'
import { type App, idempotent } from '@punctual/http'
import { changeBooking } from '../../app/change-booking.ts'
import type { BookingsDeps } from '../../deps.ts'
import { changeContextOf } from '../../domain/booking.ts'
import { rateBooking as decide } from '../../domain/record-outcome.ts'
import { presentBooking } from '../../present/booking.ts'
import { BookingPath } from '../booking-path.ts'

/**
 * Adds POST /v2/bookings/{bookingUid}/rating, for the holder of the uid, as in the link of a mail.
 */
export function rateBooking(app: App, deps: BookingsDeps): void {
  const schema = {
    summary: 'Rate a booking',
    description:
      'The uid of the booking gives the right, as in the links of emails. The booking must be accepted and have started.',
    errors: [
      'booking_not_found',
      'booking_not_accepted',
      'booking_not_started',
      'booking_already_cancelled',
      'booking_already_rejected',
    ],
    params: BookingPath,
    body: RateBooking,
    response: { 200: BookingAnswer },
  }
  app.post('/v2/bookings/:bookingUid/rating', { schema }, async (request, reply) =>
    idempotent(deps, request, reply, async (tx) => {
      const { body, caller, params } = request
      const context = changeContextOf(request, deps.clock.now())
      const booking = await changeBooking(tx, params.bookingUid, context, (before, now) =>
        decide(before, body.rating, now),
      )
      return { status: 200, body: success(presentBooking(booking, { caller })) }
    }),
  )
}
