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

/** Where rights are held: an organization, or a team and its organization (0: none). */
export interface Place {
  id: number
  organization_id: number
  is_organization: boolean
}

/** @returns the place that an organization is */
export const wholeOf = (organizationId: number): Place => ({
  id: organizationId,
  organization_id: organizationId,
  is_organization: true,
})

/** The built-in roles, by the ids that they are listed under. */
export const systemRoles = [
  { id: 'owner_role', name: 'Owner', role: 'OWNER' },
  { id: 'admin_role', name: 'Admin', role: 'ADMIN' },
  { id: 'member_role', name: 'Member', role: 'MEMBER' },
] as const satisfies readonly { id: string; name: string; role: Role }[]

/** @returns what can be held there */
export const holdable = ({ is_organization }: Place): readonly RolePermission[] =>
  is_organization ? organizationPermissions : teamPermissions

/** @returns what a built-in role gives there, in the words of custom roles */
export function systemPermissions(role: Role, place: Place): RolePermission[] {
  if (role === 'OWNER' && place.is_organization) return ['*.*']
  const given = new Set<string>(givenBy({ role }))
  return holdable(place).filter((permission) => given.has(permission))
}

/** @returns them once each, in the order of the catalogue */
export function inOrder(permissions: readonly RolePermission[], place: Place): RolePermission[] {
  const wanted = new Set(permissions)
  return holdable(place).filter((permission) => wanted.has(permission))
}

/**
 * Nobody hands out what they do not have, and nobody has a say over who may do more.
 * @throws 403 when the caller lacks something that one of the grants gives
 */
export function requireHeld(caller: CallerContext, place: Place, ...grants: readonly Grant[]): void {
  const lacked = grants.flatMap(givenBy).find((permission) => !holdsAt(caller, permission, place))
  if (lacked === undefined) return
  throw new DomainError('ForbiddenException', `The caller does not have the permission ${lacked}.`)
}

/** As `requireHeld`, for what a role holds or is to hold. */
export function requireHeldAll(
  caller: CallerContext,
  place: Place,
  permissions: readonly RolePermission[],
): void {
  requireHeld(caller, place, { role: 'MEMBER', permissions })
}

/** What of an organization is held holds in all its teams. */
const holdsAt = (caller: CallerContext, permission: Permission, { id, organization_id }: Place): boolean =>
  holds(caller, permission, { teamId: id, organizationId: organization_id })
