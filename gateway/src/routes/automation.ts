import { of, type PublicRoute } from './public-route.ts'

export const automationRoutes: readonly PublicRoute[] = of('automation', {}, [
  ['POST', '/v2/workflows'],
  ['GET', '/v2/workflows'],
  ['GET', '/v2/workflows/:workflowId'],
  ['PATCH', '/v2/workflows/:workflowId'],
  ['DELETE', '/v2/workflows/:workflowId'],
])
