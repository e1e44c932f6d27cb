import { DomainError, type EditBooking } from '@punctual/contracts'
import type { Tx } from '@punctual/db'
import { requireBooking } from './change-booking.ts'
import { lockBooking, publish, saveBooking } from './db/bookings-repository.ts'
import { claimedBuffers, claimHosts, queueMoves, removeBookingClaims } from './db/claims-repository.ts'
import type { Booking } from './domain/booking.ts'
import { holdsTime } from './domain/booking-states.ts'
import { editBooking as decide } from './domain/edit-booking.ts'
import type { Occasion } from './occasion.ts'

/**
 * Edits a booking in one transaction. Its claims follow: a new time is claimed with the buffers that it was booked with,
 * before the old one is anybody's. 409 slot_taken when a host is not free.
 */
export async function editBooking(
  tx: Tx,
  uid: string,
  edit: EditBooking,
  occasion: Occasion,
  check: (booking: Booking) => void,
): Promise<Booking> {
  const before = requireBooking(await lockBooking(tx, uid))
  check(before)
  const { booking, events } = decide(before, edit, occasion.now)
  await moveClaims(tx, before, booking, occasion.now)
  await saveBooking(tx, before, booking)
  await publish(tx, booking, events, occasion)
  return booking
}

async function moveClaims(tx: Tx, before: Booking, after: Booking, now: Date): Promise<void> {
  if (!holdsTime(after.status)) return
  const stays = before.start === after.start && before.end === after.end
  if (stays && holdsTime(before.status)) return
  const { id: bookingId, organizationId } = before
  const hostIds = before.hosts.map(({ id }) => id)
  await queueMoves(tx, hostIds)
  const buffers = await claimedBuffers(tx, before)
  await removeBookingClaims(tx, organizationId, bookingId)
  const from = new Date(Date.parse(after.start) - buffers.before)
  const to = new Date(Date.parse(after.end) + buffers.after)
  if (!(await claimHosts(tx, { organizationId, holder: { bookingId }, hostIds, from, to }, now)))
    throw new DomainError('slot_taken')
}
