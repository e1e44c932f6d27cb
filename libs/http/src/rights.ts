import {
  badRequest,
  type CallerContext,
  can,
  canSee,
  DomainError,
  type ErrorCode,
  isInTenant,
  type Owned,
  type Permission,
} from '@punctual/contracts'
import { notOfOrganization, refusalOfSpelling } from './path-ids.ts'

/**
 * Returns the caller. @throws DomainError UnauthorizedException (401) for a caller without a
 * credential
 */
export function requireUser(request: { caller: CallerContext }): CallerContext {
  if (request.caller.kind !== 'anonymous') return request.caller
  throw new DomainError('UnauthorizedException', 'A credential is required.')
}

/**
 * Requires a permission on an object.
 * @throws DomainError `notFoundCode` (404) when the caller may not know of the object,
 *   ForbiddenException (403) when it may but lacks the permission (docs/domain.md#errors)
 */
export function requireCan(
  caller: CallerContext,
  permission: Permission,
  object: Owned,
  notFoundCode: ErrorCode,
): void {
  if (can(caller, permission, object)) return
  if (!canSee(caller, object)) throw new DomainError(notFoundCode)
  throw new DomainError('ForbiddenException', `The caller lacks the permission ${permission}.`)
}

/**
 * For operations that are open without a credential: the key of another organization than the
 * person's home is still limited to that organization.
 * @throws DomainError `notFoundCode` (404)
 */
export function requireReach(
  caller: CallerContext,
  object: { organizationId: number },
  notFoundCode: ErrorCode = 'event_type_not_found',
): void {
  if (caller.kind === 'organization-key' && !isInTenant(caller, object)) throw new DomainError(notFoundCode)
}

/**
 * Creates a `preValidation` hook for paths below `/organizations/:orgId` and `/teams/:teamId` that
 * requires a permission before the body is validated. An unknown organization and a foreign one
 * give the same 403. The hook does not check that the team belongs to the organization: the service
 * knows the teams.
 * @throws also 400 for an id that is not a number
 */
export const requireIn =
  (permission: Permission) =>
  async (request: { caller: CallerContext; params: unknown }): Promise<void> => {
    const caller = requireUser(request)
    const { orgId, teamId } = request.params as { orgId?: string; teamId?: string }
    const ids = { organizationId: idOf('orgId', orgId), teamId: idOf('teamId', teamId) }
    refuseSpelling('orgId', orgId)
    if (ids.organizationId !== undefined && !canSee(caller, { organizationId: ids.organizationId }))
      throw notOfOrganization()
    refuseSpelling('teamId', teamId)
    requireCan(caller, permission, ids, 'team_not_found')
  }

function refuseSpelling(name: string, text = ''): void {
  const refusal = refusalOfSpelling(name, text)
  if (refusal) throw refusal
}

/** @throws DomainError BadRequestException (400) for a text that is not a number */
function idOf(path: string, text: string | undefined): number | undefined {
  if (text === undefined) return undefined
  const id = /^\d+$/.test(text) ? Number(text) : Number.NaN
  if (!Number.isSafeInteger(id)) throw badRequest({ path, message: 'must be an integer' })
  return id
}
