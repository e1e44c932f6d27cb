import {
  type AttendeeSnapshot,
  badRequest,
  bookingPaymentInitiated,
  bookingSeatBooked,
  bookingSeatCancelled,
  type CancelBooking,
  DomainError,
  type PaymentSnapshot,
  sameEmail,
} from '@punctual/contracts'
import { type Booking, changed, type Decision, event, hasEnded } from './booking.ts'
import { nextStatus } from './booking-states.ts'
import { withPayments } from './payments.ts'

/** What is left for a newcomer. */
export interface Room {
  seatsPerTimeSlot: number
  /** Seats that others hold. */
  held: number
}

/**
 * Throws the 409 of a booking without room for so many more, or where one of them has a seat already
 * (docs/domain.md#seats).
 */
export function checkRoom(
  booking: Pick<Booking, 'attendees'>,
  newcomers: readonly Pick<AttendeeSnapshot, 'email'>[],
  { seatsPerTimeSlot, held }: Room,
): void {
  const known = ({ email }: Pick<AttendeeSnapshot, 'email'>) =>
    email !== '' && booking.attendees.some((attendee) => sameEmail(attendee.email, email))
  if (newcomers.some(known)) throw new DomainError('already_attending')
  if (booking.attendees.length + newcomers.length + held > seatsPerTimeSlot)
    throw new DomainError('booking_full')
}

/** One more seat of a live seated booking. @param payment what is asked for it */
export function takeSeat(
  booking: Booking,
  seat: AttendeeSnapshot,
  room: Room,
  now: Date,
  payment?: PaymentSnapshot,
): Decision {
  const status = nextStatus('take-seat', booking.status)
  checkRoom(booking, [seat], room)
  const joined = changed(
    booking,
    { status, attendees: [...booking.attendees, seat], icsSequence: booking.icsSequence + 1 },
    now,
  )
  const next = payment ? withPayments(joined, [...(booking.payment ?? []), payment]) : joined
  const asked = payment ? [event(bookingPaymentInitiated, { booking: next, payment })] : []
  return { booking: next, events: [event(bookingSeatBooked, { booking: next, seat }), ...asked] }
}

/** @returns the attendee of that seat */
export const seatOf = ({ attendees }: Booking, seatUid: string): AttendeeSnapshot | undefined =>
  attendees.find((attendee) => attendee.seatUid === seatUid)

/** @returns the booking without a seat; with the last one it is cancelled */
export function withoutSeat(booking: Booking, seat: AttendeeSnapshot, now: Date): Booking {
  const attendees = booking.attendees.filter(({ id }) => id !== seat.id)
  const status = nextStatus(attendees.length === 0 ? 'cancel' : 'leave-seat', booking.status)
  const next = changed(booking, { status, attendees, icsSequence: booking.icsSequence + 1 }, now)
  return withPayments(next, next.payment ?? [])
}

/** Gives one seat back. The event's booking carries the reason and the caller, as far as they are known. */
export function cancelSeat(
  booking: Booking,
  command: CancelBooking & { seatUid: string; cancelledByEmail?: string | undefined },
  now: Date,
): Decision {
  const seat = seatOf(booking, command.seatUid)
  nextStatus('cancel', booking.status)
  if (!seat) throw badRequest({ path: 'seatUid', message: 'is not a seat of this booking' })
  if (hasEnded(booking, now)) throw new DomainError('booking_ended')
  const left = withoutSeat(booking, seat, now)
  const reasons = {
    ...(command.cancellationReason ? { cancellationReason: command.cancellationReason } : {}),
    ...(command.cancelledByEmail ? { cancelledByEmail: command.cancelledByEmail } : {}),
  }
  const next = left.status === 'cancelled' ? { ...left, ...reasons } : left
  const told = { ...left, ...reasons }
  return { booking: next, events: [event(bookingSeatCancelled, { booking: told, seat })] }
}
