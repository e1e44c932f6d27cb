import { type CallerContext, can, DomainError, type Permission } from '@punctual/contracts'
import { requireUser } from '@punctual/http'

/**
 * For `preValidation` of operations on all clients of the caller's organization: admits its admins.
 */
export const requireClients =
  (permission: Permission) =>
  async (request: { caller: CallerContext }): Promise<void> => {
    const caller = requireUser(request)
    const { organizationId } = caller
    if (organizationId === 0)
      throw new DomainError('ForbiddenException', 'Only an organization has OAuth clients.')
    if (!can(caller, permission, { organizationId }))
      throw new DomainError('ForbiddenException', `The caller lacks the permission ${permission}.`)
  }
