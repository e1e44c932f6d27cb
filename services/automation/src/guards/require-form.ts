import { type CallerContext, DomainError, type Permission } from '@punctual/contracts'
import type { Orm } from '@punctual/db'
import { requireCan } from '@punctual/http'
import { type FormRow, findForm, loadForm } from '../db/form-repository.ts'
import type { AutomationDeps } from '../deps.ts'
import type { Owner } from '../domain/owner.ts'
import { type OwnerPathParams, ownerAt } from './owner-paths.ts'

type FormPermission = Permission & `routingForm.${string}`

/** The owner of forms that a path names; without `teamId`, all forms of an organization. */
export type FormOwner = Owner | { organizationId: number }

/** A form that a caller asks for, and whose forms the path addresses. */
export interface AskedForm {
  caller: CallerContext
  owner: FormOwner
  id: string
}

/**
 * Returns the owner whose forms a path addresses; an organization's path addresses all forms in it.
 */
export async function formOwnerAt(
  deps: AutomationDeps,
  caller: CallerContext,
  params: object,
): Promise<FormOwner> {
  const { orgId, teamId }: OwnerPathParams = params
  return orgId !== undefined && teamId === undefined
    ? { organizationId: orgId }
    : ownerAt(deps, caller, params)
}

/**
 * Returns the form if the caller has the permission for it. The path's guard has checked a team or
 * an organization; a person's form needs its owner or a caller with the permission in the
 * organization.
 * @throws DomainError routing_form_not_found (404) for a missing or foreign form, 403 for one that
 *   the caller may only read
 */
export async function requireForm(
  orm: Orm,
  { caller, owner, id }: AskedForm,
  permission: FormPermission,
  options: { lock?: boolean } = {},
): Promise<FormRow> {
  const form = await findForm(orm, owner, id, options)
  if (!form) throw new DomainError('routing_form_not_found')
  if ('teamId' in owner && owner.teamId === null) {
    const owned = { ownerId: form.userId, organizationId: form.organizationId }
    requireCan(caller, permission, owned, 'routing_form_not_found')
  }
  return form
}

/**
 * Returns a form of any owner if the caller may read it.
 * @throws DomainError routing_form_not_found (404)
 */
export async function requireReadableForm(orm: Orm, caller: CallerContext, id: string): Promise<FormRow> {
  const form = await loadForm(orm, id)
  if (!form) throw new DomainError('routing_form_not_found')
  const { userId, teamId, organizationId } = form
  const owned = { ownerId: teamId === null ? userId : null, teamId, organizationId }
  requireCan(caller, 'routingForm.read', owned, 'routing_form_not_found')
  return form
}
