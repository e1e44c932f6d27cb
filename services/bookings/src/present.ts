import type { BookingOutput } from '@punctual/contracts'
import type { Booking } from './domain/booking.ts'
import { displayEmail } from './domain/emails.ts'

/** @returns a booking as answers show it (contract 3.1; our decisions: optional fields are absent, never null) */
export function presentBooking(booking: Booking): BookingOutput {
  const { eventType, hosts, attendees, guests } = booking
  const { clientId } = eventType
  return {
    id: booking.id,
    uid: booking.uid,
    title: booking.title,
    description: booking.description,
    hosts: hosts.map(({ id, name, email, username, timeZone }) => ({
      id,
      name,
      email,
      displayEmail: displayEmail(email, clientId),
      username,
      timeZone,
    })),
    status: booking.status,
    cancellationReason: booking.cancellationReason ?? '',
    cancelledByEmail: booking.cancelledByEmail ?? '',
    ...given(booking, ['reschedulingReason', 'rescheduledByEmail', 'rescheduledFromUid', 'rescheduledToUid']),
    start: booking.start,
    end: booking.end,
    duration: booking.duration,
    eventTypeId: eventType.id,
    eventType: { id: eventType.id, slug: eventType.slug },
    ...given(booking, ['meetingUrl']),
    location: booking.location,
    absentHost: booking.absentHost,
    createdAt: booking.createdAt,
    updatedAt: booking.updatedAt,
    metadata: booking.metadata,
    ...given(booking, ['rating']),
    icsUid: booking.icsUid,
    attendees: attendees.map(({ name, email, timeZone, language, absent, phoneNumber }) => ({
      name,
      email,
      displayEmail: displayEmail(email, clientId),
      timeZone,
      language,
      absent,
      ...(phoneNumber === undefined ? {} : { phoneNumber }),
    })),
    ...(guests.length > 0 ? { guests } : {}),
    bookingFieldsResponses: booking.bookingFieldsResponses,
    ...given(booking, ['recurringBookingUid']),
  }
}

/** @returns those of the keys that the booking has */
function given<K extends keyof Booking>(booking: Booking, keys: readonly K[]): Pick<Booking, K> {
  const entries = keys.filter((key) => booking[key] !== undefined).map((key) => [key, booking[key]])
  return Object.fromEntries(entries) as Pick<Booking, K>
}
