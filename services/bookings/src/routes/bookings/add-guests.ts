import { AddGuests, BookingAnswer, success } from '@punctual/contracts'
import { type App, idempotent } from '@punctual/http'
import { addGuests as add } from '../../app/change-people.ts'
import type { BookingsDeps } from '../../deps.ts'
import { type Booking, changeContextOf } from '../../domain/booking.ts'
import { requireParticipant } from '../../guards/require-booking.ts'
import { presentBooking } from '../../present/booking.ts'
import { BookingPath } from '../booking-path.ts'

/** Adds POST /v2/bookings/{bookingUid}/guests (docs/domain.md#guests). */
export function addGuests(app: App, deps: BookingsDeps): void {
  const schema = {
    summary: 'Add the given guests to a booking',
    description: 'Email addresses that attend already are ignored.',
    errors: [
      'booking_not_found',
      'guests_already_attending',
      'guests_not_allowed',
      'booking_already_cancelled',
      'booking_already_rejected',
      'booking_ended',
    ],
    params: BookingPath,
    body: AddGuests,
    response: { 200: BookingAnswer },
  }
  app.post('/v2/bookings/:bookingUid/guests', { schema }, async (request, reply) =>
    idempotent(deps, request, reply, async (tx) => {
      const { body, caller, params } = request
      const context = changeContextOf(request, deps.clock.now())
      const authorize = (before: Booking) => requireParticipant(caller, before)
      const booking = await add(tx, params.bookingUid, body, context, authorize)
      return { status: 200, body: success(presentBooking(booking, { caller })) }
    }),
  )
}
