import {
  OrganizationTeamEventTypePath,
  OrganizationTeamPath,
  TeamEventTypePath,
  TeamPath,
} from '@punctual/contracts'

/** A team's event types are reached by its organization, or by the team alone; what can be done there is the same. */
export const places = [
  {
    path: '/v2/organizations/:orgId/teams/:teamId/event-types',
    params: OrganizationTeamPath,
    one: OrganizationTeamEventTypePath,
    of: 'a team of an organization',
  },
  { path: '/v2/teams/:teamId/event-types', params: TeamPath, one: TeamEventTypePath, of: 'a team' },
] as const
