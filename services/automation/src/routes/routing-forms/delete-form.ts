import { done, EmptyAnswer } from '@punctual/contracts'
import { type App, requireUser } from '@punctual/http'
import { deleteForm as remove } from '../../app/routing-forms.ts'
import type { AutomationDeps } from '../../deps.ts'
import { guard, ownerAt } from '../../guards/owner-paths.ts'
import { editableFormPaths } from './paths.ts'

/** DELETE of a routing form and its responses. */
export function deleteForm(app: App, deps: AutomationDeps): void {
  for (const { path, item, of } of editableFormPaths) {
    const schema = {
      summary: `Delete a routing form of ${of}`,
      description: 'Deletes its responses too.',
      errors: ['routing_form_not_found'],
      params: item.form,
      response: { 200: EmptyAnswer },
    }
    const options = { schema, preValidation: guard(path, 'routingForm.delete') }
    app.delete(`${path}/:routingFormId`, options, async (request) => {
      const caller = requireUser(request)
      const owner = await ownerAt(deps, caller, request.params)
      await remove(deps, { caller, owner, id: request.params.routingFormId })
      return done
    })
  }
}
