import { BookingAnswer, RescheduleBooking, success } from '@punctual/contracts'
import type { Tx } from '@punctual/db'
import { type App, idempotent } from '@punctual/http'
import type { AskScheduling } from '../../app/ask-scheduling.ts'
import { asSlotTaken } from '../../app/change-booking.ts'
import { rolledBack } from '../../app/dry-run.ts'
import type { Moved } from '../../app/move-seats.ts'
import { prepareMove } from '../../app/reschedule-booking.ts'
import type { BookingsDeps } from '../../deps.ts'
import { changeContextOf } from '../../domain/booking.ts'
import { presentBooking } from '../../present/booking.ts'
import { BookingPath } from '../booking-path.ts'

/**
 * Adds POST /v2/bookings/{bookingUid}/reschedule, for the holder of the uid: answers with the new
 * booking, or with the booking that the seat has moved to (docs/domain.md#reschedule).
 */
export function rescheduleBooking(app: App, deps: BookingsDeps, askScheduling: AskScheduling): void {
  const schema = {
    summary: 'Reschedule a booking',
    description:
      'The uid of the booking gives the right. Cancels the booking and creates a new one with a new uid, or moves one seat. The new start is checked as for a new booking. With `isDryRun`, nothing is stored and the Idempotency-Key has no effect.',
    errors: [
      'booking_not_found',
      'seat_not_found',
      'booking_already_cancelled',
      'booking_already_rescheduled',
      'booking_refunded',
      'start_in_past',
      'outside_notice',
      'outside_window',
      'outside_schedule',
      'slot_taken',
      'calendar_busy',
      'booking_full',
      'already_attending',
      'booking_limit_reached',
      'active_bookings_limit_reached',
      'email_verification_required',
      'invalid_verification_code',
    ],
    params: BookingPath,
    body: RescheduleBooking,
    response: { 200: BookingAnswer, 201: BookingAnswer },
  }
  app.post('/v2/bookings/:bookingUid/reschedule', { schema }, async (request, reply) => {
    const move = await prepareMove(deps, askScheduling, request)
    const run = (tx: Tx) => move(tx, changeContextOf(request, deps.clock.now()))
    const show = ({ booking, seatUid }: Moved) =>
      success(presentBooking(booking, { caller: request.caller, seatUid }))
    if (request.body.isDryRun)
      return reply.status(200).send(show(await rolledBack(deps.db, run).catch(asSlotTaken)))
    return idempotent(deps, request, reply, async (tx) => ({
      status: 201,
      body: show(await run(tx)),
    })).catch(asSlotTaken)
  })
}
