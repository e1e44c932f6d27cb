import { randomUUID } from 'node:crypto'
import type { CreateRoutingForm, RoutingForm, UpdateRoutingForm } from '@punctual/contracts'
import type { Tx } from '@punctual/db'
import {
  deleteForm as deleteRow,
  type FormRow,
  insertForm,
  updateForm as updateRow,
} from '../db/form-repository.ts'
import type { AutomationDeps } from '../deps.ts'
import { completeForm } from '../domain/form-definition.ts'
import type { Owner } from '../domain/owner.ts'
import { checkRouteTargets } from '../guards/own-references.ts'
import { type AskedForm, requireForm } from '../guards/require-form.ts'

/**
 * Creates a routing form.
 * @param definition the completed fields and routes of `input`
 */
export function createForm(
  tx: Tx,
  owner: Owner,
  { name, description = '', disabled = false }: CreateRoutingForm,
  definition: Pick<RoutingForm, 'fields' | 'routes'>,
  now: Date,
): Promise<FormRow> {
  return insertForm(tx, randomUUID(), owner, { name, description, disabled, ...definition }, now)
}

/** Changes the given fields of a form; `fields` and `routes` replace all current ones. */
export async function updateForm(
  deps: AutomationDeps,
  asked: AskedForm & { owner: Owner },
  { name, description, disabled, fields, routes }: UpdateRoutingForm,
): Promise<FormRow> {
  const { userId } = await requireForm(deps.db.orm, asked, 'routingForm.update')
  if (routes) {
    const wanted = routes.map((route) => ({ id: '', conditions: [], ...route }))
    await checkRouteTargets(deps, asked.caller, { ...asked.owner, userId }, wanted)
  }
  return deps.db.transaction(async (tx) => {
    const before = await requireForm(tx.orm, asked, 'routingForm.update', { lock: true })
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
    return updateRow(tx, before.id, changes, deps.clock.now())
  })
}

/** Deletes a form with its responses. */
export function deleteForm(deps: AutomationDeps, asked: AskedForm): Promise<void> {
  return deps.db.transaction(async (tx) => {
    const { id } = await requireForm(tx.orm, asked, 'routingForm.delete', { lock: true })
    await deleteRow(tx, id)
  })
}
