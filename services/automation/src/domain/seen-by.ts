import type { AttendeeSnapshot, BookingSnapshot } from '@punctual/contracts'

const isSeated = ({ eventType }: BookingSnapshot): boolean => eventType.seatsPerTimeSlot !== null

const answersOf = ({ bookingFieldsResponses, email }: AttendeeSnapshot): Record<string, unknown> => ({
  ...bookingFieldsResponses,
  email,
})

/** Where a seated booking takes place for one attendee: what that attendee said, where the event type leaves it to them. */
const placeFor = (booking: BookingSnapshot, { bookingFieldsResponses: answers }: AttendeeSnapshot) =>
  booking.location === '' && typeof answers?.location === 'string' ? { location: answers.location } : {}

/** What one attendee learns of another where the event type shows its attendees: neither the seat's uid nor the answers. */
const asOthersSee = ({
  id,
  name,
  email,
  timeZone,
  language,
  absent,
}: AttendeeSnapshot): AttendeeSnapshot => ({
  ...{ id, name, email, timeZone, language, absent },
})

/**
 * A booking as one of its attendees may see it. The people who share a seated booking do not know each other: answers,
 * metadata and payments are the attendee's own, and the other attendees are left out unless the event type shows them.
 * Everybody sees all of a booking without seats.
 */
export function seenBy(booking: BookingSnapshot, attendee: AttendeeSnapshot): BookingSnapshot {
  if (!isSeated(booking)) return booking
  const { payment = [], paid: _, cancelledByEmail: __, rescheduledByEmail: ___, ...shared } = booking
  const { cancellationReason, ...lasting } = shared
  const isOver = booking.status === 'cancelled'
  const own = payment.filter(({ seatUid }) => seatUid === attendee.seatUid)
  return {
    // A live booking has the reason of an attendee who left.
    ...(isOver ? shared : lasting),
    attendees: booking.eventType.seatsShowAttendees
      ? booking.attendees.map((one) => (one.id === attendee.id ? attendee : asOthersSee(one)))
      : [attendee],
    ...placeFor(booking, attendee),
    guests: [],
    bookingFieldsResponses: answersOf(attendee),
    metadata: attendee.metadata ?? {},
    ...(own.length > 0 ? { payment: own, paid: own.every(({ paid }) => paid) } : {}),
  }
}

/**
 * A booking as its hosts see it: all of it.
 * @param about of a seated booking: the attendee whose answers stand for those of the booking, which has none itself
 */
export const seenByHost = (booking: BookingSnapshot, about: AttendeeSnapshot | undefined): BookingSnapshot =>
  isSeated(booking) && about
    ? { ...booking, ...placeFor(booking, about), bookingFieldsResponses: answersOf(about) }
    : booking

/** @returns whom a message about a seated booking is for one by one; of any other booking, its booker */
export const bookersOf = (
  booking: BookingSnapshot,
  attendees: readonly AttendeeSnapshot[],
): readonly AttendeeSnapshot[] => (isSeated(booking) ? attendees : attendees.slice(0, 1))
