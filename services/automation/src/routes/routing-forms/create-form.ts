import { randomUUID } from 'node:crypto'
import { CreateRoutingForm, RoutingFormAnswer, success } from '@punctual/contracts'
import { type App, idempotent, requireUser } from '@punctual/http'
import { createForm as create } from '../../app/routing-forms.ts'
import type { AutomationDeps } from '../../deps.ts'
import { completeForm } from '../../domain/form-definition.ts'
import { checkRouteTargets } from '../../guards/own-references.ts'
import { guard, ownerAt } from '../../guards/owner-paths.ts'
import { presentForm } from '../../present/forms.ts'
import { editableFormPaths } from './paths.ts'

/** POST of a routing form, 201. */
export function createForm(app: App, deps: AutomationDeps): void {
  for (const { path, params, of } of editableFormPaths) {
    const schema = {
      summary: `Create a routing form for ${of}`,
      description: 'A response follows the first route whose conditions hold.',
      errors: ['event_type_not_found'],
      params,
      body: CreateRoutingForm,
      response: { 201: RoutingFormAnswer },
    }
    const preValidation = guard(path, 'routingForm.create')
    app.post(path, { schema, preValidation }, async (request, reply) => {
      const caller = requireUser(request)
      const owner = await ownerAt(deps, caller, request.params)
      const definition = completeForm(request.body, randomUUID)
      await checkRouteTargets(deps, caller, owner, definition.routes)
      const now = deps.clock.now()
      return idempotent(deps, request, reply, async (tx) => {
        const row = await create(tx, owner, request.body, definition, now)
        return { status: 201, body: success(presentForm(row)) }
      })
    })
  }
}
