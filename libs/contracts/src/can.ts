import type { CallerContext } from './caller.ts'
import { gives, type Permission } from './permissions.ts'

/** What the question is about: the ids that give rights over an object. */
export interface Owned {
  ownerId?: number | null | undefined
  hostIds?: readonly number[] | undefined
  teamId?: number | null | undefined
  organizationId?: number | null | undefined
}

const scopeOf: Partial<Record<Permission, string>> = {
  'booking.read': 'BOOKING_READ',
  'booking.readTeamBookings': 'BOOKING_READ',
  'booking.readOrgBookings': 'BOOKING_READ',
  'booking.update': 'BOOKING_WRITE',
  'eventType.create': 'EVENT_TYPE_WRITE',
  'eventType.read': 'EVENT_TYPE_READ',
  'eventType.update': 'EVENT_TYPE_WRITE',
  'eventType.delete': 'EVENT_TYPE_WRITE',
  'schedule.read': 'SCHEDULE_READ',
  'schedule.update': 'SCHEDULE_WRITE',
  'profile.read': 'PROFILE_READ',
  'profile.update': 'PROFILE_WRITE',
}

/** Whether the credential's permission bits allow it; API keys are not limited by bits (contract 14). */
export function inScope(caller: CallerContext, permission: Permission): boolean {
  if (caller.kind === 'anonymous') return false
  if (caller.kind === 'api-key') return true
  const scope = scopeOf[permission]
  return scope === undefined || caller.scopes.includes(scope)
}

/**
 * The one question about rights: may this caller do this to that object? Denies by default.
 * The owner and the hosts may; whoever's role in the object's team or organization gives the permission may (contract 14).
 */
export function can(caller: CallerContext, permission: Permission, object: Owned): boolean {
  if (!inScope(caller, permission)) return false
  if (caller.userId !== 0 && object.ownerId === caller.userId) return true
  if (caller.userId !== 0 && object.hostIds?.includes(caller.userId)) return true
  return holds(caller, permission, object)
}

/** Whether one of the caller's memberships gives the permission there, whatever the credential is limited to. */
export function holds(
  { memberships }: Pick<CallerContext, 'memberships'>,
  permission: Permission,
  place: Pick<Owned, 'teamId' | 'organizationId'>,
): boolean {
  return memberships.some((membership) => isOf(membership.teamId, place) && gives(membership, permission))
}

/**
 * Whether the caller may know that the object exists at all: a refusal is 403 if so, and 404 if not (our decisions, 401/403/404).
 */
export function canSee(caller: CallerContext, object: Owned): boolean {
  if (caller.kind === 'anonymous') return false
  if (object.ownerId === caller.userId || object.hostIds?.includes(caller.userId)) return true
  return caller.memberships.some(({ teamId }) => isOf(teamId, object))
}

/** Organizations and teams share one id sequence, so that an id is one or the other. */
const isOf = (teamId: number, object: Owned): boolean =>
  teamId !== 0 && (teamId === object.teamId || teamId === object.organizationId)
