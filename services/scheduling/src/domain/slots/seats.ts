import type { SeatsShown } from './dated-slots.ts'
import type { Offer, SeatedBooking, Seats } from './offer.ts'
import { refusalOf } from './opening.ts'
import type { Zone } from './zone.ts'

interface Frame {
  length: number
  viewer: Zone
  now: number
  /** No slot starts before it, none ends after `latest`. */
  earliest: number
  latest: number
}

/**
 * Returns the bookable starts: the start of a seated booking stays open while seats are left, and
 * closes all starts that overlap it. An event type has one booking at a start, so a full one closes
 * its start even if another host is free.
 * @param starts in order; possible starts of new bookings
 */
export function withSeats(starts: number[], offer: Offer, frame: Frame): number[] {
  if (!offer.seats) return starts
  const { perSlot, needed, bookings } = offer.seats
  const booked = new Set(bookings.map(({ start }) => start))
  const open = bookings
    .filter(({ seatsTaken }) => seatsTaken + needed <= perSlot)
    .filter(isOpen(offer, frame))
  const joined = new Set(open.map(({ start }) => start))
  return [...starts.filter((start) => !booked.has(start)), ...joined].sort((a, b) => a - b)
}

/**
 * A seat takes no new time: working hours count, those of the booking's hosts too, but claims do
 * not, as in the check of a booking. Reserved seats hold no time, and have no hosts, once their
 * booking has been cancelled or moved away: claims count for them.
 */
function isOpen(offer: Offer, { length, viewer, now, earliest, latest }: Frame) {
  const groups = offer.groups.map((group) => group.map(({ id, schedule }) => ({ id, schedule })))
  const hosts = new Map(groups.flat().map((host) => [host.id, host]))
  return ({ start, end, bookingUid, hostIds }: SeatedBooking): boolean => {
    if (end - start !== length || start < earliest || end > latest) return false
    // A seat that is only held becomes a new booking, which limits count.
    if (bookingUid === undefined && offer.isLimited?.(offer.zone.dayAt(start), length)) return false
    if (bookingUid === undefined && hostIds.length === 0)
      return refusalOf(offer, viewer, now, start, length) === undefined
    const own = bookingUid === undefined ? [] : hostIds.map((id) => hosts.get(id))
    const known = own.filter((host) => host !== undefined)
    if (known.length < own.length) return false
    const needed = { ...offer, groups: [...groups, ...known.map((host) => [host])] }
    return refusalOf(needed, viewer, now, start, length) === undefined
  }
}

/** Returns the seats that slots show; undefined where the event type does not show them. */
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
