import { type CallerContext, can, DomainError } from '@punctual/contracts'
import { requireIn, requireUser } from '@punctual/http'
import type { AttributeRow } from '../db/schema.ts'

const editsUsers = requireIn('organization.attributes.editUsers')
const reads = requireIn('organization.attributes.read')

/**
 * For `preValidation`: admits callers who can edit all members, and callers who edit themselves.
 * Whether members can set an attribute themselves depends on the attribute, which is checked later.
 */
export async function requireEditor(request: Parameters<typeof editsUsers>[0]): Promise<void> {
  const { orgId, userId } = request.params as { orgId?: string; userId?: string }
  const caller = requireUser(request)
  const isOwn = caller.userId === Number(userId)
  const editsAll = can(caller, 'organization.attributes.editUsers', { organizationId: Number(orgId) })
  await (isOwn && !editsAll ? reads : editsUsers)(request)
}

/**
 * Requires that members can set the attribute, or that the caller can edit all members.
 * `requireEditor` has already limited other callers to their own assignments.
 * @throws 403
 */
export function requireRelation(
  caller: CallerContext,
  { organizationId, usersCanEditRelation }: AttributeRow,
) {
  if (usersCanEditRelation) return
  if (can(caller, 'organization.attributes.editUsers', { organizationId })) return
  throw new DomainError('ForbiddenException', 'Members may not set this attribute themselves.')
}
