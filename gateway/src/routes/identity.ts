import { apiKeys, keysAndClients, of, type PublicRoute } from './public-route.ts'

const attributes = '/v2/organizations/:orgId/attributes'
const attribute = `${attributes}/:attributeId`
const roles = ['/v2/organizations/:orgId/roles', '/v2/organizations/:orgId/teams/:teamId/roles']
const memberOptions = `${attributes}/options/:userId`

const organization = '/v2/organizations/:orgId'
const managed = `${organization}/organizations`
const organizationTeam = `${organization}/teams/:teamId`
const ownTeam = '/v2/teams/:teamId'

export const identityRoutes: readonly PublicRoute[] = [
  ...of('identity', {}, [
    ['GET', '/v2/me'],
    ['PATCH', '/v2/me'],
  ]),
  ...of('identity', { callers: apiKeys }, [
    ['POST', '/v2/api-keys'],
    ['GET', '/v2/api-keys'],
    ['POST', '/v2/api-keys/refresh'],
    ['DELETE', '/v2/api-keys/:id'],
    ['POST', '/v2/oauth-clients'],
    ['GET', '/v2/oauth-clients'],
  ]),
  ...of('identity', { callers: keysAndClients }, [
    ['GET', '/v2/oauth-clients/:clientId'],
    ['PATCH', '/v2/oauth-clients/:clientId'],
    ['DELETE', '/v2/oauth-clients/:clientId'],
    ['POST', '/v2/oauth-clients/:clientId/rotate-secret'],
    ['POST', '/v2/oauth-clients/:clientId/users'],
    ['GET', '/v2/oauth-clients/:clientId/users'],
    ['GET', '/v2/oauth-clients/:clientId/users/:userId'],
    ['PATCH', '/v2/oauth-clients/:clientId/users/:userId'],
    ['DELETE', '/v2/oauth-clients/:clientId/users/:userId'],
    ['POST', '/v2/oauth-clients/:clientId/users/:userId/force-refresh'],
    ['POST', '/v2/oauth/:clientId/refresh'],
  ]),
  ...of('identity', { callers: keysAndClients }, [
    ['POST', attributes],
    ['GET', attributes],
    ['GET', attribute],
    ['PATCH', attribute],
    ['DELETE', attribute],
    ['POST', `${attribute}/options`],
    ['GET', `${attribute}/options`],
    ['PATCH', `${attribute}/options/:optionId`],
    ['DELETE', `${attribute}/options/:optionId`],
    ['GET', `${attribute}/options/assigned`],
    ['GET', `${attributes}/slugs/:attributeSlug/options/assigned`],
    ['POST', memberOptions],
    ['GET', memberOptions],
    ['DELETE', `${memberOptions}/:attributeOptionId`],
  ]),
  ...of('identity', { callers: keysAndClients }, [
    ['POST', managed],
    ['GET', managed],
    ['GET', `${managed}/:managedOrganizationId`],
    ['PATCH', `${managed}/:managedOrganizationId`],
    ['DELETE', `${managed}/:managedOrganizationId`],
    ['POST', `${organization}/attendees/erase`],
    ['POST', `${organization}/users`],
    ['GET', `${organization}/users`],
    ['PATCH', `${organization}/users/:userId`],
    ['DELETE', `${organization}/users/:userId`],
    ['POST', `${organization}/memberships`],
    ['GET', `${organization}/memberships`],
    ['GET', `${organization}/memberships/:membershipId`],
    ['PATCH', `${organization}/memberships/:membershipId`],
    ['DELETE', `${organization}/memberships/:membershipId`],
    ['POST', `${organization}/teams`],
    ['GET', `${organization}/teams`],
    ['GET', `${organization}/teams/me`],
    ['POST', '/v2/teams'],
    ['GET', '/v2/teams'],
  ]),
  ...[organizationTeam, ownTeam].flatMap((team) =>
    of('identity', { callers: keysAndClients }, [
      ['GET', team],
      ['PATCH', team],
      ['DELETE', team],
      ['POST', `${team}/invite`],
      ['POST', `${team}/memberships`],
      ['GET', `${team}/memberships`],
      ['GET', `${team}/memberships/:membershipId`],
      ['PATCH', `${team}/memberships/:membershipId`],
      ['DELETE', `${team}/memberships/:membershipId`],
    ]),
  ),
  ...of('identity', {}, [['POST', '/v2/invites/:token/accept']]),
  ...roles.flatMap((path) =>
    of('identity', { callers: keysAndClients }, [
      ['POST', path],
      ['GET', path],
      ['GET', `${path}/:roleId`],
      ['PATCH', `${path}/:roleId`],
      ['DELETE', `${path}/:roleId`],
      ['POST', `${path}/:roleId/permissions`],
      ['GET', `${path}/:roleId/permissions`],
      ['PUT', `${path}/:roleId/permissions`],
      ['DELETE', `${path}/:roleId/permissions`],
      ['DELETE', `${path}/:roleId/permissions/:permission`],
    ]),
  ),
]
