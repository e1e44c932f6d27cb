import type { Role, RolePermission } from '@punctual/contracts'
import { and, eq, inArray, or } from 'drizzle-orm'
import type { Place } from '../domain/role.ts'
import { customRole, membership } from './schema.ts'
import type { Reader } from './user-repository.ts'

/** What a membership gives, accepted or not, and where. `permissions` is null without a custom role. */
export interface Standing {
  user_id: number
  team_id: number
  role: Role
  permissions: RolePermission[] | null
}

/**
 * @returns the users' memberships that count in a place: of an organization and all its teams, or of a team and its
 * organization
 */
export function standingsIn(db: Reader, place: Place, userIds: readonly number[]): Promise<Standing[]> {
  const { user_id, team_id, organization_id, role } = membership
  const counts = place.is_organization
    ? eq(organization_id, place.id)
    : or(eq(team_id, place.id), and(eq(organization_id, place.organization_id), eq(team_id, organization_id)))
  return db.orm
    .select({ user_id, team_id, role, permissions: customRole.permissions })
    .from(membership)
    .leftJoin(customRole, eq(customRole.id, membership.custom_role_id))
    .where(and(inArray(user_id, [...userIds]), counts))
}
