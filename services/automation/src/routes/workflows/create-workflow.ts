import { success } from '@punctual/contracts'
import { type App, idempotent, requireUser } from '@punctual/http'
import { createWorkflow as create } from '../../app/workflows.ts'
import type { AutomationDeps } from '../../deps.ts'
import { checkWorkflow } from '../../domain/workflow-rules.ts'
import { checkVerified, ownActivation } from '../../guards/own-references.ts'
import { guard, ownerAt } from '../../guards/owner-paths.ts'
import { workflowFamilies } from './families.ts'

/** POST of a workflow, 201: returns the workflow in an array. */
export function createWorkflow(app: App, deps: AutomationDeps): void {
  for (const { kind, paths, create: body, answer, present, noun } of workflowFamilies) {
    for (const { path, params, of } of paths) {
      const schema = {
        summary: `Create a ${noun} for ${of}`,
        description: 'Returns the workflow in an array. Steps can send to verified resources only.',
        params,
        body,
        response: { 201: answer },
      }
      const preValidation = guard(path, 'workflow.create')
      app.post(path, { schema, preValidation }, async (request, reply) => {
        const caller = requireUser(request)
        const input = request.body
        const owner = await ownerAt(deps, caller, request.params)
        checkWorkflow(input)
        await checkVerified(deps.db.orm, owner, input.steps)
        const activation = await ownActivation(deps, caller, owner, input.activation)
        const now = deps.clock.now()
        return idempotent(deps, request, reply, async (tx) => {
          const { workflow, addresses } = await create(tx, { owner, kind, input, activation }, now)
          return { status: 201, body: success([present(workflow, addresses)]) }
        })
      })
    }
  }
}
