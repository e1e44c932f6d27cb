import { CreateWorkflow, success, WorkflowAnswer } from '@punctual/contracts'
import { type App, idempotent, requireCan, requireUser } from '@punctual/http'
import { verifiedAddresses } from '../db/verified-resources.ts'
import { insertWorkflow } from '../db/workflow-repository.ts'
import { checkWorkflow } from '../domain/workflow-rules.ts'
import { checkVerified, ownEventTypes } from '../own-references.ts'
import { presentWorkflow } from '../present.ts'
import type { AutomationDeps } from '../service.ts'
import { requestReplan } from '../timers.ts'

/** POST /v2/workflows (contract, Names: user-level workflows): 201 with an array of the one workflow. */
export function createWorkflow(app: App, deps: AutomationDeps): void {
  const schema = { summary: 'Make a workflow', body: CreateWorkflow, response: { 201: WorkflowAnswer } }
  app.post('/v2/workflows', { schema }, async (request, reply) => {
    const caller = requireUser(request)
    const input = request.body
    requireCan(caller, 'workflow.create', { ownerId: caller.userId }, 'workflow_not_found')
    checkWorkflow(input)
    await checkVerified(deps.db.orm, caller, input.steps)
    const eventTypeIds = await ownEventTypes(
      deps,
      caller,
      caller,
      input.activation.activeOnEventTypeIds ?? [],
    )
    const now = deps.clock.now()
    return idempotent(deps, request, reply, async (tx) => {
      const workflow = await insertWorkflow(tx, caller, input, eventTypeIds, now)
      await requestReplan(tx, workflow.id, now)
      const addresses = await verifiedAddresses(tx.orm, workflow.steps)
      return { status: 201, body: success([presentWorkflow(workflow, addresses)]) }
    })
  })
}
