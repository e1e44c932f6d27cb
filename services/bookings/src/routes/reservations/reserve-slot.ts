import { ReservationAnswer, ReserveSlot, success } from '@punctual/contracts'
import { type App, idempotent } from '@punctual/http'
import { type AskScheduling, deferRefusal } from '../../app/ask-scheduling.ts'
import { asSlotTaken } from '../../app/change-booking.ts'
import { askAboutSlot, reserveSlot as hold } from '../../app/reservations.ts'
import type { BookingsDeps } from '../../deps.ts'
import { presentReservation } from '../../present/reservation.ts'
import { checkDuration } from './reservation-request.ts'

/**
 * Adds POST /v2/slots/reservations, which holds a slot, or a seat of it, for the holder of the uid.
 */
export function reserveSlot(app: App, deps: BookingsDeps, askScheduling: AskScheduling): void {
  const schema = {
    summary: 'Create a slot reservation',
    description: 'Holds a slot, or a seat of it, until the reservation ends or a booking takes it over.',
    errors: [
      'event_type_not_found',
      'start_in_past',
      'outside_notice',
      'outside_window',
      'outside_schedule',
      'length_not_allowed',
      'booking_limit_reached',
      'slot_taken',
      'booking_full',
      'already_attending',
    ],
    body: ReserveSlot,
    response: { 201: ReservationAnswer },
  }
  app.post('/v2/slots/reservations', { schema }, async (request, reply) => {
    const { body, caller } = request
    checkDuration(request)
    const check = await deferRefusal(askAboutSlot(askScheduling, caller, body))
    return idempotent(deps, request, reply, async (tx) => {
      const now = deps.clock.now()
      const reservation = await hold(tx, check(), body, now)
      return { status: 201, body: success(presentReservation(reservation)) }
    }).catch(asSlotTaken)
  })
}
