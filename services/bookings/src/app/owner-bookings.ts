import { DomainError, type OwnerBookingsRequest } from '@punctual/contracts'
import type { Tx } from '@punctual/db'
import { futureUidsOf } from '../db/booking-lists.ts'
import { lockBooking } from '../db/find-bookings.ts'
import { lockOwners } from '../db/replicas-repository.ts'
import type { BookingsDeps } from '../deps.ts'
import type { ChangeContext } from '../domain/booking.ts'
import { holdsTime } from '../domain/booking-states.ts'
import { endBooking } from '../domain/cancel-booking.ts'
import { apply } from './change-booking.ts'

/** Returns how many future bookings prevent a team or an organization from being deleted. */
export const countOwnerBookings = async (
  { db, clock }: BookingsDeps,
  owner: OwnerBookingsRequest,
): Promise<number> => (await futureUidsOf(db, owner, clock.now())).length

/**
 * Cancels the future bookings of a team or an organization, each with its events, even where the
 * event type disables cancelling: they could not be moved afterwards.
 * @returns how many
 */
export async function cancelOwnerBookings(
  tx: Tx,
  owner: OwnerBookingsRequest,
  context: ChangeContext,
): Promise<number> {
  let cancelled = 0
  for (const uid of await futureUidsOf(tx, owner, context.now)) {
    const booking = await lockBooking(tx, uid)
    // It may have been cancelled while this transaction waited for the lock.
    if (!booking || !holdsTime(booking.status)) continue
    const cancellationReason = 'The team or organization was deleted.'
    await apply(tx, booking, endBooking(booking, { cancellationReason }, context.now), context)
    cancelled += 1
  }
  return cancelled
}

/**
 * Requires that the team and the organization of an event type are not deleted, until the
 * transaction ends: scheduling may answer for a deleted team until it has consumed the deletion.
 * @throws event_type_not_found
 */
export async function requireLiveOwner(
  tx: Tx,
  { teamId, organizationId }: { teamId: number | null; organizationId: number },
): Promise<void> {
  const ids = [teamId, organizationId].filter((id): id is number => id !== null && id !== 0)
  if ((await lockOwners(tx, ids)).some(({ deleted }) => deleted))
    throw new DomainError('event_type_not_found')
}
