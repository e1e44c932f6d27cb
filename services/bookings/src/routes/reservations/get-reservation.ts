import { FoundReservationAnswer, success } from '@punctual/contracts'
import type { App } from '@punctual/http'
import { findReservation } from '../../db/reservations-repository.ts'
import type { BookingsDeps } from '../../deps.ts'
import { presentReservation } from '../../present/reservation.ts'
import { ReservationPath } from './reservation-request.ts'

/** Adds GET /v2/slots/reservations/{uid}: `data` is null once the reservation has ended. */
export function getReservation(app: App, { db, clock }: BookingsDeps): void {
  const schema = {
    summary: 'Get a slot reservation',
    description: '`data` is `null` once the reservation has ended or was booked.',
    params: ReservationPath,
    response: { 200: FoundReservationAnswer },
  }
  app.get('/v2/slots/reservations/:uid', { schema }, async ({ params }) => {
    const reservation = await findReservation(db, params.uid, clock.now())
    return success(reservation ? presentReservation(reservation) : null)
  })
}
