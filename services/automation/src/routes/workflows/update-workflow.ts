import { success } from '@punctual/contracts'
import { type App, requireUser } from '@punctual/http'
import { updateWorkflow as update } from '../../app/workflows.ts'
import type { AutomationDeps } from '../../deps.ts'
import { guard, ownerAt } from '../../guards/owner-paths.ts'
import { workflowFamilies } from './families.ts'

/**
 * PATCH of a workflow: changes the given fields; `steps` replaces all current steps by id
 * (docs/domain.md#workflows).
 */
export function updateWorkflow(app: App, deps: AutomationDeps): void {
  for (const { kind, paths, update: body, answer, present, noun } of workflowFamilies) {
    for (const { item, itemParams, of } of paths) {
      const schema = {
        summary: `Update a ${noun} of ${of}`,
        description:
          'Changes only the given fields; `steps` replaces all current steps, matched by id. Pending messages of upcoming bookings are scheduled again.',
        errors: ['workflow_not_found'],
        params: itemParams,
        body,
        response: { 200: answer },
      }
      const preValidation = guard(item, 'workflow.update')
      app.patch(item, { schema, preValidation }, async (request) => {
        const caller = requireUser(request)
        const owner = await ownerAt(deps, caller, request.params)
        const asked = { caller, owner, wanted: { id: request.params.workflowId, kind } }
        const { workflow, addresses } = await update(deps, asked, request.body)
        return success([present(workflow, addresses)])
      })
    }
  }
}
