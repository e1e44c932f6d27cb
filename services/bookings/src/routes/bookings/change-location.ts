import { BookingAnswer, ChangeLocation, success } from '@punctual/contracts'
import type { App } from '@punctual/http'
import { changeBooking } from '../../app/change-booking.ts'
import { roomUrls } from '../../app/video-rooms.ts'
import type { BookingsDeps } from '../../deps.ts'
import { changeContextOf } from '../../domain/booking.ts'
import { changeLocation as decide } from '../../domain/location.ts'
import { requireManager } from '../../guards/require-booking.ts'
import { presentBooking } from '../../present/booking.ts'
import { BookingPath } from '../booking-path.ts'

/** Adds PATCH /v2/bookings/{bookingUid}/location, for managers of the booking. */
export function changeLocation(app: App, deps: BookingsDeps): void {
  const schema = {
    summary: 'Update the location of a booking',
    description: "The location need not be one of the event type's.",
    errors: ['booking_not_found', 'booking_already_cancelled', 'booking_already_rejected', 'booking_ended'],
    params: BookingPath,
    body: ChangeLocation,
    response: { 200: BookingAnswer },
  }
  app.patch('/v2/bookings/:bookingUid/location', { schema }, async (request) => {
    const { body, caller, params } = request
    const context = changeContextOf(request, deps.clock.now())
    const booking = await deps.db.transaction((tx) =>
      changeBooking(tx, params.bookingUid, context, (before, now) => {
        requireManager(caller, before)
        return decide(before, body.location, roomUrls(deps.config), now)
      }),
    )
    return success(presentBooking(booking, { caller }))
  })
}
