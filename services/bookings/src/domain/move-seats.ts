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
import { byOf, linkOf } from './reschedule-booking.ts'
import { requireFreeSeats, type SeatsLeft, seatOf, withoutSeat } from './seats.ts'

/** The old and the new booking of a move of seats, each with its events. */
export interface SeatMove {
  previous: Booking
  previousEvents: BookingEvent[]
  target: Booking
  targetEvents: BookingEvent[]
}

/**
 * Returns the seat that a command names.
 * @throws DomainError seat_not_found
 */
export function requireSeat(booking: Booking, { seatUid = '' }: RescheduleBooking): AttendeeSnapshot {
  const seat = seatOf(booking, seatUid)
  if (!seat) throw new DomainError('seat_not_found')
  return seat
}

/**
 * Moves one seat, which keeps its uid, to another booking of the same event type
 * (docs/domain.md#seats). The old booking is cancelled if that was its last seat.
 * @param target the booking at the new start: an existing one, or a new one for this seat only
 * @throws DomainError seat_not_found, booking_full, already_attending
 */
export function moveSeat(
  old: Booking,
  command: RescheduleBooking,
  target: { booking: Booking; isNew: boolean },
  seatsLeft: SeatsLeft,
  now: Date,
): SeatMove {
  const seat = requireSeat(old, command)
  const isMoved = (seatUid: string | undefined) => seatUid === seat.seatUid
  const rest = paymentsOf(old, (seatUid) => !isMoved(seatUid))
  const left = withPayments(withoutSeat(old, seat, now), rest)
  const previous =
    left.status === 'cancelled' ? { ...left, rescheduledToUid: target.booking.uid, ...byOf(command) } : left
  const moved = target.isNew
    ? target.booking
    : joined(target.booking, [seat], seatsLeft, now, paymentsOf(old, isMoved))
  const arrived = seatOf(moved, seat.seatUid!) ?? seat
  return {
    previous,
    previousEvents: [event(bookingSeatLeft, { booking: previous, seat })],
    target: moved,
    targetEvents: [event(bookingSeatMoved, { booking: moved, seat: arrived, previous: linkOf(previous) })],
  }
}

/**
 * Moves all seats of a booking to the existing booking at the new start, and cancels the old one.
 * @throws DomainError booking_full, already_attending
 */
export function mergeBookings(
  old: Booking,
  command: RescheduleBooking,
  into: Booking,
  seatsLeft: SeatsLeft,
  now: Date,
): SeatMove {
  const status = nextStatus('reschedule', old.status)
  const gone = changed(old, { status, rescheduledToUid: into.uid, attendees: [], ...byOf(command) }, now)
  const previous = withPayments(gone, [])
  const target = joined(into, old.attendees, seatsLeft, now, old.payment ?? [])
  const data = { booking: target, previous: linkOf(previous), seats: old.attendees }
  return { previous, previousEvents: [], target, targetEvents: [event(bookingRescheduled, data)] }
}

/**
 * @returns the booking with these seats and their payments; throws booking_full or
 *   already_attending
 */
function joined(
  booking: Booking,
  seats: readonly AttendeeSnapshot[],
  seatsLeft: SeatsLeft,
  now: Date,
  payment: readonly PaymentSnapshot[],
): Booking {
  const status = nextStatus('take-seat', booking.status)
  requireFreeSeats(booking, seats, seatsLeft)
  const attendees = [...booking.attendees, ...seats.map((seat) => ({ ...seat, absent: false }))]
  const next = changed(booking, { status, attendees, icsSequence: booking.icsSequence + 1 }, now)
  return withPayments(next, [...(booking.payment ?? []), ...payment])
}
