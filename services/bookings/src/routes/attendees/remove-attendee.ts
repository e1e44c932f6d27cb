import { AttendeeAnswer, success } from '@punctual/contracts'
import type { App } from '@punctual/http'
import { apply, requireBooking } from '../../app/change-booking.ts'
import { lockBooking } from '../../db/bookings-repository.ts'
import type { BookingsDeps } from '../../deps.ts'
import { changeContextOf } from '../../domain/change-context.ts'
import { removeAttendee as decide, requireAttendee } from '../../domain/change-people.ts'
import { requireManager } from '../../guards/rights.ts'
import { AttendeePath, attendeeOutput } from './visible-attendees.ts'

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
    const context = changeContextOf(request, deps.clock)
    return deps.db.transaction(async (tx) => {
      const before = requireBooking(await lockBooking(tx, params.bookingUid))
      requireManager(caller, before)
      await apply(tx, before, decide(before, params.attendeeId, context.now), context)
      return success(attendeeOutput(before, requireAttendee(before, params.attendeeId), { caller }))
    })
  })
}
