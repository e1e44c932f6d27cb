import { BookingOrSeriesAnswer, CreateBooking, success } from '@punctual/contracts'
import type { Tx } from '@punctual/db'
import { type App, idempotent } from '@punctual/http'
import type { AskScheduling } from '../../app/ask-scheduling.ts'
import { asSlotTaken } from '../../app/change-booking.ts'
import type { CreatedBooking } from '../../app/create-bookings.ts'
import { rolledBack } from '../../app/dry-run.ts'
import { creations } from '../../app/prepare-creation.ts'
import type { BookingsDeps } from '../../deps.ts'
import { changeContextOf } from '../../domain/booking.ts'
import type { PaymentOpener } from '../../payments/payment-opener.ts'
import { presentBooking } from '../../present/booking.ts'

/**
 * Adds POST /v2/bookings, which creates a booking, a seat of one, or the occurrences of a series,
 * with or without a credential.
 */
export function createBooking(
  app: App,
  deps: BookingsDeps,
  askScheduling: AskScheduling,
  paymentOpener: PaymentOpener,
): void {
  const schema = {
    summary: 'Create a booking',
    description:
      'Creates a booking, a seat of one, or the occurrences of a series, which succeed or fail together. The start is checked against the schedules, calendars and limits of the event type. With `isDryRun`, nothing is stored and the Idempotency-Key has no effect.',
    errors: [
      'event_type_not_found',
      'start_in_past',
      'outside_notice',
      'outside_window',
      'outside_schedule',
      'length_not_allowed',
      'slot_taken',
      'calendar_busy',
      'booking_field_invalid',
      'booking_full',
      'already_attending',
      'booking_limit_reached',
      'active_bookings_limit_reached',
      'guests_not_allowed',
      'email_verification_required',
      'invalid_verification_code',
      'private_link_expired',
      'reservation_expired',
    ],
    body: CreateBooking,
    response: { 200: BookingOrSeriesAnswer, 201: BookingOrSeriesAnswer },
  }
  const prepare = creations(deps, askScheduling, paymentOpener)
  app.post('/v2/bookings', { schema }, async (request, reply) => {
    const { body, caller } = request
    const create = await prepare(caller, body)
    const run = (tx: Tx) => create(tx, changeContextOf(request, deps.clock.now()))
    const show = (created: CreatedBooking) =>
      success(
        'series' in created
          ? created.series.map((booking) => presentBooking(booking, { caller }))
          : presentBooking(created.booking, { caller, seatUid: created.seatUid }),
      )
    if (body.isDryRun) return reply.status(200).send(show(await rolledBack(deps.db, run).catch(asSlotTaken)))
    return idempotent(deps, request, reply, async (tx) => ({
      status: 201,
      body: show(await run(tx)),
    })).catch(asSlotTaken)
  })
}
