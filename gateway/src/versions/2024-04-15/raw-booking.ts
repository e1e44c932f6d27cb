import type { BookingOutput } from '@punctual/contracts'

/**
 * Returns a booking in the older shape: the bare row with its status in upper case
 * (docs/domain.md#version-header), and the uid of the caller's seat, which is needed to cancel the
 * seat (docs/domain.md#older-shapes).
 */
export function rawBooking(booking: BookingOutput) {
  const [host] = booking.hosts
  return {
    id: booking.id,
    uid: booking.uid,
    userId: host?.id ?? null,
    eventTypeId: booking.eventTypeId,
    title: booking.title,
    description: booking.description,
    startTime: booking.start,
    endTime: booking.end,
    status: booking.status.toUpperCase(),
    location: booking.location,
    attendees: booking.attendees.map((attendee) => ({
      name: attendee.name,
      email: attendee.email,
      timeZone: attendee.timeZone,
      locale: attendee.language,
      phoneNumber: attendee.phoneNumber ?? null,
      noShow: attendee.absent,
    })),
    responses: booking.bookingFieldsResponses ?? {},
    metadata: booking.metadata,
    fromReschedule: booking.rescheduledFromUid ?? null,
    rescheduled: booking.rescheduledToUid !== undefined,
    cancellationReason: booking.cancellationReason || null,
    recurringEventId: booking.recurringBookingUid ?? null,
    ...(booking.seatUid !== undefined && { seatReferenceUid: booking.seatUid }),
    user: host
      ? { id: host.id, name: host.name, email: host.email, username: host.username, timeZone: host.timeZone }
      : null,
    eventType: booking.eventType,
    noShowHost: booking.absentHost,
    iCalUID: booking.icsUid,
    createdAt: booking.createdAt,
    updatedAt: booking.updatedAt,
  }
}

/** Returns the bookings of an answer as bare rows: one, or all of a series. */
export function rawBookings(data: unknown): unknown {
  if (Array.isArray(data)) return data.map((booking) => rawBooking(booking as BookingOutput))
  return rawBooking(data as BookingOutput)
}
