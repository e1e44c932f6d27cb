import { badRequest, type CreatePrivateLink } from '@punctual/contracts'

/**
 * The limits of a link. At least one is set, and the first one reached counts
 * (docs/domain.md#private-links).
 */
export interface LinkLimits {
  expiresAt: Date | null
  maxUsageCount: number | null
}

/** A link that books an event type, hidden or not; its id grants the right. */
export interface PrivateLink extends LinkLimits {
  linkId: string
  organizationId: number
  eventTypeId: number
  createdAt: Date
  updatedAt: Date
}

/**
 * Returns the requested limits; without any it is a one-time link.
 * @param currentMaxUsageCount of the existing link, used where the body gives none
 * @throws 400 that names a wrong field
 */
export function linkLimits(
  { expiresAt, maxUsageCount }: CreatePrivateLink,
  currentMaxUsageCount: number | null = null,
): LinkLimits {
  const end = expiresAt === undefined ? null : new Date(expiresAt)
  if (end && (end.getUTCFullYear() < 1970 || end.getUTCFullYear() > 9999))
    throw badRequest({ path: 'expiresAt', message: 'must be from 1970 to 9999' })
  const uses = maxUsageCount ?? currentMaxUsageCount
  return { expiresAt: end, maxUsageCount: end === null ? (uses ?? 1) : uses }
}

/** Returns whether the link can no longer be used. */
export function isExpired({ expiresAt, maxUsageCount }: LinkLimits, uses: number, now: Date): boolean {
  if (expiresAt !== null && now > expiresAt) return true
  return maxUsageCount !== null && uses >= maxUsageCount
}
