import type { Role, RolePermission } from '@punctual/contracts'
import { and, eq, inArray, or } from 'drizzle-orm'
import type { RoleOwner } from '../domain/role.ts'
import { customRole, membership } from './schema.ts'
import type { Reader } from './user-repository.ts'

/**
 * The rights that a membership gives, accepted or not. `permissions` is null without a custom role.
 */
export interface MembershipRank {
  userId: number
  teamId: number
  role: Role
  permissions: RolePermission[] | null
}

/**
 * Returns the users' memberships that count in an organization (its own and those of all its
 * teams), or in a team (its own and those of its organization).
 */
export function membershipRanksIn(
  db: Reader,
  owner: RoleOwner,
  userIds: readonly number[],
): Promise<MembershipRank[]> {
  const { userId, teamId, organizationId, role } = membership
  const counts = owner.isOrganization
    ? eq(organizationId, owner.id)
    : or(eq(teamId, owner.id), and(eq(organizationId, owner.organizationId), eq(teamId, organizationId)))
  return db.orm
    .select({ userId, teamId, role, permissions: customRole.permissions })
    .from(membership)
    .leftJoin(customRole, eq(customRole.id, membership.customRoleId))
    .where(and(inArray(userId, [...userIds]), counts))
}
