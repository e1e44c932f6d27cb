import { type CallerContext, isInTenant, sameEmail } from '@punctual/contracts'
import type { Booking } from './booking.ts'

/** Returns whether the caller attends the booking under their own address. */
export const attends = (caller: CallerContext, booking: Booking): boolean =>
  booking.attendees.some(({ email }) => isOwnAddress(caller, booking, email))

/**
 * Returns whether an address in a booking is the caller's own, which gives the caller that person's
 * rights.
 */
export const isOwnAddress = (
  caller: CallerContext,
  { organizationId }: Pick<Booking, 'organizationId'>,
  email: string,
): boolean => email !== '' && sameEmail(ownAddress(caller, organizationId), email)

/**
 * Returns the address that gives the caller rights in an organization, or an empty string. An
 * address must be verified, as anyone can write any address into their profile. The client vouches
 * for the address of a managed user, in the client's organization only. An OAuth client acts for
 * its organization, not for a person. The key of an organization represents the person only there.
 */
export function ownAddress(caller: CallerContext, organizationId: number): string {
  const { kind, user } = caller
  if (user === undefined || kind === 'oauth-client') return ''
  if (kind === 'organization-key' && !isInTenant(caller, { organizationId })) return ''
  const counts =
    user.clientId === undefined ? user.emailVerified === true : user.organizationId === organizationId
  return counts ? user.email : ''
}
