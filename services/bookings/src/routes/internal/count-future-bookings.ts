import { FutureBookingsAnswer, FutureBookingsRequest } from '@punctual/contracts'
import type { App } from '@punctual/http'
import { futureBookings } from '../../app/answer-scheduling.ts'
import type { BookingsDeps } from '../../deps.ts'

/**
 * Adds POST /internal/future-bookings: how many future bookings prevent event types from being
 * deleted.
 */
export function countFutureBookings(app: App, deps: BookingsDeps): void {
  const schema = { body: FutureBookingsRequest, response: { 200: FutureBookingsAnswer } }
  app.post(
    '/internal/future-bookings',
    { schema, config: { internal: ['scheduling'] } },
    async (request) => ({
      count: await futureBookings(deps, request.body.eventTypeIds),
    }),
  )
}
