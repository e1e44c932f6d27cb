import { badRequest, success, UpdateWorkflow, WorkflowAnswer } from '@punctual/contracts'
import { type App, requireUser } from '@punctual/http'
import { verifiedAddresses } from '../db/verified-resources.ts'
import { type StoredWorkflow, updateWorkflow as update } from '../db/workflow-repository.ts'
import { checkWorkflow } from '../domain/workflow-rules.ts'
import { checkVerified, ownEventTypes } from '../own-references.ts'
import { presentWorkflow } from '../present.ts'
import { requireWorkflow } from '../require-workflow.ts'
import type { AutomationDeps } from '../service.ts'
import { requestReplan } from '../timers.ts'
import { WorkflowPath } from './workflow-path.ts'

/** A step id that is given must be a step of this workflow. */
function checkStepIds(workflow: StoredWorkflow, { steps = [] }: UpdateWorkflow): void {
  const own = new Set(workflow.steps.map(({ id }) => id))
  const errors = steps.flatMap(({ id }, at) =>
    id === undefined || own.has(id)
      ? []
      : [{ path: `steps.${at}.id`, message: 'is not a step of this workflow' }],
  )
  if (errors.length > 0) throw badRequest(...errors)
}

/** PATCH /v2/workflows/{workflowId}: all optional; steps given replace all of them by id (contract 10, E16). */
export function updateWorkflow(app: App, deps: AutomationDeps): void {
  const schema = {
    summary: 'Change a workflow',
    params: WorkflowPath,
    body: UpdateWorkflow,
    response: { 200: WorkflowAnswer },
  }
  app.patch('/v2/workflows/:workflowId', { schema }, async (request) => {
    const caller = requireUser(request)
    const { workflowId } = request.params
    const input = request.body
    const { user_id } = await requireWorkflow(deps.db.orm, caller, 'workflow.update', workflowId)
    const owner = { userId: user_id, organizationId: caller.organizationId }
    checkWorkflow(input)
    await checkVerified(deps.db.orm, owner, input.steps ?? [])
    const eventTypeIds = await ownEventTypes(
      deps,
      caller,
      owner,
      input.activation?.activeOnEventTypeIds ?? [],
    )
    const now = deps.clock.now()
    return deps.db.transaction(async (tx) => {
      const before = await requireWorkflow(tx.orm, caller, 'workflow.update', workflowId, { lock: true })
      checkStepIds(before, input)
      const workflow = await update(tx, workflowId, input, eventTypeIds, now)
      if (input.trigger || input.activation) await requestReplan(tx, workflowId, now)
      return success([presentWorkflow(workflow, await verifiedAddresses(tx.orm, workflow.steps))])
    })
  })
}
