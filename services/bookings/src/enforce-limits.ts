import { type BookingCheckAnswer, limitsWindow } from '@punctual/contracts'
import type { Tx } from '@punctual/db'
import { countActiveBookings, countedBookings } from './db/limits-repository.ts'
import { checkActiveBookings, checkLimits } from './domain/limits.ts'

/**
 * Throws where a limit of the event type would be passed. The caller has queued up for the event type, so that nobody else
 * adds to what is counted here.
 * @param moved the booking that is to be replaced does not count
 */
export async function enforceLimits(
  tx: Tx,
  { eventType, occurrences }: BookingCheckAnswer,
  moved?: string,
): Promise<void> {
  const { bookingLimits, id: eventTypeId } = eventType
  if (!bookingLimits) return
  const wanted = occurrences.map(({ start, end }) => ({
    start: new Date(start),
    minutes: (Date.parse(end) - Date.parse(start)) / 60_000,
  }))
  const starts = wanted.map(({ start }) => start.getTime())
  const window = limitsWindow(bookingLimits, Math.min(...starts), Math.max(...starts))
  if (!window) return
  const span = { from: new Date(window.from), to: new Date(window.to) }
  checkLimits(eventType, await countedBookings(tx, { eventTypeId, ...span, exceptUid: moved }), wanted)
}

/** Throws where a booker would have more bookings to come than the event type allows; the caller has queued up. */
export async function enforceActiveBookings(
  tx: Tx,
  { eventType, occurrences }: BookingCheckAnswer,
  email: string,
  now: Date,
): Promise<void> {
  if (!eventType.bookerActiveBookingsLimit || email === '') return
  const active = await countActiveBookings(tx, { eventTypeId: eventType.id, email, now })
  checkActiveBookings(eventType, active, occurrences.length)
}
