import { DomainError, success } from '@punctual/contracts'
import { type App, requireUser } from '@punctual/http'
import { verifiedAddresses } from '../db/verified-resources.ts'
import { findWorkflow } from '../db/workflow-repository.ts'
import { presentWorkflow } from '../present.ts'
import type { AutomationDeps } from '../service.ts'
import { WorkflowPath } from './workflow-path.ts'

/** GET /v2/workflows/{workflowId}: an array of the one workflow; 404 for any that is not the caller's. */
export function getWorkflow(app: App, { db }: AutomationDeps): void {
  app.get('/v2/workflows/:workflowId', { schema: { params: WorkflowPath } }, async (request) => {
    const workflow = await findWorkflow(db.orm, requireUser(request), request.params.workflowId)
    if (!workflow) throw new DomainError('workflow_not_found')
    return success([presentWorkflow(workflow, await verifiedAddresses(db.orm, workflow.steps))])
  })
}
