import { BookingAnswer, MarkAbsent, success } from '@punctual/contracts'
import { type App, idempotent } from '@punctual/http'
import { changeBooking } from '../../app/change-booking.ts'
import type { BookingsDeps } from '../../deps.ts'
import { changeContextOf } from '../../domain/booking.ts'
import { markAbsent as decide } from '../../domain/record-outcome.ts'
import { requireManager } from '../../guards/require-booking.ts'
import { presentBooking } from '../../present/booking.ts'
import { BookingPath } from '../booking-path.ts'

/** Adds POST /v2/bookings/{bookingUid}/mark-absent (docs/domain.md#absence). */
export function markAbsent(app: App, deps: BookingsDeps): void {
  const schema = {
    summary: 'Mark the absent participants of a booking',
    description: 'The booking must have started. Omitted attendees stay as they are.',
    errors: ['booking_not_found', 'booking_not_started'],
    params: BookingPath,
    body: MarkAbsent,
    response: { 200: BookingAnswer },
  }
  app.post('/v2/bookings/:bookingUid/mark-absent', { schema }, async (request, reply) =>
    idempotent(deps, request, reply, async (tx) => {
      const context = changeContextOf(request, deps.clock.now())
      const booking = await changeBooking(tx, request.params.bookingUid, context, (before, now) => {
        requireManager(request.caller, before)
        return decide(before, request.body, now)
      })
      return { status: 200, body: success(presentBooking(booking, { caller: request.caller })) }
    }),
  )
}
