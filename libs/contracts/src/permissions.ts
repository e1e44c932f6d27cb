import type { Role } from './caller.ts'
import { rights } from './policy/rights.ts'

/** Permissions that a role of an organization can have. `*.*` is all of them. */
export const organizationPermissions = [
  '*.*',
  'role.create',
  'role.read',
  'role.update',
  'role.delete',
  'eventType.create',
  'eventType.read',
  'eventType.update',
  'eventType.delete',
  'team.create',
  'team.read',
  'team.update',
  'team.delete',
  'team.invite',
  'team.remove',
  'team.listMembers',
  'team.listMembersPrivate',
  'team.changeMemberRole',
  'team.impersonate',
  'organization.create',
  'organization.read',
  'organization.listMembers',
  'organization.listMembersPrivate',
  'organization.invite',
  'organization.remove',
  'organization.manageBilling',
  'organization.changeMemberRole',
  'organization.impersonate',
  'organization.passwordReset',
  'organization.update',
  'booking.read',
  'booking.readOrgBookings',
  'booking.readRecordings',
  'booking.update',
  'booking.readOrgAuditLogs',
  'insights.read',
  'workflow.create',
  'workflow.read',
  'workflow.update',
  'workflow.delete',
  'organization.attributes.read',
  'organization.attributes.update',
  'organization.attributes.delete',
  'organization.attributes.create',
  'organization.attributes.editUsers',
  'routingForm.create',
  'routingForm.read',
  'routingForm.update',
  'routingForm.delete',
  'webhook.create',
  'webhook.read',
  'webhook.update',
  'webhook.delete',
  'watchlist.create',
  'watchlist.read',
  'watchlist.update',
  'watchlist.delete',
  'featureOptIn.read',
  'featureOptIn.update',
] as const

/** Permissions that a role of a team can have. */
export const teamPermissions = [
  'role.create',
  'role.read',
  'role.update',
  'role.delete',
  'eventType.create',
  'eventType.read',
  'eventType.update',
  'eventType.delete',
  'team.read',
  'team.update',
  'team.delete',
  'team.invite',
  'team.remove',
  'team.listMembers',
  'team.listMembersPrivate',
  'team.changeMemberRole',
  'team.impersonate',
  'booking.read',
  'booking.readTeamBookings',
  'booking.readRecordings',
  'booking.update',
  'booking.readTeamAuditLogs',
  'insights.read',
  'workflow.create',
  'workflow.read',
  'workflow.update',
  'workflow.delete',
  'routingForm.create',
  'routingForm.read',
  'routingForm.update',
  'routingForm.delete',
  'webhook.create',
  'webhook.read',
  'webhook.update',
  'webhook.delete',
  'featureOptIn.read',
  'featureOptIn.update',
] as const

/**
 * Permissions that custom roles cannot name: over other people's own objects, and over an
 * organization's OAuth clients, whose secrets act as its owner. Only `*.*` and the built-in roles
 * give them.
 */
export const fixedPermissions = [
  'schedule.read',
  'schedule.update',
  'profile.read',
  'profile.update',
  'oauthClient.read',
  'oauthClient.update',
  'verifiedResource.read',
  'verifiedResource.create',
  'routingForm.respond',
] as const

export type RolePermission = (typeof organizationPermissions)[number] | (typeof teamPermissions)[number]
export type Permission = Exclude<RolePermission, '*.*'> | (typeof fixedPermissions)[number]

/** All permissions. */
export const permissionNames: readonly Permission[] = [
  ...new Set<Permission>([
    ...organizationPermissions.filter((name) => name !== '*.*'),
    ...teamPermissions,
    ...fixedPermissions,
  ]),
]

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
