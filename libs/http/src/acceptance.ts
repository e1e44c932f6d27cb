import { DomainError } from '@punctual/contracts'
import type { Sealer } from './sealer.ts'

/** The right of one host to accept one instant booking, until the request ends. */
export interface Acceptance {
  bookingUid: string
  userId: number
  /** ISO 8601. */
  expiresAt: string
}

/** Distinguishes the token from everything else that is sealed. */
const purpose = 'accept-instant-booking'

/** Returns a token that proves the right: nothing but the keys of the system can make one. */
export const acceptanceToken = (
  sealer: Pick<Sealer, 'seal'>,
  { bookingUid, userId, expiresAt }: Acceptance,
): string => sealer.seal(JSON.stringify({ purpose, bookingUid, userId, expiresAt }))

/**
 * Returns the host whom a token allows to accept the booking.
 * @throws DomainError accept_link_invalid for a token that is forged, expired or of another booking
 */
export function readAcceptance(
  sealer: Pick<Sealer, 'open'>,
  token: string,
  { bookingUid, now }: { bookingUid: string; now: Date },
): number {
  const claim = opened(sealer, token)
  if (
    claim?.purpose !== purpose ||
    claim.bookingUid !== bookingUid ||
    typeof claim.userId !== 'number' ||
    Date.parse(String(claim.expiresAt)) <= now.getTime()
  )
    throw new DomainError('accept_link_invalid')
  return claim.userId
}

function opened(sealer: Pick<Sealer, 'open'>, token: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(sealer.open(token))
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : undefined
  } catch {
    return undefined
  }
}
