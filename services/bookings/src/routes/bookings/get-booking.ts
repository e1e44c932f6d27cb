import { BookingOrSeriesAnswer, success } from '@punctual/contracts'
import type { App } from '@punctual/http'
import { findBooking, findSeries } from '../../db/find-bookings.ts'
import type { BookingsDeps } from '../../deps.ts'
import { requireBooking } from '../../domain/booking.ts'
import { presentBooking } from '../../present/booking.ts'
import { BookingPath } from '../booking-path.ts'

/** Adds GET /v2/bookings/{bookingUid}, for the holder of the uid of a booking or a series. */
export function getBooking(app: App, deps: BookingsDeps): void {
  const schema = {
    summary: 'Get a booking',
    description: 'The uid of the booking or the series gives the right. A series is returned as an array.',
    errors: ['booking_not_found'],
    params: BookingPath,
    response: { 200: BookingOrSeriesAnswer },
  }
  app.get('/v2/bookings/:bookingUid', { schema }, async ({ params, caller }) => {
    const booking = await findBooking(deps.db, params.bookingUid)
    if (booking) return success(presentBooking(booking, { caller }))
    const series = await findSeries(deps.db, params.bookingUid)
    requireBooking(series[0])
    return success(series.map((one) => presentBooking(one, { caller })))
  })
}
