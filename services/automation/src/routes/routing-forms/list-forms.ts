import { ListRoutingForms, paginate, RoutingFormsAnswer, success } from '@punctual/contracts'
import { type App, requireUser } from '@punctual/http'
import { listForms as list } from '../../db/form-repository.ts'
import type { AutomationDeps } from '../../deps.ts'
import { guard } from '../../guards/owner-paths.ts'
import { formOwnerAt } from '../../guards/require-form.ts'
import { presentForm } from '../../present/forms.ts'
import { formPaths } from './paths.ts'

/** GET of routing forms: the caller's own, a team's, or all of an organization. */
export function listForms(app: App, deps: AutomationDeps): void {
  for (const { path, params, of } of formPaths) {
    const schema = {
      summary: `List the routing forms of ${of}`,
      description: 'For an organization, those of all its teams and users.',
      params,
      querystring: ListRoutingForms,
      response: { 200: RoutingFormsAnswer },
    }
    app.get(path, { schema, preValidation: guard(path, 'routingForm.read') }, async (request) => {
      const caller = requireUser(request)
      const owner = await formOwnerAt(deps, caller, request.params)
      const { take = 100, skip = 0 } = request.query
      const { rows, total } = await list(deps.db.orm, owner, request.query)
      return { ...success(rows.map(presentForm)), pagination: paginate(total, take, skip) }
    })
  }
}
