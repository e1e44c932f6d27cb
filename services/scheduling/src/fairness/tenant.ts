import type { Owner } from '../domain/owner.ts'

/** @returns who shares a limit: an organization, or a user who has none */
export const tenantOf = ({ organizationId, userId }: Owner): string =>
  organizationId === 0 ? `user ${userId}` : `organization ${organizationId}`
