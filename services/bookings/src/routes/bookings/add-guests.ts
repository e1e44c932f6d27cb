import { AddGuests, BookingAnswer, success } from '@punctual/contracts'
import { type App, idempotent } from '@punctual/http'
import { changeBooking } from '../../app/change-booking.ts'
import { drawIds } from '../../db/bookings-repository.ts'
import type { BookingsDeps } from '../../deps.ts'
import { addGuests as decide } from '../../domain/add-guests.ts'
import { changeContextOf } from '../../domain/change-context.ts'
import { requireParticipant } from '../../guards/rights.ts'
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
      const context = changeContextOf(request, deps.clock)
      const { attendees } = await drawIds(tx, request.body.guests.length)
      const booking = await changeBooking(tx, request.params.bookingUid, context, (before, now) => {
        requireParticipant(request.caller, before)
        return decide(before, request.body, attendees, now)
      })
      return { status: 200, body: success(presentBooking(booking, { caller: request.caller })) }
    }),
  )
}
