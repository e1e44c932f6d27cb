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
import { type FormRow, findForm } from './db/form-repository.ts'
import { ownerAt, type PlaceParams } from './places.ts'
import type { AutomationDeps } from './service.ts'

export type FormPermission = Permission & `routingForm.${string}`

/** Where routing forms are made and kept: a person's own, and those of a team of an organization. */
export const formHomes = [
  { path: '/v2/routing-forms', params: Type.Object({}), item: RoutingFormPaths, of: 'the caller' },
  {
    path: '/v2/organizations/:orgId/teams/:teamId/routing-forms',
    params: OrganizationTeamPath,
    item: TeamRoutingFormPaths,
    of: 'a team of an organization',
  },
] as const

/** Where they are filled: there, and over all of an organization. */
export const formPlaces = [
  ...formHomes,
  {
    path: '/v2/organizations/:orgId/routing-forms',
    params: OrganizationPath,
    item: OrganizationRoutingFormPaths,
    of: 'an organization',
  },
] as const

/** @returns whose forms a path is about; an organization's path is about all of its forms */
export async function formPlaceAt(deps: AutomationDeps, caller: CallerContext, params: object) {
  const { orgId, teamId }: PlaceParams = params
  return orgId !== undefined && teamId === undefined
    ? { organizationId: orgId }
    : ownerAt(deps, caller, params)
}

/**
 * @returns the form if the caller may do that to it: below a team or an organization the guard of the path has seen to it;
 * of a person, its owner, and whoever may within the organization
 * @throws DomainError routing_form_not_found (404) for a missing or foreign one, 403 for one that the caller may only know of
 */
export async function requireForm(
  orm: Orm,
  caller: CallerContext,
  place: Awaited<ReturnType<typeof formPlaceAt>>,
  permission: FormPermission,
  id: string,
  options: { lock?: boolean } = {},
): Promise<FormRow> {
  const form = await findForm(orm, place, id, options)
  if (!form) throw new DomainError('routing_form_not_found')
  if ('teamId' in place && place.teamId === null) {
    const owned = { ownerId: form.user_id, organizationId: form.organization_id }
    requireCan(caller, permission, owned, 'routing_form_not_found')
  }
  return form
}
