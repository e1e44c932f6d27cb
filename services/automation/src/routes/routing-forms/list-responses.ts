import { FormResponsesAnswer, paginate, RoutingFormsQuery, success } from '@punctual/contracts'
import { type App, requireUser } from '@punctual/http'
import { listResponses as list } from '../../db/form-responses.ts'
import type { AutomationDeps } from '../../deps.ts'
import { guard } from '../../guards/owner-paths.ts'
import { formOwnerAt, requireForm } from '../../guards/require-form.ts'
import { presentResponse } from '../../present/forms.ts'
import { formPaths } from './paths.ts'

/** GET of the responses to a routing form, oldest first by default. */
export function listResponses(app: App, deps: AutomationDeps): void {
  for (const { path, item, of } of formPaths) {
    const schema = {
      summary: `List the responses to a routing form of ${of}`,
      description: 'The oldest response comes first, unless the query sorts otherwise.',
      errors: ['routing_form_not_found'],
      params: item.form,
      querystring: RoutingFormsQuery,
      response: { 200: FormResponsesAnswer },
    }
    const options = { schema, preValidation: guard(path, 'routingForm.read') }
    app.get(`${path}/:routingFormId/responses`, options, async (request) => {
      const caller = requireUser(request)
      const owner = await formOwnerAt(deps, caller, request.params)
      const asked = { caller, owner, id: request.params.routingFormId }
      const { id } = await requireForm(deps.db.orm, asked, 'routingForm.read')
      const { take = 100, skip = 0 } = request.query
      const { rows, total } = await list(deps.db.orm, id, request.query)
      return { ...success(rows.map(presentResponse)), pagination: paginate(total, take, skip) }
    })
  }
}
