import { done, EmptyAnswer } from '@punctual/contracts'
import { type App, requireUser } from '@punctual/http'
import { deleteWorkflow as remove } from '../../db/workflow-changes.ts'
import { ownerAt } from '../../guards/owner-at.ts'
import { requireWorkflow } from '../../guards/require-workflow.ts'
import type { AutomationDeps } from '../../service.ts'
import { workflowFamilies } from './families.ts'
import { guard } from './paths.ts'

/** DELETE of a workflow and its steps. */
export function deleteWorkflow(app: App, deps: AutomationDeps): void {
  for (const { kind, paths, noun } of workflowFamilies) {
    for (const { item, itemParams, of } of paths) {
      const schema = {
        summary: `Delete a ${noun} of ${of}`,
        description: 'Its pending messages are deleted too.',
        errors: ['workflow_not_found'],
        params: itemParams,
        response: { 200: EmptyAnswer },
      }
      app.delete(item, { schema, preValidation: guard(item, 'workflow.delete') }, async (request) => {
        const caller = requireUser(request)
        const owner = await ownerAt(deps, caller, request.params)
        const wanted = { id: request.params.workflowId, kind }
        return deps.db.transaction(async (tx) => {
          const who = { caller, owner }
          const { id } = await requireWorkflow(tx.orm, who, 'workflow.delete', wanted, { lock: true })
          await remove(tx, id)
          return done
        })
      })
    }
  }
}
