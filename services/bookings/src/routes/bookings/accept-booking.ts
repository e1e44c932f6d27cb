import { AcceptBooking, BookingAnswer, success } from '@punctual/contracts'
import { type App, idempotent } from '@punctual/http'
import { asSlotTaken } from '../../app/change-booking.ts'
import { acceptRequest } from '../../app/instant-requests.ts'
import type { BookingsDeps } from '../../deps.ts'
import { changeContextOf } from '../../domain/booking.ts'
import { presentBooking } from '../../present/booking.ts'
import { BookingPath } from '../booking-path.ts'

/**
 * Adds POST /v2/bookings/{bookingUid}/accept, for a host with the token of a mail about an instant
 * booking (docs/domain.md#instant-bookings).
 */
export function acceptBooking(app: App, deps: BookingsDeps): void {
  const schema = {
    summary: 'Accept an instant booking',
    description:
      'The token of the link in the mail to a host gives the right; it is valid as long as the request. The first host who accepts holds the meeting.',
    errors: [
      'booking_not_found',
      'accept_link_invalid',
      'booking_not_pending',
      'booking_already_accepted',
      'slot_taken',
    ],
    params: BookingPath,
    body: AcceptBooking,
    response: { 200: BookingAnswer },
  }
  app.post('/v2/bookings/:bookingUid/accept', { schema }, async (request, reply) =>
    idempotent(deps, request, reply, async (tx) => {
      const { body, caller, params } = request
      const context = changeContextOf(request, deps.clock.now())
      const booking = await acceptRequest(tx, deps, { ...params, ...body }, context)
      return { status: 200, body: success(presentBooking(booking, { caller })) }
    }).catch(asSlotTaken),
  )
}
