import { paginate, success, WorkflowMessagesAnswer, WorkflowMessagesQuery } from '@punctual/contracts'
import { type App, requireUser } from '@punctual/http'
import { listMessages as list } from '../../db/message-repository.ts'
import type { AutomationDeps } from '../../deps.ts'
import { guard, ownerAt } from '../../guards/owner-paths.ts'
import { requireWorkflow } from '../../guards/require-workflow.ts'
import { presentMessage } from '../../present/workflows.ts'
import { workflowFamilies } from './families.ts'

/**
 * GET .../messages of a workflow, `?status=&take=&skip=`: sent and pending messages, newest first.
 */
export function listMessages(app: App, deps: AutomationDeps): void {
  const { orm } = deps.db
  for (const { kind, paths, noun } of workflowFamilies) {
    for (const { item, itemParams } of paths) {
      const schema = {
        summary: `List the messages of a ${noun}`,
        description: 'Messages that were sent or are pending, the newest first.',
        errors: ['workflow_not_found'],
        params: itemParams,
        querystring: WorkflowMessagesQuery,
        response: { 200: WorkflowMessagesAnswer },
      }
      app.get(
        `${item}/messages`,
        { schema, preValidation: guard(item, 'workflow.read') },
        async (request) => {
          const caller = requireUser(request)
          const who = { caller, owner: await ownerAt(deps, caller, request.params) }
          const wanted = { id: request.params.workflowId, kind }
          const { id } = await requireWorkflow(orm, who, 'workflow.read', wanted)
          const { take = 100, skip = 0, status } = request.query
          const { rows, total } = await list(orm, { workflowId: id, status, take, skip })
          return { ...success(rows.map(presentMessage)), pagination: paginate(total, take, skip) }
        },
      )
    }
  }
}
