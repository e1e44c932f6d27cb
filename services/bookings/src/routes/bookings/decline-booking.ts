import { BookingAnswer, DeclineBooking, success } from '@punctual/contracts'
import { type App, idempotent } from '@punctual/http'
import { answerRequest } from '../../app/answer-request.ts'
import type { BookingsDeps } from '../../deps.ts'
import { declineBooking as decide } from '../../domain/answer-request.ts'
import { changeContextOf } from '../../domain/booking.ts'
import { requireManager } from '../../guards/require-booking.ts'
import { presentBooking } from '../../present/booking.ts'
import { BookingPath } from '../booking-path.ts'

/**
 * Adds POST /v2/bookings/{bookingUid}/decline, which declines all pending occurrences of a series
 * (docs/domain.md#confirm-and-decline).
 */
export function declineBooking(app: App, deps: BookingsDeps): void {
  const schema = {
    summary: 'Decline a pending booking',
    description: 'Declines all pending occurrences of a series.',
    errors: ['booking_not_found', 'booking_not_pending', 'booking_already_accepted'],
    params: BookingPath,
    body: DeclineBooking,
    response: { 200: BookingAnswer },
  }
  app.post('/v2/bookings/:bookingUid/decline', { schema }, async (request, reply) =>
    idempotent(deps, request, reply, async (tx) => {
      const { body, caller, params } = request
      const context = changeContextOf(request, deps.clock.now())
      const booking = await answerRequest(tx, params.bookingUid, context, (before, series) => {
        requireManager(caller, before)
        return decide(before, { ...body, by: caller.user }, context.now, series)
      })
      return { status: 200, body: success(presentBooking(booking, { caller })) }
    }),
  )
}
