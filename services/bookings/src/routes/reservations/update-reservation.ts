import { ReservationAnswer, ReserveSlot, success } from '@punctual/contracts'
import type { App } from '@punctual/http'
import type { AskScheduling } from '../../app/ask-scheduling.ts'
import { asSlotTaken } from '../../app/change-booking.ts'
import { moveReservation } from '../../app/reservations.ts'
import type { BookingsDeps } from '../../deps.ts'
import { presentReservation } from '../../present/reservation.ts'
import { checkDuration, ReservationPath } from './reservation-request.ts'

/**
 * Adds PATCH /v2/slots/reservations/{uid}, which moves a hold and restarts its time. It can move to
 * a time that overlaps its own. On 409 it stays unchanged.
 */
export function updateReservation(app: App, deps: BookingsDeps, askScheduling: AskScheduling): void {
  const schema = {
    summary: 'Update a slot reservation',
    description:
      'Moves the reservation to another slot and restarts its time. On an error, it stays as it was.',
    errors: [
      'reservation_not_found',
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
    params: ReservationPath,
    body: ReserveSlot,
    response: { 200: ReservationAnswer },
  }
  app.patch('/v2/slots/reservations/:uid', { schema }, async (request) => {
    const { body, caller, params } = request
    checkDuration(request)
    const reservation = await moveReservation(deps, askScheduling, caller, params.uid, body).catch(
      asSlotTaken,
    )
    return success(presentReservation(reservation))
  })
}
