import { type CallerContext, can, DomainError, inScope } from '@punctual/contracts'
import { type Booking, ownedBy } from './domain/booking.ts'
import { sameEmail } from './domain/emails.ts'

/**
 * Owner, host, or an admin of the booking's team or organization (contract 3.5, 3.7). Anyone else holds the booking's uid,
 * so may know of it: 403, not 404 (our decisions, 401, 403, 404).
 */
export function requireManager(caller: CallerContext, booking: Booking): void {
  if (!can(caller, 'booking.update', ownedBy(booking))) throw refusal()
}

/** As `requireManager`, or one of the attendees by the caller's own address (contract 3.6). */
export function requireParticipant(caller: CallerContext, booking: Booking): void {
  const email = caller.user?.email
  const attends =
    email !== undefined && booking.attendees.some((attendee) => sameEmail(attendee.email, email))
  if (attends && inScope(caller, 'booking.update')) return
  requireManager(caller, booking)
}

const refusal = () => new DomainError('ForbiddenException', 'The caller may not change this booking.')
