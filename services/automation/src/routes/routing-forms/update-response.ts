import { DomainError, FormResponseAnswer, success, UpdateFormResponse } from '@punctual/contracts'
import { type App, requireUser } from '@punctual/http'
import { findResponse, updateResponse as update } from '../../db/form-responses.ts'
import { answerOfType, readAnswers } from '../../domain/form-answers.ts'
import { formOwnerAt, formPaths, requireForm } from './paths.ts'
import { presentResponse } from '../../present/forms.ts'
import type { AutomationDeps } from '../../service.ts'
import { guard } from '../workflows/paths.ts'

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
      const { routingFormId, responseId } = request.params
      return deps.db.transaction(async (tx) => {
        const form = await requireForm(tx.orm, caller, owner, 'routingForm.update', routingFormId)
        const before = await findResponse(tx.orm, form.id, responseId, { lock: true })
        if (!before) throw new DomainError('routing_form_response_not_found')
        const { response: given = {} } = request.body
        const unchanged = Object.fromEntries(
          Object.entries(before.response).filter(([id]) => !answersField(form.fields, given, id)),
        )
        const answers = readAnswers(form.fields, { ...unchanged, ...given })
        const email = answerOfType(form.fields, answers, 'email')?.toLowerCase()
        return success(presentResponse(await update(tx, before.id, { answers, email }, deps.clock.now())))
      })
    })
  }
}

/** Whether an answer is given for a field, by its id or its identifier. */
function answersField(
  fields: { id: string; identifier: string }[],
  given: Record<string, unknown>,
  id: string,
): boolean {
  const identifier = fields.find((field) => field.id === id)?.identifier
  return Object.hasOwn(given, id) || (identifier !== undefined && Object.hasOwn(given, identifier))
}
