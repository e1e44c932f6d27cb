import { done, EmptyAnswer } from '@punctual/contracts'
import { type App, requireUser } from '@punctual/http'
import { deleteForm as remove } from '../../db/form-repository.ts'
import { editableFormPaths, requireForm } from './paths.ts'
import { ownerAt } from '../../guards/owner-at.ts'
import type { AutomationDeps } from '../../service.ts'
import { guard } from '../workflows/paths.ts'

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
      const { routingFormId } = request.params
      return deps.db.transaction(async (tx) => {
        const asked = [caller, owner, 'routingForm.delete', routingFormId] as const
        const { id } = await requireForm(tx.orm, ...asked, { lock: true })
        await remove(tx, id)
        return done
      })
    })
  }
}
