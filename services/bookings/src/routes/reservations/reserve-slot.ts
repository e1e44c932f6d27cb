import { ReservationAnswer, ReserveSlot, success } from '@punctual/contracts'
import { type App, idempotent, newUid } from '@punctual/http'
import type { AskScheduling } from '../../app/ask-scheduling.ts'
import { asSlotTaken } from '../../app/change-booking.ts'
import { deferRefusal } from '../../app/defer-refusal.ts'
import { holdSlot } from '../../app/reservations.ts'
import { sweepReservations } from '../../db/reservations-repository.ts'
import type { BookingsDeps } from '../../deps.ts'
import { askAboutSlot, checkDuration } from './check-reservation.ts'
import { defaultMinutes, presentReservation } from './reservation-path.ts'

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
      const wanted = { uid: newUid(), minutes: body.reservationDuration ?? defaultMinutes }
      const reservation = await holdSlot(tx, check(), wanted, now)
      await sweepReservations(tx, now)
      return { status: 201, body: success(presentReservation(reservation)) }
    }).catch(asSlotTaken)
  })
}
