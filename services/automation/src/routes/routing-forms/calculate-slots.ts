import { FormAnswers, FormSlotsAnswer, FormSlotsQuery, RoutingFormPaths, success } from '@punctual/contracts'
import { type App, requireUser } from '@punctual/http'
import { routeAnswers, slotsOf, withMembers } from '../../app/form-responses.ts'
import type { AutomationDeps } from '../../deps.ts'
import { requireReadableForm } from '../../guards/require-form.ts'
import { presentRoute } from '../../present/forms.ts'

/**
 * POST /v2/routing-forms/{routingFormId}/calculate-slots, 200: returns where answers lead, with the
 * slots of the event type, and stores nothing. Requires the permission to read the form.
 */
export function calculateSlots(app: App, deps: AutomationDeps): void {
  const schema = {
    summary: 'Calculate the slots of a routing form response',
    description:
      'Returns where the response leads, with the slots of the event type. The response is not stored.',
    errors: ['routing_form_not_found', 'routing_form_disabled', 'event_type_not_found'],
    params: RoutingFormPaths.form,
    querystring: FormSlotsQuery,
    body: FormAnswers,
    response: { 200: FormSlotsAnswer },
  }
  app.post('/v2/routing-forms/:routingFormId/calculate-slots', { schema }, async (request) => {
    const caller = requireUser(request)
    const form = await requireReadableForm(deps.db.orm, caller, request.params.routingFormId)
    const { route } = await withMembers(deps, caller, form, routeAnswers(form, request.body))
    const slots = await slotsOf(deps, caller, route, request.query)
    return success(presentRoute(route, slots))
  })
}
