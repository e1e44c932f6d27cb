import { bookingAbsenceMarked, missingFrom, type RoomParticipant, type RoomSide } from '@punctual/contracts'
import { type Booking, changed, type Decision, event } from './booking.ts'

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
