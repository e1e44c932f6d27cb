import { BookingAnswer, success } from '@punctual/contracts'
import type { App } from '@punctual/http'
import { requireBooking } from '../change-booking.ts'
import { findBooking } from '../db/bookings-repository.ts'
import type { BookingsDeps } from '../deps.ts'
import { presentBooking } from '../present.ts'
import { BookingPath } from './known-caller.ts'

/** GET /v2/bookings/{bookingUid}: for whoever has the uid, with or without a credential. */
export function getBooking(app: App, deps: BookingsDeps): void {
  const schema = { params: BookingPath, response: { 200: BookingAnswer } }
  app.get('/v2/bookings/:bookingUid', { schema }, async (request) =>
    success(presentBooking(requireBooking(await findBooking(deps.db, request.params.bookingUid)))),
  )
}
