import { PageQuery, paginate, success } from '@punctual/contracts'
import { type App, requireUser } from '@punctual/http'
import { Type } from '@sinclair/typebox'
import { listVerified as list } from '../../db/verified-resources.ts'
import type { AutomationDeps } from '../../deps.ts'
import { guard, ownerAt } from '../../guards/owner-paths.ts'
import { verifiedKinds } from './kinds.ts'

/** GET of the verified addresses of one kind, `?take=&skip=`, oldest first. */
export function listVerified(app: App, deps: AutomationDeps): void {
  for (const { kind, nouns, paths, listAnswer, present } of verifiedKinds) {
    for (const { path, params, of } of paths) {
      const schema = {
        summary: `List the verified ${nouns} of ${of}`,
        description: 'The oldest verified resource comes first.',
        params,
        querystring: Type.Object(PageQuery),
        response: { 200: listAnswer },
      }
      app.get(path, { schema, preValidation: guard(path, 'verifiedResource.read') }, async (request) => {
        const caller = requireUser(request)
        const owner = await ownerAt(deps, caller, request.params)
        const { take = 100, skip = 0 } = request.query
        const { rows, total } = await list(deps.db.orm, owner, kind, { take, skip })
        return { ...success(rows.map((row) => present(row))), pagination: paginate(total, take, skip) }
      })
    }
  }
}
