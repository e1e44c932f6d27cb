import { success } from '@punctual/contracts'
import { type App, requireUser } from '@punctual/http'
import { verifiedAddresses } from '../../db/verified-resources.ts'
import type { AutomationDeps } from '../../deps.ts'
import { guard, ownerAt } from '../../guards/owner-paths.ts'
import { requireWorkflow } from '../../guards/require-workflow.ts'
import { workflowFamilies } from './families.ts'

/** GET of a workflow, in an array; 404 for one of another organization or of the other kind. */
export function getWorkflow(app: App, deps: AutomationDeps): void {
  const { orm } = deps.db
  for (const { kind, paths, answer, present, noun } of workflowFamilies) {
    for (const { item, itemParams, of } of paths) {
      const schema = {
        summary: `Get a ${noun} of ${of}`,
        description: 'Returns the workflow in an array.',
        errors: ['workflow_not_found'],
        params: itemParams,
        response: { 200: answer },
      }
      app.get(item, { schema, preValidation: guard(item, 'workflow.read') }, async (request) => {
        const caller = requireUser(request)
        const owner = await ownerAt(deps, caller, request.params)
        const wanted = { id: request.params.workflowId, kind }
        const workflow = await requireWorkflow(orm, { caller, owner }, 'workflow.read', wanted)
        return success([present(workflow, await verifiedAddresses(orm, workflow.steps))])
      })
    }
  }
}
