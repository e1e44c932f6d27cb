import {
  badRequest,
  type CallerContext,
  can,
  DomainError,
  isAddressOf,
  type RescheduleBooking,
  type TeamRoster,
} from '@punctual/contracts'
import { findUsers } from '../db/replicas-repository.ts'
import type { BookingsDeps } from '../deps.ts'
import { type Booking, isSeated, ownedBy } from '../domain/booking.ts'

/**
 * Returns whether a reschedule needs no confirmation: the caller may confirm the booking, and
 * `rescheduledBy` is the caller's own address. For an OAuth client, `rescheduledBy` must be the
 * address of a user whom the client manages and who owns the event type, hosts the booking or is an
 * admin of its team. An address without such a credential proves nothing.
 */
export async function confirmsItself(
  deps: BookingsDeps,
  caller: CallerContext,
  old: Booking,
  rescheduledBy: string | undefined,
): Promise<boolean> {
  if (rescheduledBy === undefined || !can(caller, 'booking.update', ownedBy(old))) return false
  if (caller.kind !== 'oauth-client')
    return caller.user !== undefined && isAddressOf(caller.user, rescheduledBy)
  const { ownerId, hostIds = [] } = ownedBy(old)
  const organizers = await findUsers(deps.db, [...hostIds, ...(ownerId ? [ownerId] : [])])
  const isOneOf = isManagedOneOf(caller, rescheduledBy)
  return isOneOf(organizers) || isOneOf(await teamAdmins(deps, caller, old))
}

const isManagedOneOf =
  ({ clientId }: CallerContext, address: string) =>
  (users: readonly { email: string; clientId?: string }[]): boolean =>
    users.some((user) => user.clientId === clientId && isAddressOf(user, address))

/** Leaves out admins with a custom role: bookings does not know the permissions of that role. */
async function teamAdmins({ client }: BookingsDeps, caller: CallerContext, { eventType }: Booking) {
  const { teamId } = eventType
  if (teamId === null) return []
  const { members } = await client.ask<TeamRoster>('identity', `/internal/team-rosters/${teamId}`, { caller })
  return members
    .filter(
      ({ membership: { accepted, role, customRoleId } }) => accepted && role !== 'MEMBER' && !customRoleId,
    )
    .map(({ user }) => user)
}

/**
 * Requires the right to move what the command names: the holder of a seat uid can move that seat;
 * only managers can move all seats.
 * @throws DomainError 400 for an anonymous caller without a seat, ForbiddenException
 */
export function requireMover(caller: CallerContext, old: Booking, { seatUid }: RescheduleBooking): void {
  if (!isSeated(old) || seatUid !== undefined || can(caller, 'booking.update', ownedBy(old))) return
  if (caller.kind === 'anonymous')
    throw badRequest({ path: 'seatUid', message: 'is required for a booking with seats' })
  throw new DomainError('ForbiddenException', 'The caller may move a seat of this booking only.')
}
