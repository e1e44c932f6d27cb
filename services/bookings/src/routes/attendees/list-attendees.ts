import { AttendeesAnswer, ListAttendees, pageOf } from '@punctual/contracts'
import type { App } from '@punctual/http'
import type { BookingsDeps } from '../../deps.ts'
import { BookingPath } from '../booking-path.ts'
import { visibleAttendees } from './visible-attendees.ts'

/** Adds GET /v2/bookings/{bookingUid}/attendees, for participants and managers of the booking. */
export function listAttendees(app: App, deps: BookingsDeps): void {
  const schema = {
    summary: 'List the attendees of a booking',
    description: 'Participants and managers of the booking can read them.',
    errors: ['booking_not_found'],
    params: BookingPath,
    querystring: ListAttendees,
    response: { 200: AttendeesAnswer },
  }
  app.get('/v2/bookings/:bookingUid/attendees', { schema }, async ({ caller, params, query }) =>
    pageOf(await visibleAttendees(deps, caller, params.bookingUid), query),
  )
}
