import {
  type BookableEventType,
  type CountedBooking,
  DomainError,
  dayIn,
  limitTally,
} from '@punctual/contracts'

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
 * Checks the limit of active bookings of one booker (docs/domain.md#limits).
 * @throws DomainError active_bookings_limit_reached
 */
export function checkActiveBookings(
  { bookerActiveBookingsLimit: limit }: Pick<BookableEventType, 'bookerActiveBookingsLimit'>,
  active: number,
  wanted: number,
): void {
  if (limit && active + wanted > limit.maximumActiveBookings)
    throw new DomainError('active_bookings_limit_reached')
}
