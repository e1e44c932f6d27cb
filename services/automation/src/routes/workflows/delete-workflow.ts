import { done, EmptyAnswer } from '@punctual/contracts'
import { type App, requireUser } from '@punctual/http'
import { deleteWorkflow as remove } from '../../app/workflows.ts'
import type { AutomationDeps } from '../../deps.ts'
import { guard, ownerAt } from '../../guards/owner-paths.ts'
import { workflowFamilies } from './families.ts'

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
        await remove(deps, { caller, owner, wanted: { id: request.params.workflowId, kind } })
        return done
      })
    }
  }
}
