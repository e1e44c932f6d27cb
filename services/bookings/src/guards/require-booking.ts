import {
  type CallerContext,
  can,
  canSee,
  DomainError,
  type EditBooking,
  type Permission,
} from '@punctual/contracts'
import { requireCan } from '@punctual/http'
import { findNumbered, type Reader } from '../db/find-bookings.ts'
import { type Booking, ownedBy, requireBooking } from '../domain/booking.ts'
import { attends } from '../domain/own-address.ts'

/**
 * Requires the owner, a host, or an admin of the booking's team or organization
 * (docs/domain.md#rights-over-a-booking). Other callers hold the booking's uid, so they may know
 * that it exists: 403, not 404 (docs/domain.md#errors).
 * @throws DomainError ForbiddenException
 */
export function requireManager(
  caller: CallerContext,
  booking: Booking,
  permission: Permission = 'booking.update',
): void {
  if (!can(caller, permission, ownedBy(booking)))
    throw new DomainError('ForbiddenException', 'The caller has no right to do this to the booking.')
}

/**
 * Requires a manager of the booking (`requireManager`) or an attendee by the caller's own address.
 * @throws DomainError ForbiddenException
 */
export function requireParticipant(
  caller: CallerContext,
  booking: Booking,
  permission: Permission = 'booking.update',
): void {
  if (attends(caller, booking)) return
  requireManager(caller, booking, permission)
}

/**
 * Requires a manager; an attendee can change anything but status and time.
 * @throws DomainError ForbiddenException
 */
export function requireEditor(
  caller: CallerContext,
  booking: Booking,
  { start, end, status }: EditBooking,
): void {
  if (start ?? end ?? status) requireManager(caller, booking)
  else requireParticipant(caller, booking)
}

/**
 * Returns whether the caller may know the uid of a booker's other booking (docs/domain.md#limits).
 * @param isProven whether a code has proved that the caller reads the mail of the booker's address
 */
export const mayKnow =
  (caller: CallerContext, isProven: boolean) =>
  (existing: Booking): boolean =>
    isProven || attends(caller, existing) || can(caller, 'booking.read', ownedBy(existing))

/**
 * Finds a booking by its id, which is no capability: the caller must see its owner, team or
 * organization, or attend it in the credential's organization.
 * @throws DomainError booking_not_found
 */
export async function requireVisible(db: Reader, caller: CallerContext, bookingId: number): Promise<Booking> {
  const booking = await findNumbered(db, bookingId)
  const isOwn = booking?.organizationId === caller.organizationId
  if (!booking || !(canSee(caller, ownedBy(booking)) || (isOwn && attends(caller, booking))))
    throw new DomainError('booking_not_found')
  return booking
}

/**
 * Finds a booking by its id, over which the caller must have the permission.
 * @throws DomainError booking_not_found, ForbiddenException
 */
export async function requireNumbered(
  db: Reader,
  caller: CallerContext,
  bookingId: number,
  permission: Permission,
): Promise<Booking> {
  const booking = requireBooking(await findNumbered(db, bookingId))
  requireCan(caller, permission, ownedBy(booking), 'booking_not_found')
  return booking
}
