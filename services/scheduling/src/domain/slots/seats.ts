import type { SeatsShown } from './dated-slots.ts'
import type { Offer } from './offer.ts'
import { refusalOf } from './opening.ts'
import type { Span } from './spans.ts'
import type { Zone } from './zone.ts'

/** A booking that several bookers share; its time is among its hosts' claims like that of any other. */
export interface SeatedBooking extends Span {
  bookingUid?: string | undefined
  seatsTaken: number
}

/** How many seats each booking has, and those that are taken of the bookings there are. */
export interface Seats {
  perSlot: number
  /** Whether a slot tells how many seats are left. */
  areShown: boolean
  bookings: readonly SeatedBooking[]
}

interface Frame {
  length: number
  viewer: Zone
  now: number
  /** No start is before it, no end after `latest`. */
  earliest: number
  latest: number
}

/**
 * The start of a seated booking stays open to others while it has seats left, and no other that overlaps it does. There is
 * one booking of an event type at a start, so that a full one closes it even if another host is free.
 * @param starts in order; where a new booking may begin
 */
export function withSeats(starts: number[], offer: Offer, frame: Frame): number[] {
  if (!offer.seats) return starts
  const { perSlot, bookings } = offer.seats
  const booked = new Set(bookings.map(({ start }) => start))
  const open = bookings.filter(({ seatsTaken }) => seatsTaken < perSlot).filter(isOpen(offer, frame))
  const joined = new Set(open.map(({ start }) => start))
  return [...starts.filter((start) => !booked.has(start)), ...joined].sort((a, b) => a - b)
}

/** A seat takes no new time: the hours count, claims do not, as in the check of a booking. */
function isOpen(offer: Offer, { length, viewer, now, earliest, latest }: Frame) {
  const unclaimed: Offer = {
    ...offer,
    groups: offer.groups.map((group) => group.map(({ id, schedule }) => ({ id, schedule }))),
  }
  return ({ start, end }: SeatedBooking): boolean => {
    if (end - start !== length || start < earliest || end > latest) return false
    return refusalOf(unclaimed, viewer, now, start, length) === undefined
  }
}

/** @returns what slots show of their seats; undefined where the event type does not show them */
export function seatsAt(seats: Seats | undefined): ((start: number) => SeatsShown) | undefined {
  if (!seats?.areShown) return undefined
  const byStart = new Map(seats.bookings.map((booking) => [booking.start, booking]))
  const { perSlot } = seats
  return (start) => {
    const { seatsTaken = 0, bookingUid } = byStart.get(start) ?? {}
    return {
      seatsBooked: seatsTaken,
      seatsRemaining: perSlot - seatsTaken,
      seatsTotal: perSlot,
      ...(bookingUid === undefined ? {} : { bookingUid }),
    }
  }
}
