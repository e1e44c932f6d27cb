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

/** Returns the tenant that shares a limit: an organization, or a user without one. */
export const tenantOf = ({ organizationId, userId }: Owner): string =>
  organizationId === 0 ? `user ${userId}` : `organization ${organizationId}`

/** Returns the caller's own things as a target, for `requireCan`. */
export function own({ userId, organizationId }: CallerContext) {
  return { ownerId: userId, organizationId }
}
