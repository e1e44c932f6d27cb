import type { AttendeeOutput, CallerContext } from '@punctual/contracts'
import { findBooking } from '../../db/find-bookings.ts'
import type { BookingsDeps } from '../../deps.ts'
import { requireBooking } from '../../domain/booking.ts'
import { isOwnAddress } from '../../domain/own-address.ts'
import { requireParticipant } from '../../guards/require-booking.ts'
import { attendeeOutput, seesAttendees } from '../../present/booking.ts'

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
