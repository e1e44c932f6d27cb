import { type CallerContext, DomainError, type Permission } from '@punctual/contracts'
import type { Orm } from '@punctual/db'
import { requireCan } from '@punctual/http'
import { findWorkflow, type StoredWorkflow } from '../db/workflow-repository.ts'
import type { Owner } from '../domain/owner.ts'

/**
 * Returns the workflow if the caller has the permission for it. The path's guard has checked a
 * team; a person's workflow needs its owner or a caller with the permission in the organization.
 * @throws DomainError workflow_not_found (404) for a missing or foreign workflow or one of the
 *   other kind, 403 for one that the caller may only read
 */
export async function requireWorkflow(
  orm: Orm,
  { caller, owner }: { caller: CallerContext; owner: Owner },
  permission: Permission & `workflow.${string}`,
  wanted: Parameters<typeof findWorkflow>[2],
  options: { lock?: boolean } = {},
): Promise<StoredWorkflow> {
  const workflow = await findWorkflow(orm, owner, wanted, options)
  if (!workflow) throw new DomainError('workflow_not_found')
  if (workflow.teamId !== null) return workflow
  const owned = { ownerId: workflow.userId, organizationId: workflow.organizationId }
  requireCan(caller, permission, owned, 'workflow_not_found')
  return workflow
}
