import { AddAttendee, AttendeeAnswer, success } from '@punctual/contracts'
import { type App, idempotent } from '@punctual/http'
import { addAttendee as add } from '../../app/change-people.ts'
import type { BookingsDeps } from '../../deps.ts'
import { type Booking, changeContextOf, isSeated } from '../../domain/booking.ts'
import { requireManager, requireParticipant } from '../../guards/require-booking.ts'
import { attendeeOutput } from '../../present/booking.ts'
import { BookingPath } from '../booking-path.ts'

/**
 * Adds POST /v2/bookings/{bookingUid}/attendees, for callers who may add guests. A seat is added
 * without payment, so only managers of the booking may give one away.
 */
export function addAttendee(app: App, deps: BookingsDeps): void {
  const schema = {
    summary: 'Add an attendee to a booking',
    description: 'Takes a seat, if the event type has seats: then only for managers of the booking.',
    errors: [
      'booking_not_found',
      'already_attending',
      'guests_not_allowed',
      'booking_full',
      'booking_already_cancelled',
      'booking_already_rejected',
      'booking_ended',
    ],
    params: BookingPath,
    body: AddAttendee,
    response: { 201: AttendeeAnswer },
  }
  app.post('/v2/bookings/:bookingUid/attendees', { schema }, async (request, reply) =>
    idempotent(deps, request, reply, async (tx) => {
      const { body, caller, params } = request
      const context = changeContextOf(request, deps.clock.now())
      const authorize = (before: Booking) =>
        isSeated(before) ? requireManager(caller, before) : requireParticipant(caller, before)
      const booking = await add(tx, params.bookingUid, body, context, authorize)
      const added = booking.attendees.at(-1)!
      const viewer = { caller, seatUid: added.seatUid }
      return { status: 201, body: success(attendeeOutput(booking, added, viewer)) }
    }),
  )
}
