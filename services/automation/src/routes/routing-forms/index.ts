import type { App } from '@punctual/http'
import type { AutomationDeps } from '../../deps.ts'
import { calculateSlots } from './calculate-slots.ts'
import { createForm } from './create-form.ts'
import { createResponse } from './create-response.ts'
import { deleteForm } from './delete-form.ts'
import { getForm } from './get-form.ts'
import { listForms } from './list-forms.ts'
import { listResponses } from './list-responses.ts'
import { updateForm } from './update-form.ts'
import { updateResponse } from './update-response.ts'

/** Registers the routes of routing forms and their responses. */
export function routingFormRoutes(app: App, deps: AutomationDeps): void {
  createForm(app, deps)
  listForms(app, deps)
  getForm(app, deps)
  updateForm(app, deps)
  deleteForm(app, deps)
  createResponse(app, deps)
  listResponses(app, deps)
  updateResponse(app, deps)
  calculateSlots(app, deps)
}
