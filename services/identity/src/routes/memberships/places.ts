import { OrganizationTeamMembershipPath, TeamMembershipPath } from '@punctual/contracts'

/** A membership of a team is reached as its team is. Within an organization its admins alone read the addresses. */
export const teamMembershipPlaces = [
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
