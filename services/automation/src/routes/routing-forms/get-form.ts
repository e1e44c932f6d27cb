import { RoutingFormAnswer, success } from '@punctual/contracts'
import { type App, requireUser } from '@punctual/http'
import { editableFormPaths, requireForm } from './paths.ts'
import { ownerAt } from '../../guards/owner-at.ts'
import { presentForm } from '../../present/forms.ts'
import type { AutomationDeps } from '../../service.ts'
import { guard } from '../workflows/paths.ts'

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
      const { routingFormId } = request.params
      const form = await requireForm(deps.db.orm, caller, owner, 'routingForm.read', routingFormId)
      return success(presentForm(form))
    })
  }
}
