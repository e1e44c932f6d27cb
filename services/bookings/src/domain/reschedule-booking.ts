import {
  awaitsPayment,
  type BookingCheckAnswer,
  badRequest,
  bookingRescheduled,
  DomainError,
  type EventTypeSnapshot,
  type RescheduleBooking,
} from '@punctual/contracts'
import {
  type Booking,
  type BookingEvent,
  changed,
  event,
  eventTypeSnapshot,
  isSeated,
  minutesBetween,
} from './booking.ts'
import { firstStatus, holdsTime, nextStatus } from './booking-states.ts'
import type { NewIds, Plan } from './create-booking.ts'
import { atOrganizersPlace, isOrganizer, withoutLink } from './meetings.ts'
import { isGivenBack } from './refunds.ts'
import { seatOf } from './seats.ts'

/**
 * `needsConfirmation`: whether the booking is pending at its new start; `cancelledToo`: whether the
 * event type allows to reschedule cancelled bookings; `newRoomUrl`: returns the URL of a new video
 * room, for a seat that leaves its booking, and for another organizer; `mayKnow`: whether the
 * caller may know the uid of another booking of the booker.
 */
export type MoveCommand = RescheduleBooking & {
  needsConfirmation: boolean
  cancelledToo?: boolean
  newRoomUrl: () => string
  mayKnow?: (existing: Booking) => boolean
}

/** A cancelled booking with seats has lost the people to move. */
const commandFor = (booking: Booking, { cancelledToo }: Pick<MoveCommand, 'cancelledToo'>) =>
  cancelledToo && !isSeated(booking) ? 'reschedule-cancelled' : 'reschedule'

/**
 * Checks that a booking can be rescheduled (docs/domain.md#reschedule).
 * @throws DomainError 400 for a field that bookings of this kind do not have;
 *   booking_already_rescheduled, which names the new uid; booking_already_cancelled;
 *   booking_refunded; seat_not_found
 */
export function checkReschedule(
  booking: Booking,
  command: RescheduleBooking & Pick<MoveCommand, 'cancelledToo'>,
): void {
  if (isSeated(booking) && command.reschedulingReason !== undefined)
    throw badRequest({ path: 'reschedulingReason', message: 'is not allowed for a booking with seats' })
  if (!isSeated(booking) && command.seatUid !== undefined)
    throw badRequest({ path: 'seatUid', message: 'is not allowed: the booking has no seats' })
  if (booking.rescheduledToUid !== undefined) {
    throw new DomainError(
      'booking_already_rescheduled',
      `The booking has been rescheduled already, to the booking with uid ${booking.rescheduledToUid}.`,
    )
  }
  nextStatus(commandFor(booking, command), booking.status)
  if (!holdsTime(booking.status) && isGivenBack(booking)) throw new DomainError('booking_refunded')
  if (command.seatUid !== undefined && !seatOf(booking, command.seatUid))
    throw new DomainError('seat_not_found')
}

/** Returns the booking's length in minutes if it differs from that of its event type. */
export function customLength(booking: Booking): number | undefined {
  return booking.duration === booking.eventType.lengthInMinutes ? undefined : booking.duration
}

/** Returns a booking that another one replaces: cancelled and linked, without its payments. */
export function replacedBooking(
  old: Booking,
  successorUid: string,
  command: MoveCommand,
  now: Date,
): Booking {
  const status = nextStatus(commandFor(old, command), old.status)
  // A seat is in one booking only, so the old booking loses its seats.
  const gone = isSeated(old) ? { attendees: [] } : {}
  const { payment: _, paid: __, ...rest } = old
  return changed(rest, { status, rescheduledToUid: successorUid, ...byOf(command), ...gone }, now)
}

/** Returns the field of the person who reschedules, if named. */
export const byOf = ({ rescheduledBy }: RescheduleBooking): Pick<Booking, 'rescheduledByEmail'> =>
  rescheduledBy === undefined ? {} : { rescheduledByEmail: rescheduledBy }

/**
 * Returns the booking at another start that replaces an old one. It takes over people, answers,
 * metadata, location, calendar uid and payments; a price that changed later does not apply. Of a
 * series, only this occurrence moves. A moved instant booking is an ordinary one, at a time that
 * was checked.
 * @throws DomainError 422 if the event type has no hosts
 */
export function successorOf(
  old: Booking,
  command: MoveCommand,
  check: BookingCheckAnswer,
  ids: Omit<NewIds, 'newRoomUrl'>,
  now: Date,
  plan: Plan,
): Booking {
  if (plan.hosts.length === 0)
    throw new DomainError('UnprocessableEntityException', 'The event type has no hosts.')
  const { reschedulingReason } = command
  const isOwed = awaitsPayment(old) && old.status !== 'accepted'
  const { rescheduledByEmail: _, reschedulingReason: __, rating: ___, ...stored } = old
  const { rejectionReason: ____, cancellationReason: _____, cancelledByEmail: ______, ...rest } = stored
  const { instant: _______, answeredByUserId: ________, ...kept } = rest
  const status = firstStatus(command.needsConfirmation || isOwed)
  const [organizer] = plan.hosts
  const isSame = isOrganizer(old, organizer)
  const place = isSame ? kept : atOrganizersPlace(kept, check, organizer, command.newRoomUrl)
  const keepsMeeting = isSame && status === 'accepted' && old.status === 'accepted'
  return {
    ...(keepsMeeting ? place : withoutLink(place)),
    id: ids.booking,
    uid: ids.uid,
    version: 1,
    status,
    start: plan.start,
    end: plan.end,
    hosts: [...plan.hosts],
    duration: minutesBetween(plan),
    eventType: { ...underPolicyOf(old, eventTypeSnapshot(check)), ...seatsOf(old, check) },
    attendees: old.attendees.map((attendee, index) => ({
      ...attendee,
      id: ids.attendees[index]!,
      absent: false,
    })),
    bookingFieldsResponses: {
      ...old.bookingFieldsResponses,
      ...(reschedulingReason ? { rescheduledReason: reschedulingReason } : {}),
    },
    ...(reschedulingReason ? { reschedulingReason } : {}),
    ...byOf(command),
    rescheduledFromUid: old.uid,
    absentHost: false,
    icsSequence: old.icsSequence + 1,
    createdAt: now.toISOString(),
    updatedAt: now.toISOString(),
  }
}

/** Returns the event of a booking that moved, which refers to the booking as it was. */
export const rescheduledEvent = (booking: Booking, previous: Booking): BookingEvent =>
  event(bookingRescheduled, { booking, previous: linkOf(previous) })

/**
 * Keeps whether a booking has seats, even if the event type has changed: title, answers and
 * location were created for one booker or for shared seats. Attendees see each other only if both
 * the old and the new settings allow it.
 */
function seatsOf(
  { eventType: old }: Booking,
  check: BookingCheckAnswer,
): Pick<EventTypeSnapshot, 'seatsPerTimeSlot' | 'seatsShowAttendees'> {
  const next = eventTypeSnapshot(check)
  const { seatsPerTimeSlot } = old
  return {
    seatsPerTimeSlot: seatsPerTimeSlot === null ? null : (next.seatsPerTimeSlot ?? seatsPerTimeSlot),
    seatsShowAttendees: old.seatsShowAttendees && next.seatsShowAttendees,
  }
}

/** What was paid stays under the refund policy that the booker agreed to. */
function underPolicyOf({ payment, eventType: old }: Booking, next: EventTypeSnapshot): EventTypeSnapshot {
  if (!payment) return next
  const { refundPolicy: _, ...rest } = next
  return { ...rest, ...(old.refundPolicy && { refundPolicy: old.refundPolicy }) }
}

/** Returns the fields by which an event refers to the replaced booking. */
export function linkOf({ id, uid, version, start, end }: Booking) {
  return { id, uid, version, start, end }
}
