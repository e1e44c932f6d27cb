import {
  type CallerContext,
  can,
  canSee,
  DomainError,
  type ErrorCode,
  type Owned,
  type Permission,
} from '@punctual/contracts'

/** @throws DomainError UnauthorizedException (401) for a caller without a credential */
export function requireUser(request: { caller: CallerContext }): CallerContext {
  if (request.caller.kind !== 'anonymous') return request.caller
  throw new DomainError('UnauthorizedException', 'A credential is needed.')
}

/**
 * @throws DomainError `notFoundCode` (404) when the caller may not know of the object, ForbiddenException (403) when it may
 * but lacks the right (our decisions, 401/403/404)
 */
export function requireCan(
  caller: CallerContext,
  permission: Permission,
  object: Owned,
  notFoundCode: ErrorCode,
): void {
  if (can(caller, permission, object)) return
  if (!canSee(caller, object)) throw new DomainError(notFoundCode)
  throw new DomainError('ForbiddenException', `The caller has no right to do this (${permission}).`)
}
