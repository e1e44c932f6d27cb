import type { CallerContext } from './caller.ts'
import type { Permission } from './permissions.ts'
import { gives } from './policy/grants.ts'
import { rights } from './policy/rights.ts'
import { type ScopeLevel, scopeName } from './policy/scopes.ts'

/** The ids that give rights over an object. */
export interface Owned {
  ownerId?: number | null | undefined
  hostIds?: readonly number[] | undefined
  teamId?: number | null | undefined
  /** The tenant; ids of owners and hosts count only within it. */
  organizationId?: number | null | undefined
  /** The OAuth client that it belongs to; only the links of a portal tell by it. */
  clientId?: string | undefined
}

/**
 * Returns the organizations that a credential can access: its own, and for a person at home also 0,
 * which contains the teams without an organization.
 */
export function tenantsOf({
  kind,
  organizationId,
}: Pick<CallerContext, 'kind' | 'organizationId'>): number[] {
  if (kind === 'anonymous') return []
  const isAtHome = kind !== 'organization-key' && kind !== 'oauth-client' && kind !== 'portal'
  return isAtHome && organizationId !== 0 ? [organizationId, 0] : [organizationId]
}

/** Returns whether the object belongs to an organization that the credential can access. */
export const isInTenant = (
  caller: Pick<CallerContext, 'kind' | 'organizationId'>,
  { organizationId }: Pick<Owned, 'organizationId'>,
): boolean =>
  organizationId !== undefined && organizationId !== null && tenantsOf(caller).includes(organizationId)

/**
 * Decides whether the caller may do something to an object; every authorization goes through here.
 * Denies by default. The row of `rights` can allow the owner and the hosts; a caller's role in the
 * object's team or organization can give the permission. An app also needs the scope: for the
 * person's own objects in the first case, for those of the team or organization in the second.
 */
export function can(caller: CallerContext, permission: Permission, object: Owned): boolean {
  if (caller.kind === 'anonymous') return false
  if (caller.kind === 'portal') return isOfLink(caller, object) && caller.scopes.includes(permission)
  const right = rights[permission]
  if (!right) return false
  if (right.own && isOwn(caller, object) && hasScope(caller, permission, ['own'])) return true
  const levels: ScopeLevel[] = isPresent(object.teamId) ? ['team', 'organization'] : ['organization']
  return hasScope(caller, permission, levels) && holds(caller, permission, object)
}

/**
 * Returns whether an app's scopes allow it at one of the levels; other credentials' scopes are
 * checked per route.
 */
function hasScope(caller: CallerContext, permission: Permission, levels: readonly ScopeLevel[]): boolean {
  if (caller.kind !== 'app') return true
  const scope = rights[permission]?.scope
  return (
    scope !== undefined &&
    levels.some((level) => caller.scopes.includes(scopeName(level, scope.resource, scope.action)))
  )
}

/**
 * Returns whether a membership of the caller gives the permission, ignoring the limits of the
 * credential.
 */
export function holds(
  { memberships }: Pick<CallerContext, 'memberships'>,
  permission: Permission,
  place: Pick<Owned, 'teamId' | 'organizationId'>,
): boolean {
  return memberships.some((membership) => isOf(membership.teamId, place) && gives(membership, permission))
}

/**
 * Returns whether the caller may know that the object exists: a denial is 403 if so, and 404 if
 * not.
 */
export function canSee(caller: CallerContext, object: Owned): boolean {
  if (caller.kind === 'anonymous') return false
  if (caller.kind === 'portal') return isOfLink(caller, object)
  return isOwn(caller, object) || caller.memberships.some(({ teamId }) => isOf(teamId, object))
}

/**
 * A portal link is for one organization itself, without its teams and people, or for one client.
 */
const isOfLink = (caller: CallerContext, { organizationId, teamId, ownerId, clientId }: Owned): boolean =>
  caller.organizationId !== 0 &&
  organizationId === caller.organizationId &&
  clientId === caller.clientId &&
  !isPresent(teamId) &&
  !isPresent(ownerId)

function isOwn(caller: CallerContext, object: Owned): boolean {
  if (caller.userId === 0 || caller.kind === 'oauth-client' || !isInTenant(caller, object)) return false
  return object.ownerId === caller.userId || object.hostIds?.includes(caller.userId) === true
}

/** Organizations and teams share one id sequence, so an id identifies one or the other. */
const isOf = (teamId: number, object: Owned): boolean =>
  teamId !== 0 && (teamId === object.teamId || teamId === object.organizationId)

const isPresent = (id: number | null | undefined): boolean => id !== undefined && id !== null
