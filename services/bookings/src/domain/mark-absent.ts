import { bookingAbsenceMarked, DomainError, type MarkAbsent, sameEmail } from '@punctual/contracts'
import { type Booking, changed, type Decision, event, hasStarted } from './booking.ts'
import { nextStatus } from './booking-states.ts'

/**
 * Sets or clears the absence of the host and of attendees, once the booking has started
 * (docs/domain.md#absence). It ignores emails of other people; without the host or an attendee,
 * nothing changes.
 * @throws DomainError booking_not_started
 */
export function markAbsent(booking: Booking, command: MarkAbsent, now: Date): Decision {
  const status = nextStatus('mark-absent', booking.status)
  if (!hasStarted(booking, now)) throw new DomainError('booking_not_started')
  const namedAttendees = (command.attendees ?? []).filter(({ email }) =>
    booking.attendees.some((attendee) => sameEmail(attendee.email, email)),
  )
  if (command.host === undefined && namedAttendees.length === 0) return { booking, events: [] }
  const absence = (email: string, before: boolean) =>
    namedAttendees.findLast((entry) => sameEmail(entry.email, email))?.absent ?? before
  const next = changed(
    booking,
    {
      status,
      absentHost: command.host ?? booking.absentHost,
      attendees: booking.attendees.map((attendee) => ({
        ...attendee,
        absent: absence(attendee.email, attendee.absent),
      })),
    },
    now,
  )
  return { booking: next, events: [event(bookingAbsenceMarked, { booking: next, changed: namedAttendees })] }
}
