import {
  type AttendeeSnapshot,
  bookingRescheduled,
  bookingSeatLeft,
  bookingSeatMoved,
  DomainError,
  type PaymentSnapshot,
  type RescheduleBooking,
} from '@punctual/contracts'
import { type Booking, type BookingEvent, changed, event } from './booking.ts'
import { nextStatus } from './booking-states.ts'
import { paymentsOf, withPayments } from './payments.ts'
import { checkReschedule, linkOf } from './reschedule-booking.ts'
import { checkRoom, type Room, seatOf, withoutSeat } from './seats.ts'

/** Both ends of a move of seats, each with what is told of it. */
export interface SeatMove {
  previous: Booking
  previousEvents: BookingEvent[]
  target: Booking
  targetEvents: BookingEvent[]
}

/** @returns the seat that a command names; a 404 when the booking does not have it */
export function requireSeat(booking: Booking, command: RescheduleBooking): AttendeeSnapshot {
  checkReschedule(booking, command)
  const seat = seatOf(booking, command.seatUid ?? '')
  if (!seat) throw new DomainError('seat_not_found')
  return seat
}

/**
 * One seat leaves its booking for another of the same event type, and keeps its uid (docs/domain.md#seats). The booking
 * that it leaves goes on, unless it was its last.
 * @param target the booking at the new start: as it is there, or just made for this seat alone
 */
export function moveSeat(
  old: Booking,
  command: RescheduleBooking,
  target: { booking: Booking; isNew: boolean },
  room: Room,
  now: Date,
): SeatMove {
  const seat = requireSeat(old, command)
  const isMoved = (seatUid: string | undefined) => seatUid === seat.seatUid
  const rest = paymentsOf(old, (seatUid) => !isMoved(seatUid))
  const left = withPayments(withoutSeat(old, seat, now), rest)
  const by = command.rescheduledBy === undefined ? {} : { rescheduledByEmail: command.rescheduledBy }
  const previous =
    left.status === 'cancelled' ? { ...left, rescheduledToUid: target.booking.uid, ...by } : left
  const moved = target.isNew
    ? target.booking
    : joined(target.booking, [seat], room, now, paymentsOf(old, isMoved))
  const arrived = seatOf(moved, seat.seatUid!) ?? seat
  return {
    previous,
    previousEvents: [event(bookingSeatLeft, { booking: previous, seat })],
    target: moved,
    targetEvents: [event(bookingSeatMoved, { booking: moved, seat: arrived, previous: linkOf(previous) })],
  }
}

/** All seats of a booking join the one that is at the new start already; the old one is cancelled. */
export function mergeBookings(
  old: Booking,
  command: RescheduleBooking,
  into: Booking,
  room: Room,
  now: Date,
): SeatMove {
  checkReschedule(old, command)
  const by = command.rescheduledBy === undefined ? {} : { rescheduledByEmail: command.rescheduledBy }
  const status = nextStatus('reschedule', old.status)
  const gone = changed(old, { status, rescheduledToUid: into.uid, attendees: [], ...by }, now)
  const previous = withPayments(gone, [])
  const target = joined(into, old.attendees, room, now, old.payment ?? [])
  const data = { booking: target, previous: linkOf(previous), seats: old.attendees }
  return { previous, previousEvents: [], target, targetEvents: [event(bookingRescheduled, data)] }
}

/** @returns the booking with these seats and what is asked for them as well; 409 without room for them */
function joined(
  booking: Booking,
  seats: readonly AttendeeSnapshot[],
  room: Room,
  now: Date,
  payment: readonly PaymentSnapshot[],
): Booking {
  const status = nextStatus('take-seat', booking.status)
  checkRoom(booking, seats, room)
  const attendees = [...booking.attendees, ...seats.map((seat) => ({ ...seat, absent: false }))]
  const next = changed(booking, { status, attendees, icsSequence: booking.icsSequence + 1 }, now)
  return withPayments(next, [...(booking.payment ?? []), ...payment])
}
