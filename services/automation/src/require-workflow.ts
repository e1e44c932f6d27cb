import { type CallerContext, DomainError, type Permission } from '@punctual/contracts'
import type { Orm } from '@punctual/db'
import { requireCan } from '@punctual/http'
import { findWorkflow, type StoredWorkflow } from './db/workflow-repository.ts'
import type { Owner } from './places.ts'

/**
 * @returns the workflow if the caller may do that to it: whoever may within the team that the path names (its guard has
 * seen to it); of a person, its owner, and whoever may within the organization
 * @throws DomainError workflow_not_found (404) for a missing or foreign one or one of the other family, 403 for one that
 * the caller may only know of
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
  if (workflow.team_id !== null) return workflow
  const owned = { ownerId: workflow.user_id, organizationId: workflow.organization_id }
  requireCan(caller, permission, owned, 'workflow_not_found')
  return workflow
}
