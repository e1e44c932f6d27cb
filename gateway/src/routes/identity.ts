import { apiKeys, of, type PublicRoute } from './public-route.ts'

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
  ]),
]
