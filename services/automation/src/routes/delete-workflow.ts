import { EmptyAnswer, success } from '@punctual/contracts'
import { type App, requireUser } from '@punctual/http'
import { deleteWorkflow as remove } from '../db/workflow-repository.ts'
import { requireWorkflow } from '../require-workflow.ts'
import type { AutomationDeps } from '../service.ts'
import { WorkflowPath } from './workflow-path.ts'

/** DELETE /v2/workflows/{workflowId}: its reminders go with it. */
export function deleteWorkflow(app: App, { db }: AutomationDeps): void {
  const schema = { summary: 'Delete a workflow', params: WorkflowPath, response: { 200: EmptyAnswer } }
  app.delete('/v2/workflows/:workflowId', { schema }, async (request) => {
    const caller = requireUser(request)
    return db.transaction(async (tx) => {
      const { workflowId } = request.params
      const { id } = await requireWorkflow(tx.orm, caller, 'workflow.delete', workflowId, { lock: true })
      await remove(tx, id)
      return success({})
    })
  })
}
