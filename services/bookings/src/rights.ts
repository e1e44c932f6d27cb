import {
  type CallerContext,
  can,
  DomainError,
  isInTenant,
  type Permission,
  sameEmail,
} from '@punctual/contracts'
import { type Booking, ownedBy } from './domain/booking.ts'

/**
 * Owner, host, or an admin of the booking's team or organization (contract 3.5, 3.7). Anyone else holds the booking's uid,
 * so may know of it: 403, not 404 (our decisions, 401, 403, 404).
 */
export function requireManager(
  caller: CallerContext,
  booking: Booking,
  permission: Permission = 'booking.update',
): void {
  if (!can(caller, permission, ownedBy(booking)))
    throw new DomainError('ForbiddenException', 'The caller has no right to do this to the booking.')
}

/** As `requireManager`, or one of the attendees by the caller's own address (contract 3.6). */
export function requireParticipant(
  caller: CallerContext,
  booking: Booking,
  permission: Permission = 'booking.update',
): void {
  if (attends(caller, booking)) return
  requireManager(caller, booking, permission)
}

/**
 * Whether the caller's own address is an attendee's. An OAuth client acts for its organization, not for a person; a key of
 * one organization stands for the person only there.
 */
export function attends(caller: CallerContext, booking: Booking): boolean {
  const { kind, user } = caller
  if (user === undefined || kind === 'oauth-client') return false
  if (kind === 'organization-key' && !isInTenant(caller, booking)) return false
  return booking.attendees.some(({ email }) => isOwn(user.email, email))
}

const isOwn = (own: string, email: string): boolean => email !== '' && sameEmail(own, email)
