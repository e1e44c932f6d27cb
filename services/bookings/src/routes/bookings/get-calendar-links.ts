import { CalendarLinksAnswer, success } from '@punctual/contracts'
import type { App } from '@punctual/http'
import { findBooking } from '../../db/find-bookings.ts'
import type { BookingsDeps } from '../../deps.ts'
import { requireBooking } from '../../domain/booking.ts'
import { calendarLinks } from '../../domain/calendar-links.ts'
import { BookingPath } from '../booking-path.ts'

/** Adds GET /v2/bookings/{bookingUid}/calendar-links, for the holder of the uid. */
export function getCalendarLinks(app: App, { db }: BookingsDeps): void {
  const schema = {
    summary: 'Get the calendar links of a booking',
    description: 'The uid of the booking gives the right. The links add the booking to a calendar.',
    errors: ['booking_not_found'],
    params: BookingPath,
    response: { 200: CalendarLinksAnswer },
  }
  app.get('/v2/bookings/:bookingUid/calendar-links', { schema }, async ({ params }) =>
    success(calendarLinks(requireBooking(await findBooking(db, params.bookingUid)))),
  )
}
