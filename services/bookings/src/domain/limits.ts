import {
  type ActiveBookingsLimit,
  type BookableEventType,
  type Contact,
  type CountedBooking,
  DomainError,
  dayIn,
  errorCatalogue,
  limitTally,
  samePerson,
} from '@punctual/contracts'
import type { Booking } from './booking.ts'

/** A booking that limits count, existing or requested. */
export interface Counted {
  start: Date
  minutes: number
}

/**
 * Checks that the requested bookings stay within the limits of the event type; they also count
 * towards each other.
 * @throws DomainError booking_limit_reached
 */
export function checkLimits(
  { bookingLimits }: Pick<BookableEventType, 'bookingLimits'>,
  booked: readonly Counted[],
  wanted: readonly Counted[],
): void {
  if (!bookingLimits) return
  const countedOf = ({ start, minutes }: Counted): CountedBooking => ({
    day: dayIn(bookingLimits.timeZone, start.getTime()),
    minutes,
  })
  const tally = limitTally(bookingLimits, booked.map(countedOf))
  for (const one of wanted.map(countedOf)) {
    const period = tally.refusal(one)
    if (period !== undefined)
      throw new DomainError(
        'booking_limit_reached',
        `The event type takes no more bookings in this ${period}.`,
      )
    tally.add(one)
  }
}

/**
 * Returns the refusal of a booker who has as many active bookings as the event type allows
 * (docs/domain.md#limits). With `offerReschedule`, it names the last booking as the one to move to
 * callers who may know it: its uid gives the right to move and cancel it.
 */
export function activeBookingsRefusal(
  { offerReschedule }: ActiveBookingsLimit,
  booker: Contact,
  last: Booking | undefined,
  mayKnow: (existing: Booking) => boolean,
): DomainError {
  const code = 'active_bookings_limit_reached'
  if (!offerReschedule || !last) return new DomainError(code)
  const { text } = errorCatalogue[code]
  if (!mayKnow(last))
    return new DomainError(code, `${text} Reschedule one of them by the link in its confirmation.`)
  const seat = last.attendees.find((one) => one.seatUid !== undefined && samePerson(one, booker))
  return new DomainError(code, `${text} Reschedule the booking ${last.uid} instead.`, {
    details: { bookingUid: last.uid, start: last.start, ...(seat && { seatUid: seat.seatUid }) },
  })
}
