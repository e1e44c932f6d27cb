import { badRequest, type CreatePrivateLink, type PrivateLinkOutput } from '@punctual/contracts'

/** What ends a link; one of both is always set, and the first one reached counts (docs/domain.md#private-links). */
export interface LinkLimits {
  expiresAt: Date | null
  maxUsageCount: number | null
}

/** A way to book an event type, hidden or not, for whoever has its id. */
export interface PrivateLink extends LinkLimits {
  linkId: string
  organizationId: number
  eventTypeId: number
  createdAt: Date
  updatedAt: Date
}

/**
 * @param kept of the link that is changed, unless another is given
 * @returns the limits that a body asks for: without any it is a one-time link; throws the 400 that names a bad field
 */
export function linkLimits(
  { expiresAt, maxUsageCount }: CreatePrivateLink,
  kept: number | null = null,
): LinkLimits {
  const end = expiresAt === undefined ? null : new Date(expiresAt)
  if (end && (end.getUTCFullYear() < 1970 || end.getUTCFullYear() > 9999))
    throw badRequest({ path: 'expiresAt', message: 'must be from 1970 to 9999' })
  const uses = maxUsageCount ?? kept
  return { expiresAt: end, maxUsageCount: end === null ? (uses ?? 1) : uses }
}

/** Contract 7, isExpired. */
export function isExpired({ expiresAt, maxUsageCount }: LinkLimits, uses: number, now: Date): boolean {
  if (expiresAt !== null && now > expiresAt) return true
  return maxUsageCount !== null && uses >= maxUsageCount
}

/**
 * @param publicUrl without a slash at its end
 * @returns the link as answers show it, with those of its limits that are set
 */
export function presentLink(
  link: PrivateLink,
  { uses, now, publicUrl }: { uses: number; now: Date; publicUrl: string },
): PrivateLinkOutput {
  const { linkId, eventTypeId, expiresAt, maxUsageCount } = link
  return {
    ...{ linkId, eventTypeId, isExpired: isExpired(link, uses, now) },
    bookingUrl: `${publicUrl}/d/${linkId}`,
    ...(expiresAt !== null && { expiresAt: expiresAt.toISOString() }),
    ...(maxUsageCount !== null && { maxUsageCount, usageCount: uses }),
  }
}
