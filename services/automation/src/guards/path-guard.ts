import type { CallerContext, Permission } from '@punctual/contracts'
import { requireIn, requireUser } from '@punctual/http'

type GuardedPermission = Permission &
  (`workflow.${string}` | `routingForm.${string}` | `verifiedResource.${string}`)

/**
 * Returns the guard of a path, which runs before body validation: it requires a user and, below a
 * team or an organization, the permission there.
 */
export const guard = (path: string, permission: GuardedPermission) =>
  path.includes('/:teamId') || path.includes('/:orgId')
    ? requireIn(permission)
    : async (request: { caller: CallerContext }): Promise<void> => void requireUser(request)
