import {
  OrganizationInsights,
  OrganizationInsightsPage,
  OrganizationPath,
  OrganizationTeamPath,
  TeamInsights,
  TeamInsightsPage,
} from '@punctual/contracts'

/** The paths of insights, with the queries of a count and of a list. */
export const insightPaths = [
  {
    path: '/v2/organizations/:orgId/insights/booking-counts',
    params: OrganizationPath,
    query: OrganizationInsights,
    page: OrganizationInsightsPage,
    of: 'an organization',
  },
  {
    path: '/v2/organizations/:orgId/teams/:teamId/insights/booking-counts',
    params: OrganizationTeamPath,
    query: TeamInsights,
    page: TeamInsightsPage,
    of: 'a team',
  },
] as const
