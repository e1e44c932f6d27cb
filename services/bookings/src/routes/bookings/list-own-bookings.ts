import { BookingListAnswer, ListBookings } from '@punctual/contracts'
import { type App, requireUser } from '@punctual/http'
import type { ListDeps } from '../../deps.ts'
import { answerList } from './answer-list.ts'

/**
 * Adds GET /v2/bookings: the bookings that the caller hosts or attends
 * (docs/domain.md#booking-lists).
 */
export function listOwnBookings(app: App, deps: ListDeps): void {
  const schema = {
    summary: 'List the bookings of the caller',
    description: 'Returns bookings that the caller hosts or attends.',
    querystring: ListBookings,
    response: { 200: BookingListAnswer },
  }
  app.get('/v2/bookings', { schema }, async (request) => {
    const caller = requireUser(request)
    return answerList(deps, request, { own: caller }, { caller })
  })
}
