import { success, WorkflowAnswer } from '@punctual/contracts'
import { type App, requireUser } from '@punctual/http'
import { verifiedAddresses } from '../db/verified-resources.ts'
import { presentWorkflow } from '../present.ts'
import { requireWorkflow } from '../require-workflow.ts'
import type { AutomationDeps } from '../service.ts'
import { WorkflowPath } from './workflow-path.ts'

/** GET /v2/workflows/{workflowId}: an array of the one workflow; 404 for another organization's. */
export function getWorkflow(app: App, { db }: AutomationDeps): void {
  const schema = { summary: 'Get a workflow', params: WorkflowPath, response: { 200: WorkflowAnswer } }
  app.get('/v2/workflows/:workflowId', { schema }, async (request) => {
    const caller = requireUser(request)
    const workflow = await requireWorkflow(db.orm, caller, 'workflow.read', request.params.workflowId)
    return success([presentWorkflow(workflow, await verifiedAddresses(db.orm, workflow.steps))])
  })
}
