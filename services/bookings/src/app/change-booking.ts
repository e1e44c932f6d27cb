import { DomainError } from '@punctual/contracts'
import { isContention, type Tx } from '@punctual/db'
import { lockBooking } from '../db/find-bookings.ts'
import { newsOf, saveBooking } from '../db/save-bookings.ts'
import { type Booking, type ChangeContext, type Decision, requireBooking } from '../domain/booking.ts'

/**
 * Locks a booking, applies `decide`, then writes and publishes the decision.
 * @returns the booking after the change
 * @throws DomainError booking_not_found, and what `decide` throws
 */
export async function changeBooking(
  tx: Tx,
  uid: string,
  context: ChangeContext,
  decide: (booking: Booking, now: Date) => Decision,
): Promise<Booking> {
  const before = requireBooking(await lockBooking(tx, uid))
  return apply(tx, before, decide(before, context.now), context)
}

/** Writes and publishes a decision about a locked booking. */
export async function apply(
  tx: Tx,
  before: Booking,
  { booking, events }: Decision,
  context: ChangeContext,
): Promise<Booking> {
  await saveBooking(tx, before, booking, newsOf(tx, booking, events, context))
  return booking
}

/**
 * Rethrows contention that outlasted all retries as slot_taken, and any other error unchanged. For
 * `catch`.
 */
export function asSlotTaken(error: unknown): never {
  if (isContention(error)) throw new DomainError('slot_taken', undefined, { cause: error })
  throw error
}
