import {
  type AssignmentReport,
  bookingAbsenceMarked,
  bookingAssignmentReported,
  bookingRated,
  type Contact,
  contactGiven,
  DomainError,
  type MarkAbsent,
  missingFrom,
  type RoomParticipant,
  type RoomSide,
  samePerson,
} from '@punctual/contracts'
import { type Booking, changed, type Decision, event, hasStarted } from './booking.ts'
import { nextStatus } from './booking-states.ts'

/**
 * Sets or clears the absence of the host and of attendees, once the booking has started
 * (docs/domain.md#absence). It ignores other people; without the host or an attendee,
 * nothing changes.
 * @throws DomainError booking_not_started; 400 for an attendee who is not named by exactly one of
 *   address and phone number
 */
export function markAbsent(booking: Booking, command: MarkAbsent, now: Date): Decision {
  const status = nextStatus('mark-absent', booking.status)
  if (!hasStarted(booking, now)) throw new DomainError('booking_not_started')
  const named = (command.attendees ?? []).map(({ absent, ...person }, index) => ({
    ...contactGiven(person, `attendees.${index}.`),
    absent,
  }))
  const namedAttendees = named.filter((one) =>
    booking.attendees.some((attendee) => samePerson(attendee, one)),
  )
  if (command.host === undefined && namedAttendees.length === 0) return { booking, events: [] }
  const absence = (attendee: Contact, before: boolean) =>
    namedAttendees.findLast((entry) => samePerson(entry, attendee))?.absent ?? before
  const next = changed(
    booking,
    {
      status,
      absentHost: command.host ?? booking.absentHost,
      attendees: booking.attendees.map((attendee) => ({
        ...attendee,
        absent: absence(attendee, attendee.absent),
      })),
    },
    now,
  )
  return { booking: next, events: [event(bookingAbsenceMarked, { booking: next, changed: namedAttendees })] }
}

/**
 * Marks absences in the video room of an accepted booking (docs/domain.md#video-rooms): the host if
 * one of the hosts is missing, and all attendees if none of them joined. The event lists no changed
 * attendees, as no call named any.
 */
export function markNoShow(
  booking: Booking,
  participants: readonly RoomParticipant[],
  { side, at }: { side: RoomSide; at: Date },
  now: Date,
): Decision {
  const missing = missingFrom(booking, participants, at)
  const isMissing = side === 'hosts' ? missing.hosts.length > 0 : missing.guests
  const isMarked = side === 'hosts' ? booking.absentHost : booking.attendees.every(({ absent }) => absent)
  if (booking.status !== 'accepted' || !isMissing || isMarked) return { booking, events: [] }
  const changes =
    side === 'hosts'
      ? { absentHost: true }
      : { attendees: booking.attendees.map((attendee) => ({ ...attendee, absent: true })) }
  const next = changed(booking, changes, now)
  return { booking: next, events: [event(bookingAbsenceMarked, { booking: next, changed: [] })] }
}

/**
 * Rates a booking from 1 to 5, once it has started; a later rating replaces an earlier one.
 * @throws DomainError booking_not_started, booking_not_accepted, booking_already_cancelled,
 *   booking_already_rejected
 */
export function rateBooking(booking: Booking, rating: number, now: Date): Decision {
  const status = nextStatus('rate', booking.status)
  if (!hasStarted(booking, now)) throw new DomainError('booking_not_started')
  const next = changed(booking, { status, rating }, now)
  return { booking: next, events: [event(bookingRated, { booking: next })] }
}

/** Reports that the booking should have had another host; the booking stays as it is. */
export function reportAssignment(booking: Booking, report: AssignmentReport, now: Date): Decision {
  const next = changed(booking, { status: nextStatus('report-assignment', booking.status) }, now)
  return { booking: next, events: [event(bookingAssignmentReported, { booking: next, report })] }
}
