import { type BookingCheckAnswer, type CreateBooking, DomainError } from '@punctual/contracts'
import type { Tx } from '@punctual/db'
import { insertBooking, newsOf } from '../db/bookings-repository.ts'
import { takeReservation } from '../db/reservations-repository.ts'
import type { Booking, Decision } from '../domain/booking.ts'
import type { ChangeContext } from '../domain/change-context.ts'
import type { NewIds } from '../domain/create-booking.ts'
import type { PaymentOpener } from '../payments/payment-opener.ts'

/** The input of a creation. */
export interface BookingCreation {
  body: CreateBooking
  check: BookingCheckAnswer
  ids: NewIds
  context: ChangeContext
  /** Opens the payments of event types with a price. */
  paymentOpener: PaymentOpener
}

/** The result of a creation: one booking, a seat of one, or the occurrences of a series. */
export type CreatedBooking = { booking: Booking; seatUid?: string } | { series: Booking[] }

/**
 * Ends the reservation that the body names.
 * @returns its host ids, whose time is free from then on
 * @throws DomainError reservation_expired if it has ended or is for another slot
 */
export async function useReservation(tx: Tx, { body, check, context }: BookingCreation): Promise<number[]> {
  if (body.reservationUid === undefined) return []
  const held = await takeReservation(tx, body.reservationUid, context.now)
  const start = Date.parse(check.occurrences[0]?.start ?? '')
  if (held?.eventTypeId !== check.eventType.id || held.start.getTime() !== start)
    throw new DomainError('reservation_expired')
  return held.hostIds
}

/** Saves a new booking, whose time is already claimed, together with its events. */
export async function saveNewBooking(
  tx: Tx,
  { booking, events }: Decision,
  context: ChangeContext,
): Promise<Booking> {
  await insertBooking(tx, booking, newsOf(tx, booking, events, context))
  return booking
}
