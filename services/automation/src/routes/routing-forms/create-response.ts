import { randomUUID } from 'node:crypto'
import { CreateFormResponseQuery, FormAnswers, RoutedResponseAnswer, success } from '@punctual/contracts'
import { type App, idempotent, requireUser } from '@punctual/http'
import { insertResponse } from '../../db/form-responses.ts'
import { answerOfType } from '../../domain/form-answers.ts'
import { formOwnerAt, formPaths, requireForm } from './paths.ts'
import { submit } from '../../app/form-submissions.ts'
import { presentRoute, routeAnswers, slotsOf } from '../../app/route-response.ts'
import type { AutomationDeps } from '../../service.ts'
import { guard } from '../workflows/paths.ts'

/**
 * POST of a response to a routing form, 201: returns where it leads, with slots for an event type.
 * With `queueResponse=true` the response is submitted once a booking names its `queuedResponseId`.
 */
export function createResponse(app: App, deps: AutomationDeps): void {
  for (const { path, item, of } of formPaths) {
    const schema = {
      summary: `Create a response to a routing form of ${of}`,
      description:
        'Returns where the response leads, with slots if that is an event type. With `queueResponse=true`, it is submitted once a booking names its `queuedResponseId`.',
      errors: ['routing_form_not_found', 'routing_form_disabled'],
      params: item.form,
      querystring: CreateFormResponseQuery,
      body: FormAnswers,
      response: { 201: RoutedResponseAnswer },
    }
    const options = { schema, preValidation: guard(path, 'routingForm.respond') }
    app.post(`${path}/:routingFormId/responses`, options, async (request, reply) => {
      const caller = requireUser(request)
      const owner = await formOwnerAt(deps, caller, request.params)
      const { routingFormId } = request.params
      const form = await requireForm(deps.db.orm, caller, owner, 'routingForm.respond', routingFormId)
      const { answers, route } = routeAnswers(form, request.body)
      const slots = await slotsOf(deps, caller, route, request.query)
      const now = deps.clock.now()
      const queued = request.query.queueResponse === 'true' && route.eventTypeId !== undefined
      const newResponse = {
        organizationId: form.organization_id,
        formId: form.id,
        formFillerId: randomUUID(),
        answers,
        route,
        queued,
        email: answerOfType(form.fields, answers, 'email')?.toLowerCase(),
      }
      return idempotent(deps, request, reply, async (tx) => {
        const response = await insertResponse(tx, newResponse, now)
        if (!queued) await submit(tx, { form, response }, { publicUrl: deps.config.publicUrl, now })
        const routing = {
          responseId: queued ? null : response.id,
          ...(queued ? { queuedResponseId: newResponse.formFillerId } : {}),
          teamMemberIds: [],
        }
        return { status: 201, body: success({ ...presentRoute(route, slots), routing }) }
      })
    })
  }
}
