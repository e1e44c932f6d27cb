import type { Tx } from '@punctual/db'
import { claimedSpan, claimHosts, releaseHosts } from './db/claims-repository.ts'
import type { Booking } from './domain/booking.ts'

/**
 * Gives the time that one host of a live booking has given to another, with the buffers that it was booked with.
 * @returns whether the other one is free
 */
export async function handOver(
  tx: Tx,
  { organizationId, id: bookingId }: Booking,
  { fromId, toId }: { fromId: number; toId: number },
  now: Date,
): Promise<boolean> {
  const span = await claimedSpan(tx, organizationId, bookingId, fromId)
  if (!span) return false
  const claim = { organizationId, holder: { bookingId }, hostIds: [toId], ...span }
  if (!(await claimHosts(tx, claim, now))) return false
  await releaseHosts(tx, organizationId, bookingId, [fromId])
  return true
}
