import type { Role, RolePermission } from '@punctual/contracts'
import { and, eq, inArray, or } from 'drizzle-orm'
import type { RoleOwner } from '../domain/role.ts'
import { customRole, membership } from './schema.ts'
import type { Reader } from './user-repository.ts'

/**
 * The rights that a membership gives, accepted or not. `permissions` is null without a custom role.
 */
export interface MembershipRank {
  user_id: number
  team_id: number
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
  const { user_id, team_id, organization_id, role } = membership
  const counts = owner.is_organization
    ? eq(organization_id, owner.id)
    : or(eq(team_id, owner.id), and(eq(organization_id, owner.organization_id), eq(team_id, organization_id)))
  return db.orm
    .select({ user_id, team_id, role, permissions: customRole.permissions })
    .from(membership)
    .leftJoin(customRole, eq(customRole.id, membership.custom_role_id))
    .where(and(inArray(user_id, [...userIds]), counts))
}
