import { AttendeesAnswer, ListAttendees, pageOf } from '@punctual/contracts'
import type { App } from '@punctual/http'
import type { BookingsDeps } from '../../deps.ts'
import { BookingPath, knownCaller } from '../known-caller.ts'
import { visibleAttendees } from './visible-attendees.ts'

/** GET /v2/bookings/{bookingUid}/attendees: for whoever takes part in the booking or manages it. */
export function listAttendees(app: App, deps: BookingsDeps): void {
  const schema = {
    summary: 'List the attendees of a booking',
    description: 'Participants and managers of the booking can read them.',
    errors: ['booking_not_found'],
    params: BookingPath,
    querystring: ListAttendees,
    response: { 200: AttendeesAnswer },
  }
  app.get(
    '/v2/bookings/:bookingUid/attendees',
    { schema, preValidation: knownCaller },
    async ({ caller, params, query }) =>
      pageOf(await visibleAttendees(deps, caller, params.bookingUid), query),
  )
}
