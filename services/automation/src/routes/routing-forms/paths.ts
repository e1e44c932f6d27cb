import {
  OrganizationPath,
  OrganizationRoutingFormPaths,
  OrganizationTeamPath,
  RoutingFormPaths,
  TeamRoutingFormPaths,
} from '@punctual/contracts'
import { Type } from '@sinclair/typebox'

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
