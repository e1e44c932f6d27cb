import { OrganizationTeamMembershipPath, TeamMembershipPath } from '@punctual/contracts'

/**
 * The two paths of a team's membership. Below an organization, only its admins can read addresses.
 */
export const teamMembershipPaths = [
  {
    path: '/v2/organizations/:orgId/teams/:teamId/memberships/:membershipId',
    params: OrganizationTeamMembershipPath,
    of: 'a team of an organization',
    readable: 'team.listMembersPrivate',
  },
  {
    path: '/v2/teams/:teamId/memberships/:membershipId',
    params: TeamMembershipPath,
    of: 'a team',
    readable: 'team.listMembers',
  },
] as const
