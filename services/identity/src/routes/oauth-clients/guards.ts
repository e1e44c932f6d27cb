import { type CallerContext, can, DomainError, type Permission } from '@punctual/contracts'
import { requireUser } from '@punctual/http'

/**
 * For `preValidation` of what concerns all clients of the caller's organization: API keys of its admins. A client that could
 * make clients could give itself permissions that it has not.
 */
export const requireClients =
  (permission: Permission) =>
  async (request: { caller: CallerContext }): Promise<void> => {
    const caller = requireUser(request)
    const { kind, organizationId } = caller
    if (kind !== 'api-key') throw new DomainError('ForbiddenException', 'Only an API key may be used here.')
    if (organizationId === 0)
      throw new DomainError('ForbiddenException', 'Only an organization has OAuth clients.')
    if (!can(caller, permission, { organizationId }))
      throw new DomainError('ForbiddenException', `The caller has no right to do this (${permission}).`)
  }
