import { DomainError, success } from '@punctual/contracts'
import { type App, requireUser } from '@punctual/http'
import { findVerified } from '../../db/verified-resources.ts'
import type { AutomationDeps } from '../../deps.ts'
import { guard, ownerAt } from '../../guards/owner-paths.ts'
import { verifiedKinds } from './kinds.ts'

/** GET of a verified address; 404 `verified_resource_not_found`, also for another owner's. */
export function getVerified(app: App, deps: AutomationDeps): void {
  for (const { kind, noun, paths, answer, present } of verifiedKinds) {
    for (const { path, itemParams, of } of paths) {
      const schema = {
        summary: `Get a verified ${noun} of ${of}`,
        description: 'Returns one verified resource.',
        errors: ['verified_resource_not_found'],
        params: itemParams,
        response: { 200: answer },
      }
      const options = { schema, preValidation: guard(path, 'verifiedResource.read') }
      app.get(`${path}/:id`, options, async (request) => {
        const caller = requireUser(request)
        const owner = await ownerAt(deps, caller, request.params)
        const row = await findVerified(deps.db.orm, owner, kind, request.params.id)
        if (!row) throw new DomainError('verified_resource_not_found')
        return success(present(row))
      })
    }
  }
}
