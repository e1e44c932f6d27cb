import { BookingAnswer, success } from '@punctual/contracts'
import { type App, idempotent } from '@punctual/http'
import { answerRequest, confirm } from '../../app/answer-request.ts'
import { asSlotTaken } from '../../app/change-booking.ts'
import type { BookingsDeps } from '../../deps.ts'
import { changeContextOf } from '../../domain/booking.ts'
import { requireManager } from '../../guards/require-booking.ts'
import { presentBooking } from '../../present/booking.ts'
import { BookingPath } from '../booking-path.ts'

/**
 * Adds POST /v2/bookings/{bookingUid}/confirm, which confirms all pending occurrences of a series
 * (docs/domain.md#payments).
 */
export function confirmBooking(app: App, deps: BookingsDeps): void {
  const schema = {
    summary: 'Confirm a pending booking',
    description: 'Confirms all pending occurrences of a series.',
    errors: ['booking_not_found', 'booking_not_pending', 'booking_already_accepted', 'slot_taken'],
    params: BookingPath,
    response: { 200: BookingAnswer },
  }
  app.post('/v2/bookings/:bookingUid/confirm', { schema }, async (request, reply) =>
    idempotent(deps, request, reply, async (tx) => {
      const { caller, params } = request
      const context = changeContextOf(request, deps.clock.now())
      const booking = await answerRequest(tx, params.bookingUid, context, async (before, series) => {
        requireManager(caller, before)
        return confirm(tx, caller.user, before, context.now, series)
      })
      return { status: 200, body: success(presentBooking(booking, { caller })) }
    }).catch(asSlotTaken),
  )
}
