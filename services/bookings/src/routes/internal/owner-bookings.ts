import { FutureBookingsAnswer, OwnerBookingsRequest } from '@punctual/contracts'
import type { App } from '@punctual/http'
import { cancelOwnerBookings, countOwnerBookings } from '../../app/owner-bookings.ts'
import type { BookingsDeps } from '../../deps.ts'
import { changeContextOf } from '../../domain/booking.ts'

/**
 * Adds POST /internal/owner-bookings/count and .../cancel, which identity asks before it deletes a
 * team or an organization.
 */
export function ownerBookings(app: App, deps: BookingsDeps): void {
  const schema = { body: OwnerBookingsRequest, response: { 200: FutureBookingsAnswer } }
  const config = { internal: ['identity'] as const }
  app.post('/internal/owner-bookings/count', { schema, config }, async ({ body }) => ({
    count: await countOwnerBookings(deps, body),
  }))
  app.post('/internal/owner-bookings/cancel', { schema, config }, async (request) => ({
    count: await deps.db.transaction((tx) =>
      cancelOwnerBookings(tx, request.body, changeContextOf(request, deps.clock.now())),
    ),
  }))
}
