import type { CallerContext } from './caller.ts'

/** What the question is about: the ids that give rights over an object. */
export interface Owned {
  ownerId?: number | null | undefined
  hostIds?: readonly number[] | undefined
  teamId?: number | null | undefined
  organizationId?: number | null | undefined
}

export type Permission =
  | 'booking.read'
  | 'booking.manage'
  | 'event-type.read'
  | 'event-type.manage'
  | 'schedule.read'
  | 'schedule.manage'
  | 'webhook.manage'
  | 'workflow.manage'
  | 'profile.read'
  | 'profile.manage'

const scopeOf: Partial<Record<Permission, string>> = {
  'booking.read': 'BOOKING_READ',
  'booking.manage': 'BOOKING_WRITE',
  'event-type.read': 'EVENT_TYPE_READ',
  'event-type.manage': 'EVENT_TYPE_WRITE',
  'schedule.read': 'SCHEDULE_READ',
  'schedule.manage': 'SCHEDULE_WRITE',
  'profile.read': 'PROFILE_READ',
  'profile.manage': 'PROFILE_WRITE',
}

/** Permissions that an accepted plain member of the object's team or organization has. */
const memberPermissions = new Set<Permission>(['event-type.read'])

/** Whether the credential's permission bits allow it; API keys are not limited by bits (contract 14). */
export function inScope(caller: CallerContext, permission: Permission): boolean {
  if (caller.kind === 'anonymous') return false
  if (caller.kind === 'api-key') return true
  const scope = scopeOf[permission]
  return scope === undefined || caller.scopes.includes(scope)
}

/**
 * The one question about rights: may this caller do this to that object? Denies by default.
 * The owner and the hosts may; an admin or owner of the object's team or organization may (contract 14).
 */
export function can(caller: CallerContext, permission: Permission, object: Owned): boolean {
  if (!inScope(caller, permission)) return false
  if (caller.userId !== 0 && object.ownerId === caller.userId) return true
  if (caller.userId !== 0 && object.hostIds?.includes(caller.userId)) return true
  return caller.memberships.some(
    ({ teamId, role }) =>
      (teamId === object.teamId || (teamId !== 0 && teamId === object.organizationId)) &&
      (role !== 'MEMBER' || memberPermissions.has(permission)),
  )
}

/**
 * Whether the caller may know that the object exists at all: a refusal is 403 if so, and 404 if not (our decisions, 401/403/404).
 */
export function canSee(caller: CallerContext, object: Owned): boolean {
  if (caller.kind === 'anonymous') return false
  if (object.ownerId === caller.userId || object.hostIds?.includes(caller.userId)) return true
  return caller.memberships.some(
    ({ teamId }) => teamId === object.teamId || (teamId !== 0 && teamId === object.organizationId),
  )
}
