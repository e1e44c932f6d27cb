import type { Owner } from '../domain/owner.ts'

/** Returns the tenant that shares a limit: an organization, or a user without one. */
export const tenantOf = ({ organizationId, userId }: Owner): string =>
  organizationId === 0 ? `user ${userId}` : `organization ${organizationId}`
