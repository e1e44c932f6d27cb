import type { Tx } from '@punctual/db'
import { claimedSpan, claimHosts, releaseHosts } from '../db/claims-repository.ts'
import type { Booking } from '../domain/booking.ts'

/**
 * Transfers the claim of a live booking, buffers included, from one of its hosts to another user.
 * @returns false if the other user is not free
 */
export async function transferClaim(
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
