import { done, EmptyAnswer } from '@punctual/contracts'
import type { App } from '@punctual/http'
import { takeReservation } from '../../db/reservations-repository.ts'
import type { BookingsDeps } from '../../deps.ts'
import { ReservationPath } from './reservation-path.ts'

/** DELETE /v2/slots/reservations/{uid}, 200: the slot is free at once; one that is over is gone already. */
export function deleteReservation(app: App, { db, clock }: BookingsDeps): void {
  const schema = {
    summary: 'Delete a slot reservation',
    description: 'The slot is free at once. A reservation that has ended counts as deleted.',
    params: ReservationPath,
    response: { 200: EmptyAnswer },
  }
  app.delete('/v2/slots/reservations/:uid', { schema }, async ({ params }) => {
    await db.transaction((tx) => takeReservation(tx, params.uid, clock.now()))
    return done
  })
}
