import {
  type AttendeeSnapshot,
  badRequest,
  bookingPaymentInitiated,
  bookingSeatBooked,
  bookingSeatCancelled,
  type CancelBooking,
  type Contact,
  DomainError,
  type Occurrence,
  type PaymentSnapshot,
  samePerson,
} from '@punctual/contracts'
import { type Booking, changed, type Decision, event, hasEnded, minutesBetween } from './booking.ts'
import { nextStatus } from './booking-states.ts'
import { withPayments } from './payments.ts'
import { ofSeat, withPolicyRefunds } from './refunds.ts'

/** The capacity for new attendees. */
export interface SeatsLeft {
  seatsPerTimeSlot: number
  /** The number of seats that others hold. */
  held: number
}

/**
 * Requires free seats for new attendees who have none yet (docs/domain.md#seats).
 * @throws DomainError already_attending, booking_full
 */
export function requireFreeSeats(
  booking: Pick<Booking, 'attendees'>,
  newcomers: readonly Contact[],
  { seatsPerTimeSlot, held }: SeatsLeft,
): void {
  const attends = (newcomer: Contact) => booking.attendees.some((attendee) => samePerson(attendee, newcomer))
  if (newcomers.some(attends)) throw new DomainError('already_attending')
  if (booking.attendees.length + newcomers.length + held > seatsPerTimeSlot)
    throw new DomainError('booking_full')
}

/**
 * Adds a seat to a live seated booking.
 * @param payment the open payment of the seat, if the event type has a price
 * @throws DomainError already_attending, booking_full
 */
export function takeSeat(
  booking: Booking,
  seat: AttendeeSnapshot,
  seatsLeft: SeatsLeft,
  now: Date,
  payment?: PaymentSnapshot,
): Decision {
  const status = nextStatus('take-seat', booking.status)
  requireFreeSeats(booking, [seat], seatsLeft)
  const joined = changed(
    booking,
    { status, attendees: [...booking.attendees, seat], icsSequence: booking.icsSequence + 1 },
    now,
  )
  const next = payment ? withPayments(joined, [...(booking.payment ?? []), payment]) : joined
  const initiated = payment ? [event(bookingPaymentInitiated, { booking: next, payment })] : []
  return { booking: next, events: [event(bookingSeatBooked, { booking: next, seat }), ...initiated] }
}

/**
 * Requires the length of the booking, or the holds, that have seats at the start already.
 * @param path the field that asks for another length
 * @throws DomainError 400
 */
export function requireSameLength(
  taken: Pick<Booking, 'start' | 'end'> | undefined,
  wanted: Occurrence,
  path: string,
): void {
  if (!taken) return
  const length = minutesBetween(taken)
  if (minutesBetween(wanted) !== length)
    throw badRequest({ path, message: `must be ${length}, the length of the booking at this start` })
}

/**
 * Requires that the hosts of a booking to join are still available at its time, as for a new one.
 * @throws DomainError calendar_busy, outside_schedule
 */
export function requireAvailableHosts(
  { hosts }: Pick<Booking, 'hosts'>,
  { availableHostIds, busyHostIds = [] }: Occurrence,
): void {
  const missing = hosts.filter(({ id }) => !availableHostIds.includes(id))
  if (missing.length === 0) return
  const isBusy = missing.some(({ id }) => busyHostIds.includes(id))
  throw new DomainError(isBusy ? 'calendar_busy' : 'outside_schedule')
}

/** Returns the attendee with that seat uid. */
export const seatOf = ({ attendees }: Booking, seatUid: string): AttendeeSnapshot | undefined =>
  attendees.find((attendee) => attendee.seatUid === seatUid)

/** Returns the booking without a seat; without its last seat it is cancelled. */
export function withoutSeat(booking: Booking, seat: AttendeeSnapshot, now: Date): Booking {
  const attendees = booking.attendees.filter(({ id }) => id !== seat.id)
  const status = nextStatus(attendees.length === 0 ? 'cancel' : 'leave-seat', booking.status)
  const next = changed(booking, { status, attendees, icsSequence: booking.icsSequence + 1 }, now)
  return withPayments(next, next.payment ?? [])
}

/**
 * Cancels one seat. The booking in the event carries the reason and the caller, if known.
 * @throws DomainError booking_already_cancelled, booking_ended, 400 for an unknown seat
 */
export function cancelSeat(
  booking: Booking,
  command: CancelBooking & { seatUid: string; cancelledByEmail?: string | undefined; byOrganizer?: boolean },
  now: Date,
): Decision {
  const seat = seatOf(booking, command.seatUid)
  nextStatus('cancel', booking.status)
  if (!seat) throw badRequest({ path: 'seatUid', message: 'is not a seat of this booking' })
  if (hasEnded(booking, now)) throw new DomainError('booking_ended')
  const left = withoutSeat(
    withPolicyRefunds(booking, { now, byOrganizer: command.byOrganizer === true }, ofSeat(seat)),
    seat,
    now,
  )
  const reasons = {
    ...(command.cancellationReason ? { cancellationReason: command.cancellationReason } : {}),
    ...(command.cancelledByEmail ? { cancelledByEmail: command.cancelledByEmail } : {}),
  }
  const next = left.status === 'cancelled' ? { ...left, ...reasons } : left
  const announced = { ...left, ...reasons }
  return { booking: next, events: [event(bookingSeatCancelled, { booking: announced, seat })] }
}
