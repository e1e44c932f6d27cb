import { type BookingCheckAnswer, limitsWindow } from '@punctual/contracts'
import type { Tx } from '@punctual/db'
import { countActiveBookings, countedBookings } from '../db/limits-repository.ts'
import { checkActiveBookings, checkLimits } from '../domain/limits.ts'

/**
 * Enforces the booking limits of the event type. The caller must hold the event type's lock
 * (`queueEventType`), so that no concurrent transaction adds a booking.
 * @param moved uid of the booking that is being replaced, which does not count
 * @throws DomainError booking_limit_reached
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

/**
 * Enforces the limit of active bookings of one booker. The caller must hold the event type's lock
 * (`queueEventType`).
 * @throws DomainError active_bookings_limit_reached
 */
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
