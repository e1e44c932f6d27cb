import { BookingAnswer, RateBooking, success } from '@punctual/contracts'
import { type App, idempotent } from '@punctual/http'
import { changeBooking } from '../change-booking.ts'
import type { BookingsDeps } from '../deps.ts'
import { rateBooking as decide } from '../domain/rate-booking.ts'
import { occasionOf } from '../occasion.ts'
import { presentBooking } from '../present.ts'
import { BookingPath } from './known-caller.ts'

/** POST /v2/bookings/{bookingUid}/rating, 200: for whoever has the uid, as the link in a mail does. */
export function rateBooking(app: App, deps: BookingsDeps): void {
  const schema = {
    summary: 'Rate a booking',
    params: BookingPath,
    body: RateBooking,
    response: { 200: BookingAnswer },
  }
  app.post('/v2/bookings/:bookingUid/rating', { schema }, async (request, reply) =>
    idempotent(deps, request, reply, async (tx) => {
      const { body, caller, params } = request
      const occasion = occasionOf(request, deps.clock)
      const booking = await changeBooking(tx, params.bookingUid, occasion, (before, now) =>
        decide(before, body.rating, now),
      )
      return { status: 200, body: success(presentBooking(booking, { caller })) }
    }),
  )
}
