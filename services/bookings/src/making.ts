import { type BookingCheckAnswer, type CreateBooking, DomainError } from '@punctual/contracts'
import type { Tx } from '@punctual/db'
import { insertBooking, newsOf } from './db/bookings-repository.ts'
import { takeReservation } from './db/reservations-repository.ts'
import type { Booking, Decision } from './domain/booking.ts'
import type { NewIds } from './domain/create-booking.ts'
import type { Occasion } from './occasion.ts'
import type { Till } from './payments/till.ts'

/** Everything that a creation is decided on. */
export interface Making {
  body: CreateBooking
  check: BookingCheckAnswer
  ids: NewIds
  occasion: Occasion
  /** Who takes the money for event types with a price. */
  till: Till
}

/** What a creation made: one booking, a seat of one, or the occurrences of a series. */
export type Made = { booking: Booking; seatUid?: string } | { series: Booking[] }

/** Uses up the hold of this very slot. @returns its hosts, who are free as soon as it ends */
export async function useReservation(tx: Tx, { body, check, occasion }: Making): Promise<number[]> {
  if (body.reservationUid === undefined) return []
  const held = await takeReservation(tx, body.reservationUid, occasion.now)
  const start = Date.parse(check.occurrences[0]?.start ?? '')
  if (held?.eventTypeId !== check.eventType.id || held.start.getTime() !== start)
    throw new DomainError('reservation_expired')
  return held.hostIds
}

/** Writes a booking whose time is claimed, and what others are told of it. */
export async function write(tx: Tx, { booking, events }: Decision, occasion: Occasion): Promise<Booking> {
  await insertBooking(tx, booking, newsOf(tx, booking, events, occasion))
  return booking
}
