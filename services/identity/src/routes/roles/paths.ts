import {
  OrganizationPath,
  OrganizationRolePath,
  OrganizationTeamPath,
  OrganizationTeamRolePath,
  organizationRoleSchemas,
  teamRoleSchemas,
} from '@punctual/contracts'

/**
 * Roles of organizations and of teams have the same operations, with different paths and schemas.
 */
export const rolePaths = [
  {
    of: 'an organization',
    path: '/v2/organizations/:orgId/roles',
    params: OrganizationPath,
    roleParams: OrganizationRolePath,
    schemas: organizationRoleSchemas,
  },
  {
    of: 'a team of an organization',
    path: '/v2/organizations/:orgId/teams/:teamId/roles',
    params: OrganizationTeamPath,
    roleParams: OrganizationTeamRolePath,
    schemas: teamRoleSchemas,
  },
] as const
