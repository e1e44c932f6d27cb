import { type BookableEventType, DomainError, type OwnerBookingsRequest } from '@punctual/contracts'
import type { Tx } from '@punctual/db'
import { systemReasons } from '@punctual/messages'
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
    const cancellationReason = systemReasons.ownerDeleted
    await apply(
      tx,
      booking,
      endBooking(booking, { cancellationReason, byOrganizer: true }, context.now),
      context,
    )
    cancelled += 1
  }
  return cancelled
}

type OwnedEventType = Pick<BookableEventType, 'teamId' | 'organizationId' | 'parent'>

/**
 * Returns whether the team and the organization of an event type, and the team of the managed event
 * type that it copies, exist, until the transaction ends: scheduling may answer for a deleted team
 * until it has consumed the deletion. Order of locks: owners, then bookings.
 */
export async function isOwnerLive(
  tx: Tx,
  { teamId, organizationId, parent }: OwnedEventType,
): Promise<boolean> {
  const owners = [teamId, organizationId, parent?.teamId ?? null]
  const ids = owners.filter((id) => id !== null).filter((id) => id !== 0)
  return (await lockOwners(tx, ids)).every(({ deleted }) => !deleted)
}

/** Requires `isOwnerLive`. @throws event_type_not_found */
export async function requireLiveOwner(tx: Tx, eventType: OwnedEventType): Promise<void> {
  if (!(await isOwnerLive(tx, eventType))) throw new DomainError('event_type_not_found')
}
