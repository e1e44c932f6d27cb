import { of, type PublicRoute } from './public-route.ts'

export const automationRoutes: readonly PublicRoute[] = of('automation', {}, [
  ['POST', '/v2/workflows', { permission: 'workflow.create' }],
  ['GET', '/v2/workflows'],
  ['GET', '/v2/workflows/:workflowId', { permission: 'workflow.read' }],
  ['PATCH', '/v2/workflows/:workflowId', { permission: 'workflow.update' }],
  ['DELETE', '/v2/workflows/:workflowId', { permission: 'workflow.delete' }],
])
