import { done, EmptyAnswer } from '@punctual/contracts'
import type { App } from '@punctual/http'
import { endReservation } from '../../app/reservations.ts'
import type { BookingsDeps } from '../../deps.ts'
import { ReservationPath } from './reservation-request.ts'

/**
 * Adds DELETE /v2/slots/reservations/{uid}: the slot is free immediately; an ended reservation
 * counts as deleted.
 */
export function deleteReservation(app: App, { db, clock }: BookingsDeps): void {
  const schema = {
    summary: 'Delete a slot reservation',
    description: 'The slot is free immediately. A reservation that has ended counts as deleted.',
    params: ReservationPath,
    response: { 200: EmptyAnswer },
  }
  app.delete('/v2/slots/reservations/:uid', { schema }, async ({ params }) => {
    await db.transaction((tx) => endReservation(tx, params.uid, clock.now()))
    return done
  })
}
