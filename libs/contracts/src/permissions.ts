import type { Role } from './caller.ts'
import { rights } from './policy/rights.ts'

/** What a role of an organization can hold. `*.*` is all of them. */
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

/** What a role of a team can hold. */
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
 * What no custom role can name: other people's own things, and an organization's OAuth clients, whose secrets act as its
 * owner. Only `*.*` gives them beside the built-in roles.
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

/** Every permission that there is. */
export const permissionNames: readonly Permission[] = [
  ...new Set<Permission>([
    ...organizationPermissions.filter((name) => name !== '*.*'),
    ...teamPermissions,
    ...fixedPermissions,
  ]),
]

/** What gives as much: the same over all teams of an organization, or what a resource serves. */
const wider: Partial<Record<Permission, RolePermission>> = {
  'booking.readTeamBookings': 'booking.readOrgBookings',
  'booking.readTeamAuditLogs': 'booking.readOrgAuditLogs',
  // Verified addresses serve workflows.
  'verifiedResource.read': 'workflow.read',
  'verifiedResource.create': 'workflow.create',
  'routingForm.respond': 'routingForm.read',
}

/** What a membership gives: its role, and, where a custom role stands in for it, that role's permissions. */
export interface Grant {
  role: Role
  permissions?: readonly RolePermission[]
}

/** `none`: no role reaches it. */
const rank = { MEMBER: 0, ADMIN: 1, OWNER: 2, none: 3 } as const

/** Whether a membership gives a permission. A custom role gives exactly what it holds: more than its role, or less. */
export function gives({ role, permissions }: Grant, permission: Permission): boolean {
  if (!permissions) return rank[role] >= rank[rights[permission]?.role ?? 'none']
  return permissions.some((held) => held === '*.*' || held === permission || held === wider[permission])
}

/** @returns every permission that a membership gives */
export const givenBy = (grant: Grant): Permission[] =>
  permissionNames.filter((permission) => gives(grant, permission))
