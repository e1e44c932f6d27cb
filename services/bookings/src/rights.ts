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
 * Owner, host, or an admin of the booking's team or organization (docs/domain.md#rights-over-a-booking). Anyone else
 * holds the booking's uid, so may know of it: 403, not 404 (docs/domain.md#errors).
 */
export function requireManager(
  caller: CallerContext,
  booking: Booking,
  permission: Permission = 'booking.update',
): void {
  if (!can(caller, permission, ownedBy(booking)))
    throw new DomainError('ForbiddenException', 'The caller has no right to do this to the booking.')
}

/** As `requireManager`, or one of the attendees by the caller's own address. */
export function requireParticipant(
  caller: CallerContext,
  booking: Booking,
  permission: Permission = 'booking.update',
): void {
  if (attends(caller, booking)) return
  requireManager(caller, booking, permission)
}

/** Whether an attendee's address is the caller's own. */
export const attends = (caller: CallerContext, booking: Booking): boolean =>
  booking.attendees.some(({ email }) => isOwnAddress(caller, booking, email))

/** Whether an address in a booking is the caller's own, and so gives the caller what is for that person. */
export const isOwnAddress = (
  caller: CallerContext,
  { organizationId }: Pick<Booking, 'organizationId'>,
  email: string,
): boolean => email !== '' && sameEmail(ownAddress(caller, organizationId), email)

/**
 * An address gives rights only once it is verified: anyone may write any address into their profile. That of a managed user
 * is the word of its client, which counts in the client's organization and nowhere else. An OAuth client acts for its
 * organization, not for a person; a key of one organization stands for the person only there.
 * @returns the address that gives the caller rights in an organization; empty where none does
 */
export function ownAddress(caller: CallerContext, organizationId: number): string {
  const { kind, user } = caller
  if (user === undefined || kind === 'oauth-client') return ''
  if (kind === 'organization-key' && !isInTenant(caller, { organizationId })) return ''
  const counts =
    user.clientId === undefined ? user.emailVerified === true : user.organizationId === organizationId
  return counts ? user.email : ''
}
