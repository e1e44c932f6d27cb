import { PageQuery, paginate, success } from '@punctual/contracts'
import { type App, requireUser } from '@punctual/http'
import { Type } from '@sinclair/typebox'
import { verifiedAddresses } from '../../db/verified-resources.ts'
import { listWorkflows as list } from '../../db/workflow-repository.ts'
import type { AutomationDeps } from '../../deps.ts'
import { guard, ownerAt } from '../../guards/owner-paths.ts'
import { workflowFamilies } from './families.ts'

/** GET of a team's or the caller's workflows, `?take=&skip=`, oldest first. */
export function listWorkflows(app: App, deps: AutomationDeps): void {
  const { orm } = deps.db
  for (const { kind, paths, listAnswer, present, nouns } of workflowFamilies) {
    for (const { path, params, of } of paths) {
      const schema = {
        summary: `List the ${nouns} of ${of}`,
        description: 'The oldest workflow comes first.',
        params,
        querystring: Type.Object(PageQuery),
        response: { 200: listAnswer },
      }
      app.get(path, { schema, preValidation: guard(path, 'workflow.read') }, async (request) => {
        const caller = requireUser(request)
        const owner = await ownerAt(deps, caller, request.params)
        const { take = 100, skip = 0 } = request.query
        const { workflows, total } = await list(orm, owner, kind, { take, skip })
        const addresses = await verifiedAddresses(
          orm,
          workflows.flatMap(({ steps }) => steps),
        )
        return {
          ...success(workflows.map((workflow) => present(workflow, addresses))),
          pagination: paginate(total, take, skip),
        }
      })
    }
  }
}
