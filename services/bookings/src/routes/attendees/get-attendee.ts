import { AttendeeAnswer, DomainError, success } from '@punctual/contracts'
import type { App } from '@punctual/http'
import type { BookingsDeps } from '../../deps.ts'
import { knownCaller } from '../known-caller.ts'
import { AttendeePath, visibleAttendees } from './visible-attendees.ts'

/** GET /v2/bookings/{bookingUid}/attendees/{attendeeId}: for whoever takes part in the booking or manages it. */
export function getAttendee(app: App, deps: BookingsDeps): void {
  const schema = {
    summary: 'Get an attendee of a booking',
    description: 'Participants and managers of the booking can read it.',
    errors: ['booking_not_found', 'attendee_not_found'],
    params: AttendeePath,
    response: { 200: AttendeeAnswer },
  }
  app.get(
    '/v2/bookings/:bookingUid/attendees/:attendeeId',
    { schema, preValidation: knownCaller },
    async ({ caller, params }) => {
      const visible = await visibleAttendees(deps, caller, params.bookingUid)
      const found = visible.find(({ id }) => id === params.attendeeId)
      if (!found) throw new DomainError('attendee_not_found')
      return success(found)
    },
  )
}
