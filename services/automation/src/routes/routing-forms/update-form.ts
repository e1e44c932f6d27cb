import { randomUUID } from 'node:crypto'
import { RoutingFormAnswer, success, UpdateRoutingForm } from '@punctual/contracts'
import { type App, requireUser } from '@punctual/http'
import { updateForm as update } from '../../db/form-repository.ts'
import { completeForm } from '../../domain/form-definition.ts'
import { editableFormPaths, requireForm } from './paths.ts'
import { checkRouteTargets } from '../../guards/own-form-routes.ts'
import { ownerAt } from '../../guards/owner-at.ts'
import { presentForm } from '../../present/forms.ts'
import type { AutomationDeps } from '../../service.ts'
import { guard } from '../workflows/paths.ts'

/**
 * PATCH of a routing form: changes the given fields; `fields` and `routes` replace all current
 * ones.
 */
export function updateForm(app: App, deps: AutomationDeps): void {
  for (const { path, item, of } of editableFormPaths) {
    const schema = {
      summary: `Update a routing form of ${of}`,
      description:
        'Changes only the given fields of the form; `fields` and `routes` replace all current ones.',
      errors: ['routing_form_not_found'],
      params: item.form,
      body: UpdateRoutingForm,
      response: { 200: RoutingFormAnswer },
    }
    const options = { schema, preValidation: guard(path, 'routingForm.update') }
    app.patch(`${path}/:routingFormId`, options, async (request) => {
      const caller = requireUser(request)
      const owner = await ownerAt(deps, caller, request.params)
      const { routingFormId } = request.params
      const { name, description, disabled, fields, routes } = request.body
      const require = (orm: typeof deps.db.orm, lock: boolean) =>
        requireForm(orm, caller, owner, 'routingForm.update', routingFormId, { lock })
      const { user_id } = await require(deps.db.orm, false)
      const targets = { ...owner, userId: user_id }
      if (routes) {
        const asked = routes.map((route) => ({ id: '', conditions: [], ...route }))
        await checkRouteTargets(deps, caller, targets, asked)
      }
      return deps.db.transaction(async (tx) => {
        const before = await require(tx.orm, true)
        const definition =
          fields || routes
            ? completeForm({ fields: fields ?? before.fields, routes: routes ?? before.routes }, randomUUID)
            : {}
        const changes = {
          ...(name === undefined ? {} : { name }),
          ...(description === undefined ? {} : { description }),
          ...(disabled === undefined ? {} : { disabled }),
          ...definition,
        }
        return success(presentForm(await update(tx, before.id, changes, deps.clock.now())))
      })
    })
  }
}
