import { BookingListAnswer, DomainError, inScope, ListBookings, paginate, success } from '@punctual/contracts'
import { type App, requireUser } from '@punctual/http'
import { listOwnBookings } from '../db/booking-lists.ts'
import type { BookingsDeps } from '../deps.ts'
import { parseListQuery } from '../domain/list-query.ts'
import { presentBooking } from '../present.ts'
import { knownCaller } from './known-caller.ts'

/** GET /v2/bookings: the bookings that the caller hosts or attends (contract 4). */
export function listBookings(app: App, deps: BookingsDeps): void {
  const schema = {
    summary: 'List your bookings',
    querystring: ListBookings,
    response: { 200: BookingListAnswer },
  }
  app.get('/v2/bookings', { schema, preValidation: knownCaller }, async (request) => {
    const caller = requireUser(request)
    if (!inScope(caller, 'booking.read'))
      throw new DomainError('ForbiddenException', 'BOOKING_READ is needed.')
    const filter = parseListQuery(request.query)
    const { bookings, total } = await listOwnBookings(deps.db, caller, filter, deps.clock.now())
    return {
      ...success(bookings.map((booking) => presentBooking(booking, {}))),
      pagination: paginate(total, filter.take, filter.skip),
    }
  })
}
