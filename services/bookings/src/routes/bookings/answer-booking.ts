import { AnswerBooking, BookingAnswer, success } from '@punctual/contracts'
import { type App, idempotent } from '@punctual/http'
import { answerByLink } from '../../app/answer-request.ts'
import { asSlotTaken } from '../../app/change-booking.ts'
import type { BookingsDeps } from '../../deps.ts'
import { changeContextOf } from '../../domain/booking.ts'
import { presentBooking } from '../../present/booking.ts'
import { BookingPath } from '../booking-path.ts'

/**
 * Adds POST /v2/bookings/{bookingUid}/answer, for a host with the token of a mail about a pending
 * booking (docs/domain.md#confirm-and-decline).
 */
export function answerBooking(app: App, deps: BookingsDeps): void {
  const schema = {
    summary: 'Answer a pending booking',
    description:
      'Confirms or declines the booking. The token of a link in the mail to a host gives the right; it is valid as long as the booking is pending and not over, and the host holds it. Answers for all pending occurrences of a series, and is recorded as the answer of that host.',
    errors: [
      'booking_not_found',
      'accept_link_invalid',
      'booking_not_pending',
      'booking_already_accepted',
      'slot_taken',
    ],
    params: BookingPath,
    body: AnswerBooking,
    response: { 200: BookingAnswer },
  }
  app.post('/v2/bookings/:bookingUid/answer', { schema }, async (request, reply) =>
    idempotent(deps, request, reply, async (tx) => {
      const { body, caller, params } = request
      const context = changeContextOf(request, deps.clock.now())
      const booking = await answerByLink(tx, deps, { ...params, ...body }, context)
      return { status: 200, body: success(presentBooking(booking, { caller })) }
    }).catch(asSlotTaken),
  )
}
