import {
  awaitsPayment,
  type BookingCheckAnswer,
  bookingRescheduled,
  DomainError,
  type EventTypeSnapshot,
  type RescheduleBooking,
} from '@punctual/contracts'
import { type Booking, changed, type Decision, event, isSeated } from './booking.ts'
import { firstStatus, nextStatus } from './booking-states.ts'
import { type NewIds, onlyPlan, type Plan } from './create-booking.ts'
import { eventTypeSnapshot } from './event-type-snapshot.ts'
import { withPayments } from './payments.ts'
import { seatOf } from './seats.ts'

/** `previous` is the old booking after the change, `booking` its successor. */
export interface RescheduleDecision extends Decision {
  previous: Booking
}

/**
 * Checks that a booking can be rescheduled (docs/domain.md#reschedule).
 * @throws DomainError booking_already_rescheduled, which names the new uid;
 *   booking_already_cancelled; seat_not_found
 */
export function checkReschedule(booking: Booking, command: RescheduleBooking): void {
  if (booking.rescheduledToUid !== undefined) {
    throw new DomainError(
      'booking_already_rescheduled',
      `The booking has been rescheduled already, to the booking with uid ${booking.rescheduledToUid}.`,
    )
  }
  nextStatus('reschedule', booking.status)
  if (command.seatUid !== undefined && !seatOf(booking, command.seatUid))
    throw new DomainError('seat_not_found')
}

/** Returns the booking's length in minutes if it differs from that of its event type. */
export function customLength(booking: Booking): number | undefined {
  return booking.duration === booking.eventType.lengthInMinutes ? undefined : booking.duration
}

/**
 * Replaces a booking by one at another start. The old one is cancelled and linked. The new one
 * takes over people, answers, metadata, location, calendar uid and payments; a price that changed
 * later does not apply. Of a series, only this occurrence moves.
 * @throws DomainError what `checkReschedule` throws
 */
export function rescheduleBooking(
  old: Booking,
  command: RescheduleBooking & { needsConfirmation: boolean },
  check: BookingCheckAnswer,
  ids: NewIds,
  now: Date,
  plan: Plan = onlyPlan(check),
): RescheduleDecision {
  checkReschedule(old, command)
  const { reschedulingReason, rescheduledBy } = command
  const by = rescheduledBy === undefined ? {} : { rescheduledByEmail: rescheduledBy }
  const status = nextStatus('reschedule', old.status)
  // A seat is in one booking only, so the old booking loses its seats.
  const gone = isSeated(old) ? { attendees: [] } : {}
  const replaced = changed(old, { status, rescheduledToUid: ids.uid, ...by, ...gone }, now)
  const previous = withPayments(replaced, [])
  const isOwed = awaitsPayment(old) && old.status !== 'accepted'
  const { rescheduledByEmail: _, reschedulingReason: __, rejectionReason: ___, rating: ____, ...stored } = old
  const booking: Booking = {
    ...stored,
    id: ids.booking,
    uid: ids.uid,
    version: 1,
    status: firstStatus(command.needsConfirmation || isOwed),
    start: plan.start,
    end: plan.end,
    hosts: [...plan.hosts],
    duration: (Date.parse(plan.end) - Date.parse(plan.start)) / 60_000,
    eventType: { ...eventTypeSnapshot(check), ...seatsOf(old, check) },
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
    ...by,
    rescheduledFromUid: old.uid,
    absentHost: false,
    icsSequence: old.icsSequence + 1,
    createdAt: now.toISOString(),
    updatedAt: now.toISOString(),
  }
  const moved = event(bookingRescheduled, { booking, previous: linkOf(previous) })
  return { booking, previous, events: [moved] }
}

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

/** Returns the fields by which an event refers to the replaced booking. */
export function linkOf({ id, uid, version, start, end }: Booking) {
  return { id, uid, version, start, end }
}
