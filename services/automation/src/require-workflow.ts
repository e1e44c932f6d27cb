import { type CallerContext, DomainError, type Permission } from '@punctual/contracts'
import type { Orm } from '@punctual/db'
import { requireCan } from '@punctual/http'
import { findWorkflow, type StoredWorkflow } from './db/workflow-repository.ts'

/**
 * @returns the workflow if the caller may do that to it: its owner, and whoever may within the organization
 * @throws DomainError workflow_not_found (404) for a missing or foreign one, 403 for one that the caller may only know of
 */
export async function requireWorkflow(
  orm: Orm,
  caller: CallerContext,
  permission: Permission & `workflow.${string}`,
  id: number,
  options: { lock?: boolean } = {},
): Promise<StoredWorkflow> {
  const workflow = await findWorkflow(orm, caller, id, options)
  if (!workflow) throw new DomainError('workflow_not_found')
  const owned = { ownerId: workflow.user_id, organizationId: workflow.organization_id }
  requireCan(caller, permission, owned, 'workflow_not_found')
  return workflow
}
