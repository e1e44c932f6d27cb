import { BookingAnswer, success } from '@punctual/contracts'
import { type App, idempotent } from '@punctual/http'
import { changeBooking } from '../../app/change-booking.ts'
import type { BookingsDeps } from '../../deps.ts'
import { changeContextOf } from '../../domain/booking.ts'
import { markAbsent } from '../../domain/record-outcome.ts'
import { presentBooking } from '../../present/booking.ts'
import { BookingPath } from '../booking-path.ts'

/**
 * Adds POST /v2/bookings/{bookingUid}/report-no-show, for the holder of the uid, as in the link of
 * a mail: marks the host as absent. Managers of the booking can clear it.
 */
export function reportNoShow(app: App, deps: BookingsDeps): void {
  const schema = {
    summary: 'Report the absence of a host',
    description:
      'The uid of the booking gives the right, as in the links of emails. The booking must have started.',
    errors: ['booking_not_found', 'booking_not_started'],
    params: BookingPath,
    response: { 200: BookingAnswer },
  }
  app.post('/v2/bookings/:bookingUid/report-no-show', { schema }, async (request, reply) =>
    idempotent(deps, request, reply, async (tx) => {
      const { caller, params } = request
      const context = changeContextOf(request, deps.clock.now())
      const booking = await changeBooking(tx, params.bookingUid, context, (before, now) =>
        markAbsent(before, { host: true }, now),
      )
      return { status: 200, body: success(presentBooking(booking, { caller })) }
    }),
  )
}
