import { DomainError, success } from '@punctual/contracts'
import { type App, requireUser } from '@punctual/http'
import { findWorkflow, deleteWorkflow as remove } from '../db/workflow-repository.ts'
import type { AutomationDeps } from '../service.ts'
import { WorkflowPath } from './workflow-path.ts'

/** DELETE /v2/workflows/{workflowId}: its reminders go with it. */
export function deleteWorkflow(app: App, { db }: AutomationDeps): void {
  app.delete('/v2/workflows/:workflowId', { schema: { params: WorkflowPath } }, async (request) => {
    const caller = requireUser(request)
    return db.transaction(async (tx) => {
      const workflow = await findWorkflow(tx.orm, caller, request.params.workflowId, { lock: true })
      if (!workflow) throw new DomainError('workflow_not_found')
      await remove(tx, workflow.id)
      return success({})
    })
  })
}
