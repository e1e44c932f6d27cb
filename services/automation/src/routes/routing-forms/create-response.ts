import {
  CreateFormResponseQuery,
  defined,
  FormAnswers,
  RoutedResponseAnswer,
  success,
} from '@punctual/contracts'
import { type App, idempotent, requireUser } from '@punctual/http'
import {
  createResponse as create,
  onlyMember,
  routeAnswers,
  slotsOf,
  withMembers,
} from '../../app/form-responses.ts'
import type { AutomationDeps } from '../../deps.ts'
import { guard } from '../../guards/owner-paths.ts'
import { formOwnerAt, requireForm } from '../../guards/require-form.ts'
import { presentRoute } from '../../present/forms.ts'
import { formPaths } from './paths.ts'

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
      const asked = { caller, owner, id: request.params.routingFormId }
      const form = await requireForm(deps.db.orm, asked, 'routingForm.respond')
      const routed = await withMembers(deps, caller, form, routeAnswers(form, request.body))
      const { route } = routed
      const slots = await slotsOf(deps, caller, route, request.query)
      const teamMemberEmail = await onlyMember(deps, route)
      const now = deps.clock.now()
      const queued = request.query.queueResponse === 'true' && route.eventTypeId !== undefined
      return idempotent(deps, request, reply, async (tx) => {
        const run = { publicUrl: deps.config.publicUrl, now }
        const response = await create(tx, form, { ...routed, queued }, run)
        const routing = {
          responseId: queued ? null : response.id,
          ...(queued ? { queuedResponseId: response.formFillerId } : {}),
          teamMemberIds: route.teamMemberIds ?? [],
          ...defined({ teamMemberEmail }),
          skipContactOwner: false,
        }
        return { status: 201, body: success({ ...presentRoute(route, slots), routing }) }
      })
    })
  }
}
