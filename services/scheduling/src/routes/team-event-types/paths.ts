import {
  OrganizationTeamEventTypePath,
  OrganizationTeamPath,
  TeamEventTypePath,
  TeamPath,
} from '@punctual/contracts'

/**
 * A team's event types have paths below the organization and below only the team, with the same
 * rules.
 */
export const paths = [
  {
    path: '/v2/organizations/:orgId/teams/:teamId/event-types',
    params: OrganizationTeamPath,
    one: OrganizationTeamEventTypePath,
    of: 'a team of an organization',
  },
  { path: '/v2/teams/:teamId/event-types', params: TeamPath, one: TeamEventTypePath, of: 'a team' },
] as const
