import { randomUUID } from 'node:crypto'
import { CreateRoutingForm, RoutingFormAnswer, success } from '@punctual/contracts'
import { type App, idempotent, requireUser } from '@punctual/http'
import { insertForm } from '../../db/form-repository.ts'
import { completeForm } from '../../domain/form-definition.ts'
import { editableFormPaths } from './paths.ts'
import { checkRouteTargets } from '../../guards/own-form-routes.ts'
import { ownerAt } from '../../guards/owner-at.ts'
import { presentForm } from '../../present/forms.ts'
import type { AutomationDeps } from '../../service.ts'
import { guard } from '../workflows/paths.ts'

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
      const { name, description = '', disabled = false } = request.body
      const definition = completeForm(request.body, randomUUID)
      await checkRouteTargets(deps, caller, owner, definition.routes)
      const now = deps.clock.now()
      return idempotent(deps, request, reply, async (tx) => {
        const form = { name, description, disabled, ...definition }
        const row = await insertForm(tx, randomUUID(), owner, form, now)
        return { status: 201, body: success(presentForm(row)) }
      })
    })
  }
}
