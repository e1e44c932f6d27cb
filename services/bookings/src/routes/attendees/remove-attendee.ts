import { AttendeeAnswer, success } from '@punctual/contracts'
import type { App } from '@punctual/http'
import { removeAttendee as remove } from '../../app/change-people.ts'
import type { BookingsDeps } from '../../deps.ts'
import { type Booking, changeContextOf } from '../../domain/booking.ts'
import { requireManager } from '../../guards/require-booking.ts'
import { attendeeOutput } from '../../present/booking.ts'
import { AttendeePath } from '../booking-path.ts'

/** Adds DELETE /v2/bookings/{bookingUid}/attendees/{attendeeId}, for managers of the booking. */
export function removeAttendee(app: App, deps: BookingsDeps): void {
  const schema = {
    summary: 'Remove an attendee from a booking',
    description: 'Returns the removed attendee.',
    errors: [
      'booking_not_found',
      'attendee_not_found',
      'booking_already_cancelled',
      'booking_already_rejected',
      'booking_ended',
    ],
    params: AttendeePath,
    response: { 200: AttendeeAnswer },
  }
  app.delete('/v2/bookings/:bookingUid/attendees/:attendeeId', { schema }, async (request) => {
    const { caller, params } = request
    const context = changeContextOf(request, deps.clock.now())
    return deps.db.transaction(async (tx) => {
      const authorize = (before: Booking) => requireManager(caller, before)
      const { before, removed } = await remove(tx, params, context, authorize)
      return success(attendeeOutput(before, removed, { caller }))
    })
  })
}
