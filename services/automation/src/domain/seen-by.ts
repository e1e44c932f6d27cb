import type { AttendeeSnapshot, BookingSnapshot } from '@punctual/contracts'

const isSeated = ({ eventType }: BookingSnapshot): boolean => eventType.seatsPerTimeSlot !== null

const answersOf = ({ bookingFieldsResponses, email }: AttendeeSnapshot): Record<string, unknown> => ({
  ...bookingFieldsResponses,
  email,
})

/**
 * Returns the location that an attendee of a seated booking chose, if the event type lets attendees
 * choose.
 */
const locationFor = (booking: BookingSnapshot, { bookingFieldsResponses: answers }: AttendeeSnapshot) =>
  booking.location === '' && typeof answers?.location === 'string' ? { location: answers.location } : {}

/** Removes what other attendees must not see: the seat's uid and the answers. */
const asOthersSee = ({
  id,
  name,
  email,
  timeZone,
  language,
  absent,
}: AttendeeSnapshot): AttendeeSnapshot => ({
  id,
  name,
  email,
  timeZone,
  language,
  absent,
})

/**
 * Returns a booking as one of its attendees may see it. The attendees of a seated booking are
 * strangers: the answers, metadata and payments are the attendee's own, and other attendees are
 * hidden unless the event type shows them. A booking without seats is returned unchanged.
 */
export function seenBy(booking: BookingSnapshot, attendee: AttendeeSnapshot): BookingSnapshot {
  if (!isSeated(booking)) return booking
  const { payment = [], paid: _, cancelledByEmail: __, rescheduledByEmail: ___, ...shared } = booking
  const { cancellationReason, ...lasting } = shared
  const isOver = booking.status === 'cancelled'
  const own = payment.filter(({ seatUid }) => seatUid === attendee.seatUid)
  return {
    // The reason in an active booking belongs to an attendee who left.
    ...(isOver ? shared : lasting),
    attendees: booking.eventType.seatsShowAttendees
      ? booking.attendees.map((one) => (one.id === attendee.id ? attendee : asOthersSee(one)))
      : [attendee],
    ...locationFor(booking, attendee),
    guests: [],
    bookingFieldsResponses: answersOf(attendee),
    metadata: attendee.metadata ?? {},
    ...(own.length > 0 ? { payment: own, paid: own.every(({ paid }) => paid) } : {}),
  }
}

/**
 * Returns a booking as its hosts see it: complete.
 * @param about for a seated booking, which has no answers itself: the attendee whose answers to
 *   show
 */
export const seenByHost = (booking: BookingSnapshot, about: AttendeeSnapshot | undefined): BookingSnapshot =>
  isSeated(booking) && about
    ? { ...booking, ...locationFor(booking, about), bookingFieldsResponses: answersOf(about) }
    : booking

/** Returns the given attendees of a seated booking, or the booker of any other booking. */
export const bookersOf = (
  booking: BookingSnapshot,
  attendees: readonly AttendeeSnapshot[],
): readonly AttendeeSnapshot[] => (isSeated(booking) ? attendees : attendees.slice(0, 1))
