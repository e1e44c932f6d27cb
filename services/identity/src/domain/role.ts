import {
  type CallerContext,
  DomainError,
  type Grant,
  givenBy,
  holds,
  organizationPermissions,
  type Permission,
  type Role,
  type RolePermission,
  teamPermissions,
} from '@punctual/contracts'

/** The owner of roles: an organization, or a team with its organization (0 for none). */
export interface RoleOwner {
  id: number
  organizationId: number
  isOrganization: boolean
}

/** Returns an organization as the owner of roles. */
export const organizationAsOwner = (organizationId: number): RoleOwner => ({
  id: organizationId,
  organizationId,
  isOrganization: true,
})

/** The built-in roles with their public ids. */
export const systemRoles = [
  { id: 'owner_role', name: 'Owner', role: 'OWNER' },
  { id: 'admin_role', name: 'Admin', role: 'ADMIN' },
  { id: 'member_role', name: 'Member', role: 'MEMBER' },
] as const satisfies readonly { id: string; name: string; role: Role }[]

/** Returns the permissions that a role of this owner can have. */
export const availablePermissions = ({ isOrganization }: RoleOwner): readonly RolePermission[] =>
  isOrganization ? organizationPermissions : teamPermissions

/** Returns the permissions of a built-in role, in the terms of custom roles. */
export function systemPermissions(role: Role, owner: RoleOwner): RolePermission[] {
  if (role === 'OWNER' && owner.isOrganization) return ['*.*']
  const given = new Set<string>(givenBy({ role }))
  return availablePermissions(owner).filter((permission) => given.has(permission))
}

/** Returns the permissions without duplicates, in the order of the catalogue. */
export function sortedPermissions(
  permissions: readonly RolePermission[],
  owner: RoleOwner,
): RolePermission[] {
  const wanted = new Set(permissions)
  return availablePermissions(owner).filter((permission) => wanted.has(permission))
}

/**
 * Requires the caller to hold everything that the grants give, so that no caller grants or
 * restricts more than they have.
 * @throws 403 when the caller lacks a permission of one of the grants
 */
export function requireHeld(caller: CallerContext, owner: RoleOwner, ...grants: readonly Grant[]): void {
  const lacked = grants.flatMap(givenBy).find((permission) => !holdsIn(caller, permission, owner))
  if (lacked === undefined) return
  throw new DomainError('ForbiddenException', `The caller does not have the permission ${lacked}.`)
}

/** Requires the caller to hold every permission of a role's list, as `requireHeld`. */
export function requireHeldAll(
  caller: CallerContext,
  owner: RoleOwner,
  permissions: readonly RolePermission[],
): void {
  requireHeld(caller, owner, { role: 'MEMBER', permissions })
}

/** Permissions held in an organization apply in all its teams. */
const holdsIn = (caller: CallerContext, permission: Permission, { id, organizationId }: RoleOwner): boolean =>
  holds(caller, permission, { teamId: id, organizationId })

const ranks: readonly Role[] = ['MEMBER', 'ADMIN', 'OWNER']
const rank = (role: Role): number => ranks.indexOf(role)

/** Returns the caller's highest role in any of these organizations and teams. */
export function roleIn({ memberships }: CallerContext, teamIds: readonly number[]): Role {
  const held = memberships.filter(({ teamId }) => teamIds.includes(teamId)).map(({ role }) => rank(role))
  return ranks[Math.max(0, ...held)] ?? 'MEMBER'
}

/** Requires that none of the roles is above the caller's own. @throws 403 */
export function requireRank(own: Role, ...roles: readonly Role[]): void {
  const above = roles.find((role) => rank(role) > rank(own))
  if (above)
    throw new DomainError(
      'ForbiddenException',
      `The role ${own} does not allow changes to the role ${above}.`,
    )
}
