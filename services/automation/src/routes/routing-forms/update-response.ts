import { FormResponseAnswer, success, UpdateFormResponse } from '@punctual/contracts'
import { type App, requireUser } from '@punctual/http'
import { updateResponse as update } from '../../app/form-responses.ts'
import type { AutomationDeps } from '../../deps.ts'
import { guard } from '../../guards/owner-paths.ts'
import { formOwnerAt } from '../../guards/require-form.ts'
import { presentResponse } from '../../present/forms.ts'
import { formPaths } from './paths.ts'

/** PATCH of a response: replaces the answers to the given fields; triggers nothing. */
export function updateResponse(app: App, deps: AutomationDeps): void {
  for (const { path, item, of } of formPaths) {
    const schema = {
      summary: `Update a response to a routing form of ${of}`,
      description:
        'Given answers replace those to the same fields. No workflow or webhook is triggered again.',
      errors: ['routing_form_not_found', 'routing_form_response_not_found'],
      params: item.response,
      body: UpdateFormResponse,
      response: { 200: FormResponseAnswer },
    }
    const options = { schema, preValidation: guard(path, 'routingForm.update') }
    app.patch(`${path}/:routingFormId/responses/:responseId`, options, async (request) => {
      const caller = requireUser(request)
      const owner = await formOwnerAt(deps, caller, request.params)
      const { routingFormId: id, responseId } = request.params
      const row = await update(deps, { caller, owner, id, responseId }, request.body)
      return success(presentResponse(row))
    })
  }
}
