import { type AttendeeOutput, type AttendeeSnapshot, type CallerContext, idOf } from '@punctual/contracts'
import { Type } from '@sinclair/typebox'
import { findBooking } from '../../db/find-bookings.ts'
import type { BookingsDeps } from '../../deps.ts'
import { type Booking, requireBooking } from '../../domain/booking.ts'
import { isOwnAddress } from '../../domain/own-address.ts'
import { requireParticipant } from '../../guards/require-booking.ts'
import { presentAttendee, seesAttendees, type Viewer } from '../../present/booking.ts'
import { BookingPath } from '../booking-path.ts'

export const AttendeePath = Type.Composite([BookingPath, Type.Object({ attendeeId: idOf('the attendee') })])

/**
 * Returns the attendees that the caller may see: all, or only the caller if a seated booking hides
 * its attendees.
 * @throws DomainError booking_not_found, ForbiddenException
 */
export async function visibleAttendees(
  { db }: Pick<BookingsDeps, 'db'>,
  caller: CallerContext,
  bookingUid: string,
): Promise<AttendeeOutput[]> {
  const booking = requireBooking(await findBooking(db, bookingUid))
  requireParticipant(caller, booking, 'booking.read')
  const all = seesAttendees(booking, { caller })
  return booking.attendees
    .filter(({ email }) => all || isOwnAddress(caller, booking, email))
    .map((attendee) => attendeeOutput(booking, attendee, { caller }))
}

/** Returns an attendee as the attendee routes show it. */
export const attendeeOutput = (
  booking: Booking,
  attendee: AttendeeSnapshot,
  viewer: Viewer,
): AttendeeOutput => ({
  ...presentAttendee(booking, attendee, viewer),
  id: attendee.id,
  bookingId: booking.id,
})
