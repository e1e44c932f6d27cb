import { apiKeys, keysAndClients, of, type PublicRoute } from './public-route.ts'

const attributes = '/v2/organizations/:orgId/attributes'
const attribute = `${attributes}/:attributeId`
const memberOptions = `${attributes}/options/:userId`

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
]
