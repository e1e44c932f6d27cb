import { RoutingFormAnswer, success } from '@punctual/contracts'
import { type App, requireUser } from '@punctual/http'
import type { AutomationDeps } from '../../deps.ts'
import { guard, ownerAt } from '../../guards/owner-paths.ts'
import { requireForm } from '../../guards/require-form.ts'
import { presentForm } from '../../present/forms.ts'
import { editableFormPaths } from './paths.ts'

/** GET of a routing form; 404 `routing_form_not_found`. */
export function getForm(app: App, deps: AutomationDeps): void {
  for (const { path, item, of } of editableFormPaths) {
    const schema = {
      summary: `Get a routing form of ${of}`,
      description: 'Returns its fields and routes.',
      errors: ['routing_form_not_found'],
      params: item.form,
      response: { 200: RoutingFormAnswer },
    }
    const options = { schema, preValidation: guard(path, 'routingForm.read') }
    app.get(`${path}/:routingFormId`, options, async (request) => {
      const caller = requireUser(request)
      const owner = await ownerAt(deps, caller, request.params)
      const asked = { caller, owner, id: request.params.routingFormId }
      const form = await requireForm(deps.db.orm, asked, 'routingForm.read')
      return success(presentForm(form))
    })
  }
}
