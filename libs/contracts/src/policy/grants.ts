import { type Permission, permissionNames, type RolePermission } from '../permissions.ts'
import type { Role } from '../roles.ts'
import { rights } from './rights.ts'

/**
 * Permissions that imply others: the same for all teams of an organization, or that of a resource's
 * user.
 */
const wider: Partial<Record<Permission, RolePermission>> = {
  'booking.readTeamBookings': 'booking.readOrgBookings',
  'booking.readTeamAuditLogs': 'booking.readOrgAuditLogs',
  // Workflows use verified addresses.
  'verifiedResource.read': 'workflow.read',
  'verifiedResource.create': 'workflow.create',
  'routingForm.respond': 'routingForm.read',
}

/** What a membership gives: its role or, if it has a custom role, that role's permissions. */
export interface Grant {
  role: Role
  permissions?: readonly RolePermission[]
}

/** `none`: no role gives it. */
const rank = { MEMBER: 0, ADMIN: 1, OWNER: 2, none: 3 } as const

/**
 * Returns whether a membership gives a permission. A custom role gives exactly its own permissions.
 */
export function gives({ role, permissions }: Grant, permission: Permission): boolean {
  if (!permissions) return rank[role] >= rank[rights[permission]?.role ?? 'none']
  return permissions.some((held) => held === '*.*' || held === permission || held === wider[permission])
}

/** Returns every permission that a membership gives. */
export const givenBy = (grant: Grant): Permission[] =>
  permissionNames.filter((permission) => gives(grant, permission))
