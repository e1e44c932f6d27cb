import {
  type CallerContext,
  DomainError,
  OrganizationPath,
  OrganizationRoutingFormPaths,
  OrganizationTeamPath,
  type Permission,
  RoutingFormPaths,
  TeamRoutingFormPaths,
} from '@punctual/contracts'
import type { Orm } from '@punctual/db'
import { requireCan } from '@punctual/http'
import { Type } from '@sinclair/typebox'
import { type FormRow, findForm } from '../../db/form-repository.ts'
import { type OwnerPathParams, ownerAt } from '../../guards/owner-at.ts'
import type { AutomationDeps } from '../../service.ts'

export type FormPermission = Permission & `routingForm.${string}`

/**
 * The paths where routing forms are created and edited: the caller's own, and those of an
 * organization's team.
 */
export const editableFormPaths = [
  { path: '/v2/routing-forms', params: Type.Object({}), item: RoutingFormPaths, of: 'the caller' },
  {
    path: '/v2/organizations/:orgId/teams/:teamId/routing-forms',
    params: OrganizationTeamPath,
    item: TeamRoutingFormPaths,
    of: 'a team of an organization',
  },
] as const

/** The paths where forms are listed and answered: the same, and all forms of an organization. */
export const formPaths = [
  ...editableFormPaths,
  {
    path: '/v2/organizations/:orgId/routing-forms',
    params: OrganizationPath,
    item: OrganizationRoutingFormPaths,
    of: 'an organization',
  },
] as const

/**
 * Returns the owner whose forms a path addresses; an organization's path addresses all forms in it.
 */
export async function formOwnerAt(deps: AutomationDeps, caller: CallerContext, params: object) {
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
  caller: CallerContext,
  owner: Awaited<ReturnType<typeof formOwnerAt>>,
  permission: FormPermission,
  id: string,
  options: { lock?: boolean } = {},
): Promise<FormRow> {
  const form = await findForm(orm, owner, id, options)
  if (!form) throw new DomainError('routing_form_not_found')
  if ('teamId' in owner && owner.teamId === null) {
    const owned = { ownerId: form.user_id, organizationId: form.organization_id }
    requireCan(caller, permission, owned, 'routing_form_not_found')
  }
  return form
}
