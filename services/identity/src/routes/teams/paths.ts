import { OrganizationTeamPath, TeamPath } from '@punctual/contracts'

/** The two paths of a team: below its organization, or directly. Both have the same operations. */
export const teamPaths = [
  {
    path: '/v2/organizations/:orgId/teams/:teamId',
    params: OrganizationTeamPath,
    of: 'a team of an organization',
  },
  { path: '/v2/teams/:teamId', params: TeamPath, of: 'a team' },
] as const
