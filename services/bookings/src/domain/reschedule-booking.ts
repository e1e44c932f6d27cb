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

/** `previous` is the old booking afterwards; `booking` its successor. */
export interface RescheduleDecision extends Decision {
  previous: Booking
}

/**
 * Throws unless the booking can still be moved: 400 for a cancelled one, naming the newer uid if there is one
 * (docs/domain.md#reschedule).
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

/** @returns the booking's own length in minutes where it differs from the event type's */
export function customLength(booking: Booking): number | undefined {
  return booking.duration === booking.eventType.lengthInMinutes ? undefined : booking.duration
}

/**
 * Replaces a booking by one at another start: the old one is cancelled and linked, the new one
 * takes over people, answers, metadata, place, calendar uid and what is to be paid or is: a price that the event type has
 * got since is not asked. One occurrence of a series moves alone.
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
  // A seat is in one booking only: those of the old one have moved.
  const gone = isSeated(old) ? { attendees: [] } : {}
  const replaced = changed(old, { status, rescheduledToUid: ids.uid, ...by, ...gone }, now)
  const previous = withPayments(replaced, [])
  const isOwed = awaitsPayment(old) && old.status !== 'accepted'
  const { rescheduledByEmail: _, reschedulingReason: __, rejectionReason: ___, rating: ____, ...kept } = old
  const booking: Booking = {
    ...kept,
    id: ids.booking,
    uid: ids.uid,
    version: 1,
    status: firstStatus(command.needsConfirmation || isOwed),
    ...{ start: plan.start, end: plan.end, hosts: [...plan.hosts] },
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
 * Whether a booking has seats is settled when it is made: its title, answers and place name its booker or nobody. One that
 * moves keeps that when its event type has changed meanwhile, and shows its attendees to each other only if it did before.
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

/** @returns how an event names the booking that was replaced */
export function linkOf({ id, uid, version, start, end }: Booking) {
  return { id, uid, version, start, end }
}
