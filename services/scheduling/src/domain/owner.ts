import type { CallerContext } from '@punctual/contracts'

/** A user, and the organization that the user's schedules and event types belong to (0: none). */
export interface Owner {
  userId: number
  organizationId: number
}

/** Returns the owner of a schedule or an event type. */
export function itsOwner({ ownerId, organizationId }: { ownerId: number; organizationId: number }): Owner {
  return { userId: ownerId, organizationId }
}

/**
 * Returns the caller as an owner within the credential's organization; only for callers with a
 * credential.
 */
export function ownerOf({ userId, organizationId }: Pick<CallerContext, 'userId' | 'organizationId'>): Owner {
  return { userId, organizationId }
}
