import type { CallerContext } from './caller.ts'
import { gives, type Permission } from './permissions.ts'
import { rights } from './policy/rights.ts'
import { type ScopeLevel, scopeName } from './policy/scopes.ts'

/** What the question is about: the ids that give rights over an object. */
export interface Owned {
  ownerId?: number | null | undefined
  hostIds?: readonly number[] | undefined
  teamId?: number | null | undefined
  /** The tenant; ids of owners and hosts count only with it. */
  organizationId?: number | null | undefined
}

/**
 * @returns the organizations that a credential reaches: its own, and, for a person at home, 0, in which the teams without
 * an organization are
 */
export function tenantsOf({
  kind,
  organizationId,
}: Pick<CallerContext, 'kind' | 'organizationId'>): number[] {
  if (kind === 'anonymous') return []
  const isAtHome = kind !== 'organization-key' && kind !== 'oauth-client'
  return isAtHome && organizationId !== 0 ? [organizationId, 0] : [organizationId]
}

/** Whether the object is of an organization that the credential reaches. */
export const isInTenant = (
  caller: Pick<CallerContext, 'kind' | 'organizationId'>,
  { organizationId }: Pick<Owned, 'organizationId'>,
): boolean =>
  organizationId !== undefined && organizationId !== null && tenantsOf(caller).includes(organizationId)

/**
 * The one question about rights: may this caller do this to that object? What no row of `rights` allows is refused. The
 * owner and the hosts may where the row says so; a caller may whose role in the object's team or organization gives the
 * permission. An app also needs the scope: of the person's own things for the first, of the team or organization for the
 * second.
 */
export function can(caller: CallerContext, permission: Permission, object: Owned): boolean {
  if (caller.kind === 'anonymous') return false
  const right = rights[permission]
  if (!right) return false
  if (right.own && isOwn(caller, object) && hasScope(caller, permission, ['own'])) return true
  const levels: ScopeLevel[] = isPresent(object.teamId) ? ['team', 'organization'] : ['organization']
  return hasScope(caller, permission, levels) && holds(caller, permission, object)
}

/** Whether the credential's scopes allow it at one of the levels; those of other credentials than apps are on each route. */
function hasScope(caller: CallerContext, permission: Permission, levels: readonly ScopeLevel[]): boolean {
  if (caller.kind !== 'app') return true
  const scope = rights[permission]?.scope
  return (
    scope !== undefined &&
    levels.some((level) => caller.scopes.includes(scopeName(level, scope.resource, scope.action)))
  )
}

/** Whether one of the caller's memberships gives the permission there, whatever the credential is limited to. */
export function holds(
  { memberships }: Pick<CallerContext, 'memberships'>,
  permission: Permission,
  place: Pick<Owned, 'teamId' | 'organizationId'>,
): boolean {
  return memberships.some((membership) => isOf(membership.teamId, place) && gives(membership, permission))
}

/** Whether the caller may know that the object exists at all: a refusal is 403 if so, and 404 if not. */
export function canSee(caller: CallerContext, object: Owned): boolean {
  if (caller.kind === 'anonymous') return false
  return isOwn(caller, object) || caller.memberships.some(({ teamId }) => isOf(teamId, object))
}

function isOwn(caller: CallerContext, object: Owned): boolean {
  if (caller.userId === 0 || caller.kind === 'oauth-client' || !isInTenant(caller, object)) return false
  return object.ownerId === caller.userId || object.hostIds?.includes(caller.userId) === true
}

/** Organizations and teams share one id sequence, so that an id is one or the other. */
const isOf = (teamId: number, object: Owned): boolean =>
  teamId !== 0 && (teamId === object.teamId || teamId === object.organizationId)

const isPresent = (id: number | null | undefined): boolean => id !== undefined && id !== null
