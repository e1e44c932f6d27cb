import { DomainError, type EditNumberedBooking } from '@punctual/contracts'
import { isUniqueViolation, type Tx } from '@punctual/db'
import { asSlotTaken, requireBooking } from './change-booking.ts'
import { lockBooking, publish, saveBooking } from './db/bookings-repository.ts'
import { claimedBuffers, claimHosts, queueMoves, removeBookingClaims } from './db/claims-repository.ts'
import type { Booking } from './domain/booking.ts'
import { holdsTime } from './domain/booking-states.ts'
import { editBooking as decide } from './domain/edit-booking.ts'
import type { Occasion } from './occasion.ts'

/**
 * Edits a booking in one transaction. Its claims follow: a new time is claimed with the buffers that it was booked with,
 * before the old one is anybody's. 409 slot_taken when a host is not free, see `asSlotTakenByEdit`.
 * @param judge throws unless this caller may do that to this booking
 */
export async function editBooking(
  tx: Tx,
  uid: string,
  edit: EditNumberedBooking,
  occasion: Occasion,
  judge: (booking: Booking) => void,
): Promise<Booking> {
  const before = requireBooking(await lockBooking(tx, uid))
  judge(before)
  const decisions = decide(before, edit, occasion.now)
  const after = decisions.at(-1)?.booking ?? before
  await moveClaims(tx, before, after, occasion.now)
  await saveBooking(tx, before, after)
  for (const { booking, events } of decisions) await publish(tx, booking, events, occasion)
  return after
}

/** For `catch`: a seated event type has one live booking for each start, and that may be another one already. */
export function asSlotTakenByEdit(error: unknown): never {
  if (isUniqueViolation(error, 'booking_seated'))
    throw new DomainError('slot_taken', undefined, { cause: error })
  return asSlotTaken(error)
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
