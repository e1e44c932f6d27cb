import { BookingOrSeriesAnswer, CreateBooking, success } from '@punctual/contracts'
import { type App, idempotent } from '@punctual/http'
import type { AskScheduling } from '../../app/ask-scheduling.ts'
import { asSlotTaken } from '../../app/change-booking.ts'
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
      'Creates a booking, a seat of one, or the occurrences of a series, which succeed or fail together. The start is checked against the schedules, calendars and limits of the event type.',
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
    response: { 201: BookingOrSeriesAnswer },
  }
  const prepare = creations(deps, askScheduling, paymentOpener)
  app.post('/v2/bookings', { schema }, async (request, reply) => {
    const { body, caller } = request
    const create = await prepare(caller, body)
    return idempotent(deps, request, reply, async (tx) => {
      const created = await create(tx, changeContextOf(request, deps.clock.now()))
      const data =
        'series' in created
          ? created.series.map((booking) => presentBooking(booking, { caller }))
          : presentBooking(created.booking, { caller, seatUid: created.seatUid })
      return { status: 201, body: success(data) }
    }).catch(asSlotTaken)
  })
}
