import { success, WorkflowRebuildAnswer } from '@punctual/contracts'
import { type App, requireUser } from '@punctual/http'
import { findRebuild } from '../../db/rebuilds.ts'
import type { AutomationDeps } from '../../deps.ts'
import { guard, ownerAt } from '../../guards/owner-paths.ts'
import { requireWorkflow } from '../../guards/require-workflow.ts'
import { workflowPaths } from './families.ts'

/**
 * GET .../workflows/{workflowId}/rebuild: the progress of scheduling a changed workflow's messages
 * again.
 */
export function getRebuild(app: App, deps: AutomationDeps): void {
  const { orm } = deps.db
  for (const { item, itemParams } of workflowPaths['event-type']) {
    const schema = {
      summary: 'Get the rebuild status of a workflow',
      description:
        'After a change, the pending messages of upcoming bookings are scheduled again in the background.',
      errors: ['workflow_not_found'],
      params: itemParams,
      response: { 200: WorkflowRebuildAnswer },
    }
    app.get(`${item}/rebuild`, { schema, preValidation: guard(item, 'workflow.read') }, async (request) => {
      const caller = requireUser(request)
      const who = { caller, owner: await ownerAt(deps, caller, request.params) }
      const wanted = { id: request.params.workflowId, kind: 'event-type' as const }
      const { id } = await requireWorkflow(orm, who, 'workflow.read', wanted)
      const row = await findRebuild(orm, id)
      if (!row) return success({ state: 'none' as const, total: 0, done: 0 })
      return success({
        state: row.finishedAt ? ('finished' as const) : ('running' as const),
        total: row.total,
        done: row.done,
        requestedAt: row.requestedAt.toISOString(),
        ...(row.finishedAt ? { finishedAt: row.finishedAt.toISOString() } : {}),
      })
    })
  }
}
