import { type BookingCheckAnswer, DomainError } from '@punctual/contracts'
import type { Tx } from '@punctual/db'
import { findPendingTwin, insertBooking, publish } from './db/bookings-repository.ts'
import { claimHosts } from './db/claims-repository.ts'
import type { Booking, BookingEvent, Decision } from './domain/booking.ts'

const minute = 60_000

/** Claims the booking's time of all its hosts, buffers included. @returns whether they were free */
async function claimTime(
  tx: Tx,
  booking: Booking,
  buffers: BookingCheckAnswer['claim'],
  now: Date,
): Promise<boolean> {
  const { id: bookingId, organizationId } = booking
  const hostIds = booking.hosts.map(({ id }) => id).sort((one, other) => one - other)
  const from = new Date(Date.parse(booking.start) - buffers.before * minute)
  const to = new Date(Date.parse(booking.end) + buffers.after * minute)
  return claimHosts(tx, { bookingId, organizationId, hostIds, from, to }, now)
}

async function write(tx: Tx, booking: Booking, events: readonly BookingEvent[], now: Date): Promise<void> {
  await insertBooking(tx, booking)
  await publish(tx, booking, events, now)
}

/**
 * Writes a new booking if its hosts are free. When they are not, a pending booking of the same event type, start and
 * booker is the answer (contract 3.2, soft idempotency); anything else is 409.
 */
export async function book(
  tx: Tx,
  { booking, events }: Decision,
  buffers: BookingCheckAnswer['claim'],
  now: Date,
): Promise<Booking> {
  if (!(await claimTime(tx, booking, buffers, now))) {
    const twin = await findPendingTwin(tx, booking)
    if (twin) return twin
    throw new DomainError('slot_taken')
  }
  await write(tx, booking, events, now)
  return booking
}

/** Writes the successor of a booking whose own claims have been given back in this transaction; 409 when its time is taken. */
export async function bookMoved(
  tx: Tx,
  { booking, events }: Decision,
  buffers: BookingCheckAnswer['claim'],
  now: Date,
): Promise<void> {
  if (!(await claimTime(tx, booking, buffers, now))) throw new DomainError('slot_taken')
  await write(tx, booking, events, now)
}
