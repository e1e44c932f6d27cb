import { type BookingCheckAnswer, DomainError, type RescheduleBooking } from '@punctual/contracts'
import type { Tx } from '@punctual/db'
import { tryToBook } from './book-hosts.ts'
import { requireBooking } from './change-booking.ts'
import { drawIds, lockBooking, saveBooking } from './db/bookings-repository.ts'
import { queueMoves } from './db/claims-repository.ts'
import type { Booking } from './domain/booking.ts'
import { rescheduleBooking } from './domain/reschedule-booking.ts'
import type { Occasion } from './occasion.ts'
import { newUid } from './uid.ts'

/**
 * Replaces a booking in one transaction: its claims are given back before those of the new start are taken, so that it
 * does not stand in its own way. 409 when a host is not free. @returns the new booking
 */
export async function moveBooking(
  tx: Tx,
  uid: string,
  command: RescheduleBooking & { needsConfirmation: boolean },
  check: BookingCheckAnswer,
  occasion: Occasion,
): Promise<Booking> {
  const before = requireBooking(await lockBooking(tx, uid))
  const ids = { ...(await drawIds(tx, before.attendees.length)), uid: newUid() }
  const decision = rescheduleBooking(before, command, check, ids, occasion.now)
  await queueMoves(
    tx,
    [...before.hosts, ...check.hosts].map(({ id }) => id),
  )
  await saveBooking(tx, before, decision.previous)
  if (!(await tryToBook(tx, decision, check.claim, occasion))) throw new DomainError('slot_taken')
  return decision.booking
}
