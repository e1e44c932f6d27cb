import { AttendeeAnswer, DomainError, success } from '@punctual/contracts'
import type { App } from '@punctual/http'
import type { BookingsDeps } from '../../deps.ts'
import { AttendeePath } from '../booking-path.ts'
import { visibleAttendees } from './visible-attendees.ts'

/**
 * Adds GET /v2/bookings/{bookingUid}/attendees/{attendeeId}, for participants and managers of the
 * booking.
 */
export function getAttendee(app: App, deps: BookingsDeps): void {
  const schema = {
    summary: 'Get an attendee of a booking',
    description: 'Participants and managers of the booking can read it.',
    errors: ['booking_not_found', 'attendee_not_found'],
    params: AttendeePath,
    response: { 200: AttendeeAnswer },
  }
  app.get('/v2/bookings/:bookingUid/attendees/:attendeeId', { schema }, async ({ caller, params }) => {
    const visible = await visibleAttendees(deps, caller, params.bookingUid)
    const found = visible.find(({ id }) => id === params.attendeeId)
    if (!found) throw new DomainError('attendee_not_found')
    return success(found)
  })
}
