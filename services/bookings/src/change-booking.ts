import { DomainError } from '@punctual/contracts'
import { isContention, type Tx } from '@punctual/db'
import { lockBooking, newsOf, saveBooking } from './db/bookings-repository.ts'
import type { Booking, Decision } from './domain/booking.ts'
import type { Occasion } from './occasion.ts'

/** @returns the booking; a 404 when there is none */
export function requireBooking(found: Booking | undefined): Booking {
  if (!found) throw new DomainError('booking_not_found')
  return found
}

/** Locks a booking, lets `decide` judge it, then writes and publishes what was decided. @returns the booking afterwards */
export async function changeBooking(
  tx: Tx,
  uid: string,
  occasion: Occasion,
  decide: (booking: Booking, now: Date) => Decision,
): Promise<Booking> {
  const before = requireBooking(await lockBooking(tx, uid))
  return apply(tx, before, decide(before, occasion.now), occasion)
}

/** Writes and publishes what was decided about a locked booking. */
export async function apply(
  tx: Tx,
  before: Booking,
  { booking, events }: Decision,
  occasion: Occasion,
): Promise<Booking> {
  await saveBooking(tx, before, booking, newsOf(tx, booking, events, occasion))
  return booking
}

/** For `catch`: contention that has outlasted every retry is told as what it is, a slot that others are taking. */
export function asSlotTaken(error: unknown): never {
  if (isContention(error)) throw new DomainError('slot_taken', undefined, { cause: error })
  throw error
}
