import type { Permission } from '@punctual/contracts'
import { apiKeys, keysAndClients, of, open, type PublicRoute, people } from './public-route.ts'

const attributes = '/v2/organizations/:orgId/attributes'
const attribute = `${attributes}/:attributeId`
const roles = ['/v2/organizations/:orgId/roles', '/v2/organizations/:orgId/teams/:teamId/roles']
const memberOptions = `${attributes}/options/:userId`

const organization = '/v2/organizations/:orgId'
const managed = `${organization}/organizations`
/** Within an organization its admins alone read the members' addresses. */
const teams: { team: string; readable: Permission }[] = [
  { team: `${organization}/teams/:teamId`, readable: 'team.listMembersPrivate' },
  { team: '/v2/teams/:teamId', readable: 'team.listMembers' },
]

export const identityRoutes: readonly PublicRoute[] = [
  ...of('identity', {}, [
    ['GET', '/v2/me', { permission: 'profile.read' }],
    ['PATCH', '/v2/me', { permission: 'profile.update' }],
  ]),
  ...of('identity', { callers: apiKeys }, [
    ['POST', '/v2/api-keys'],
    ['GET', '/v2/api-keys'],
    ['POST', '/v2/api-keys/refresh'],
    ['DELETE', '/v2/api-keys/:id'],
    ['POST', '/v2/oauth-clients', { within: 'organization', permission: 'oauthClient.update' }],
    ['GET', '/v2/oauth-clients', { within: 'organization', permission: 'oauthClient.read' }],
  ]),
  ...of('identity', { callers: keysAndClients }, [
    ['GET', '/v2/oauth-clients/:clientId', { permission: 'oauthClient.read' }],
    ['PATCH', '/v2/oauth-clients/:clientId', { permission: 'oauthClient.update' }],
    ['DELETE', '/v2/oauth-clients/:clientId', { permission: 'oauthClient.update' }],
    ['POST', '/v2/oauth-clients/:clientId/rotate-secret', { permission: 'oauthClient.update' }],
    ['POST', '/v2/oauth-clients/:clientId/users', { permission: 'oauthClient.update' }],
    ['GET', '/v2/oauth-clients/:clientId/users', { permission: 'oauthClient.read' }],
    ['GET', '/v2/oauth-clients/:clientId/users/:userId', { permission: 'oauthClient.read' }],
    ['PATCH', '/v2/oauth-clients/:clientId/users/:userId', { permission: 'oauthClient.update' }],
    ['DELETE', '/v2/oauth-clients/:clientId/users/:userId', { permission: 'oauthClient.update' }],
    ['POST', '/v2/oauth-clients/:clientId/users/:userId/force-refresh', { permission: 'oauthClient.update' }],
    ['POST', '/v2/oauth/:clientId/refresh', { permission: 'oauthClient.update' }],
  ]),
  ...of('identity', open, [
    ['GET', '/v2/auth/oauth2/clients/:clientId'],
    ['POST', '/v2/auth/oauth2/token'],
    ['GET', '/oauth/authorize'],
    ['POST', '/oauth/authorize'],
  ]),
  ...of('identity', { callers: keysAndClients }, [
    ['POST', attributes, { permission: 'organization.attributes.create' }],
    ['GET', attributes, { permission: 'organization.attributes.read' }],
    ['GET', attribute, { permission: 'organization.attributes.read' }],
    ['PATCH', attribute, { permission: 'organization.attributes.update' }],
    ['DELETE', attribute, { permission: 'organization.attributes.delete' }],
    ['POST', `${attribute}/options`, { permission: 'organization.attributes.create' }],
    ['GET', `${attribute}/options`, { permission: 'organization.attributes.read' }],
    ['PATCH', `${attribute}/options/:optionId`, { permission: 'organization.attributes.update' }],
    ['DELETE', `${attribute}/options/:optionId`, { permission: 'organization.attributes.delete' }],
    ['GET', `${attribute}/options/assigned`, { permission: 'organization.attributes.read' }],
    [
      'GET',
      `${attributes}/slugs/:attributeSlug/options/assigned`,
      { permission: 'organization.attributes.read' },
    ],
    ['POST', memberOptions, { permission: 'organization.attributes.editUsers' }],
    ['GET', memberOptions, { permission: 'organization.attributes.read' }],
    ['DELETE', `${memberOptions}/:attributeOptionId`, { permission: 'organization.attributes.editUsers' }],
  ]),
  ...of('identity', { callers: keysAndClients }, [
    ['POST', managed, { permission: 'organization.create', cost: 'organization' }],
    ['GET', managed, { permission: 'organization.update' }],
    ['GET', `${managed}/:managedOrganizationId`, { permission: 'organization.update' }],
    ['PATCH', `${managed}/:managedOrganizationId`, { permission: 'organization.update' }],
    ['DELETE', `${managed}/:managedOrganizationId`, { permission: 'organization.create' }],
    ['POST', `${organization}/attendees/erase`, { permission: 'organization.remove' }],
    ['POST', `${organization}/users`, { permission: 'organization.invite' }],
    ['GET', `${organization}/users`, { permission: 'organization.listMembersPrivate' }],
    ['PATCH', `${organization}/users/:userId`, { permission: 'organization.update' }],
    ['DELETE', `${organization}/users/:userId`, { permission: 'organization.remove' }],
    ['POST', `${organization}/memberships`, { permission: 'organization.invite' }],
    ['GET', `${organization}/memberships`, { permission: 'organization.listMembersPrivate' }],
    ['GET', `${organization}/memberships/:membershipId`, { permission: 'organization.listMembersPrivate' }],
    ['PATCH', `${organization}/memberships/:membershipId`, { permission: 'organization.changeMemberRole' }],
    ['DELETE', `${organization}/memberships/:membershipId`, { permission: 'organization.remove' }],
    ['POST', `${organization}/teams`, { permission: 'team.create' }],
    ['GET', `${organization}/teams`, { permission: 'team.read' }],
    ['GET', `${organization}/teams/me`, { permission: 'team.read' }],
    ['POST', '/v2/teams', { callers: people }],
    ['GET', '/v2/teams'],
  ]),
  ...teams.flatMap(({ team, readable }) =>
    of('identity', { callers: keysAndClients }, [
      ['GET', team, { permission: 'team.read' }],
      ['PATCH', team, { permission: 'team.update' }],
      ['DELETE', team, { permission: 'team.delete' }],
      ['POST', `${team}/invite`, { permission: 'team.invite' }],
      ['POST', `${team}/memberships`, { permission: 'team.invite' }],
      ['GET', `${team}/memberships`, { permission: readable }],
      ['GET', `${team}/memberships/:membershipId`, { permission: readable }],
      ['PATCH', `${team}/memberships/:membershipId`, { permission: 'team.changeMemberRole' }],
      ['DELETE', `${team}/memberships/:membershipId`, { permission: 'team.remove' }],
    ]),
  ),
  ...of('identity', {}, [['POST', '/v2/invites/:token/accept', { permission: 'profile.update' }]]),
  ...roles.flatMap((path) =>
    of('identity', { callers: keysAndClients }, [
      ['POST', path, { permission: 'role.create' }],
      ['GET', path, { permission: 'role.read' }],
      ['GET', `${path}/:roleId`, { permission: 'role.read' }],
      ['PATCH', `${path}/:roleId`, { permission: 'role.update' }],
      ['DELETE', `${path}/:roleId`, { permission: 'role.delete' }],
      ['POST', `${path}/:roleId/permissions`, { permission: 'role.update' }],
      ['GET', `${path}/:roleId/permissions`, { permission: 'role.read' }],
      ['PUT', `${path}/:roleId/permissions`, { permission: 'role.update' }],
      ['DELETE', `${path}/:roleId/permissions`, { permission: 'role.update' }],
      ['DELETE', `${path}/:roleId/permissions/:permission`, { permission: 'role.update' }],
    ]),
  ),
]
