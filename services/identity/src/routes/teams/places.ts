import { OrganizationTeamPath, TeamPath } from '@punctual/contracts'

/** A team is reached by its organization, or by itself alone; what can be done to it there is the same. */
export const teamPlaces = [
  {
    path: '/v2/organizations/:orgId/teams/:teamId',
    params: OrganizationTeamPath,
    of: 'a team of an organization',
  },
  { path: '/v2/teams/:teamId', params: TeamPath, of: 'a team' },
] as const
