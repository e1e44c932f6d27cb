import { PageQuery, paginate, success, WorkflowListAnswer } from '@punctual/contracts'
import { type App, requireUser } from '@punctual/http'
import { Type } from '@sinclair/typebox'
import { verifiedAddresses } from '../db/verified-resources.ts'
import { listWorkflows as list } from '../db/workflow-repository.ts'
import { presentWorkflow } from '../present.ts'
import type { AutomationDeps } from '../service.ts'

/** GET /v2/workflows?take=&skip=: the caller's own event-type workflows, oldest first. */
export function listWorkflows(app: App, { db }: AutomationDeps): void {
  const schema = {
    summary: 'List your workflows',
    querystring: Type.Object(PageQuery),
    response: { 200: WorkflowListAnswer },
  }
  app.get('/v2/workflows', { schema }, async (request) => {
    const caller = requireUser(request)
    const { take = 100, skip = 0 } = request.query
    const { workflows, total } = await list(db.orm, caller, { take, skip })
    const addresses = await verifiedAddresses(
      db.orm,
      workflows.flatMap(({ steps }) => steps),
    )
    return {
      ...success(workflows.map((workflow) => presentWorkflow(workflow, addresses))),
      pagination: paginate(total, take, skip),
    }
  })
}
