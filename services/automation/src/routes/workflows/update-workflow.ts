import { badRequest, success, type UpdateFormWorkflow, type UpdateWorkflow } from '@punctual/contracts'
import { type App, requireUser } from '@punctual/http'
import { verifiedAddresses } from '../../db/verified-resources.ts'
import { updateWorkflow as update } from '../../db/workflow-changes.ts'
import type { StoredWorkflow } from '../../db/workflow-repository.ts'
import { checkWorkflow } from '../../domain/workflow-rules.ts'
import { checkVerified, ownActivation } from '../../guards/own-references.ts'
import { ownerAt } from '../../guards/owner-at.ts'
import { requestRebuild } from '../../app/rebuild-workflow.ts'
import { requireWorkflow } from '../../guards/require-workflow.ts'
import type { AutomationDeps } from '../../service.ts'
import { workflowFamilies } from './families.ts'
import { guard } from './paths.ts'

/** Checks that all given step ids are steps of this workflow. */
function checkStepIds(workflow: StoredWorkflow, { steps = [] }: UpdateWorkflow | UpdateFormWorkflow): void {
  const own = new Set(workflow.steps.map(({ id }) => id))
  const errors = steps.flatMap(({ id }, at) =>
    id === undefined || own.has(id)
      ? []
      : [{ path: `steps.${at}.id`, message: 'is not a step of this workflow' }],
  )
  if (errors.length > 0) throw badRequest(...errors)
}

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
        const input = request.body
        const who = { caller, owner: await ownerAt(deps, caller, request.params) }
        const wanted = { id: request.params.workflowId, kind }
        const found = await requireWorkflow(deps.db.orm, who, 'workflow.update', wanted)
        const owner = { ...who.owner, userId: found.user_id }
        checkWorkflow(input)
        await checkVerified(deps.db.orm, owner, input.steps ?? [])
        const activation = input.activation && (await ownActivation(deps, caller, owner, input.activation))
        const now = deps.clock.now()
        return deps.db.transaction(async (tx) => {
          const before = await requireWorkflow(tx.orm, who, 'workflow.update', wanted, { lock: true })
          checkStepIds(before, input)
          const workflow = await update(tx, before.id, input, activation, now)
          if (input.trigger || activation) await requestRebuild(tx, workflow, now)
          return success([present(workflow, await verifiedAddresses(tx.orm, workflow.steps))])
        })
      })
    }
  }
}
