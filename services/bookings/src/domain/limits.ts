import {
  type BookableEventType,
  type CountedBooking,
  DomainError,
  dayIn,
  limitTally,
} from '@punctual/contracts'

/** A booking that counts, or is to: when it starts, and its minutes. */
export interface Counted {
  start: Date
  minutes: number
}

/** Throws where one of the wanted bookings would pass a limit of the event type; they count towards each other. */
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

/** Throws where an email would have more bookings to come than the event type allows (docs/domain.md#limits). */
export function checkActiveBookings(
  { bookerActiveBookingsLimit: limit }: Pick<BookableEventType, 'bookerActiveBookingsLimit'>,
  active: number,
  wanted: number,
): void {
  if (limit && active + wanted > limit.maximumActiveBookings)
    throw new DomainError('active_bookings_limit_reached')
}
