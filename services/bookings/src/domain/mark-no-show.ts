import { bookingAbsenceMarked, missingFrom, type RoomParticipant, type RoomSide } from '@punctual/contracts'
import { type Booking, changed, type Decision, event } from './booking.ts'

/**
 * Notes who has not come to the room of an accepted booking (docs/domain.md#video-rooms): the host's side when one of
 * the hosts is missing, all attendees when nobody came. No call named anybody, so that no absence is told of besides.
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
