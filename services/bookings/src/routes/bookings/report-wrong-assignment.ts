import { BookingAnswer, ReportWrongAssignment, success } from '@punctual/contracts'
import { type App, idempotent } from '@punctual/http'
import { changeBooking } from '../../app/change-booking.ts'
import type { BookingsDeps } from '../../deps.ts'
import { changeContextOf } from '../../domain/booking.ts'
import { reportAssignment } from '../../domain/record-outcome.ts'
import { requireManager } from '../../guards/require-booking.ts'
import { presentBooking } from '../../present/booking.ts'
import { BookingPath } from '../booking-path.ts'

/** Adds POST /v2/bookings/{bookingUid}/report-wrong-assignment, for the organizer's side. */
export function reportWrongAssignment(app: App, deps: BookingsDeps): void {
  const schema = {
    summary: 'Report the wrong host of a booking',
    description: 'Fires the webhook trigger `WRONG_ASSIGNMENT_REPORT`. The booking keeps its host.',
    errors: ['booking_not_found'],
    params: BookingPath,
    body: ReportWrongAssignment,
    response: { 200: BookingAnswer },
  }
  app.post('/v2/bookings/:bookingUid/report-wrong-assignment', { schema }, async (request, reply) =>
    idempotent(deps, request, reply, async (tx) => {
      const { body, caller, params } = request
      const report = { reportedBy: caller.user?.email ?? '', ...body }
      const context = changeContextOf(request, deps.clock.now())
      const booking = await changeBooking(tx, params.bookingUid, context, (before, now) => {
        requireManager(caller, before)
        return reportAssignment(before, report, now)
      })
      return { status: 200, body: success(presentBooking(booking, { caller })) }
    }),
  )
}
