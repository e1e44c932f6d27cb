import { type BookingCheckAnswer, DomainError } from '@punctual/contracts'
import type { Tx } from '@punctual/db'
import { findPendingTwin, insertBooking, publish } from './db/bookings-repository.ts'
import { claimHosts } from './db/claims-repository.ts'
import type { Booking, Decision } from './domain/booking.ts'
import type { Occasion } from './occasion.ts'

type Buffers = BookingCheckAnswer['claim']
const minute = 60_000

/** Claims the booking's time of all its hosts, buffers included, then writes it. @returns false when a host is not free */
export async function tryToBook(
  tx: Tx,
  { booking, events }: Decision,
  { before, after }: Buffers,
  occasion: Occasion,
): Promise<boolean> {
  const { id: bookingId, organizationId, start, end } = booking
  const hostIds = booking.hosts.map(({ id }) => id)
  const from = new Date(Date.parse(start) - before * minute)
  const to = new Date(Date.parse(end) + after * minute)
  if (!(await claimHosts(tx, { bookingId, organizationId, hostIds, from, to }, occasion.now))) return false
  await insertBooking(tx, booking)
  await publish(tx, booking, events, occasion)
  return true
}

/**
 * Writes a new booking if its hosts are free. When they are not, a pending booking of the same event type, start and
 * booker is the answer (contract 3.2, soft idempotency); anything else is 409.
 */
export async function book(
  tx: Tx,
  decision: Decision,
  buffers: Buffers,
  occasion: Occasion,
): Promise<Booking> {
  if (await tryToBook(tx, decision, buffers, occasion)) return decision.booking
  const twin = await findPendingTwin(tx, decision.booking)
  if (!twin) throw new DomainError('slot_taken')
  return twin
}
