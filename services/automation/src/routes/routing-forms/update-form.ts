import { RoutingFormAnswer, success, UpdateRoutingForm } from '@punctual/contracts'
import { type App, requireUser } from '@punctual/http'
import { updateForm as update } from '../../app/routing-forms.ts'
import type { AutomationDeps } from '../../deps.ts'
import { guard, ownerAt } from '../../guards/owner-paths.ts'
import { presentForm } from '../../present/forms.ts'
import { editableFormPaths } from './paths.ts'

/**
 * PATCH of a routing form: changes the given fields; `fields` and `routes` replace all current
 * ones.
 */
export function updateForm(app: App, deps: AutomationDeps): void {
  for (const { path, item, of } of editableFormPaths) {
    const schema = {
      summary: `Update a routing form of ${of}`,
      description:
        'Changes only the given fields of the form; `fields` and `routes` replace all current ones.',
      errors: ['routing_form_not_found'],
      params: item.form,
      body: UpdateRoutingForm,
      response: { 200: RoutingFormAnswer },
    }
    const options = { schema, preValidation: guard(path, 'routingForm.update') }
    app.patch(`${path}/:routingFormId`, options, async (request) => {
      const caller = requireUser(request)
      const owner = await ownerAt(deps, caller, request.params)
      const asked = { caller, owner, id: request.params.routingFormId }
      return success(presentForm(await update(deps, asked, request.body)))
    })
  }
}
