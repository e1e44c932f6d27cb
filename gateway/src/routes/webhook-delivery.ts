import { keysAndClients, of, open, type PublicRoute } from './public-route.ts'

/** Where webhooks are managed: the same operations under each path. A user's own need no right. */
const places: [path: string, options: Partial<PublicRoute>][] = [
  ['/v2/event-types/:eventTypeId/webhooks', { permission: 'webhook.update' }],
  ['/v2/webhooks', {}],
  ...[
    '/v2/teams/:teamId/event-types/:eventTypeId/webhooks',
    '/v2/teams/:teamId/webhooks',
    '/v2/organizations/:orgId/teams/:teamId/webhooks',
    '/v2/organizations/:orgId/webhooks',
    '/v2/oauth-clients/:clientId/webhooks',
  ].map((path): [string, Partial<PublicRoute>] => [
    path,
    { permission: 'webhook.update', callers: keysAndClients },
  ]),
]

const ofPlaces: readonly PublicRoute[] = places.flatMap(([webhooks, options]) => {
  const webhook = `${webhooks}/:webhookId`
  return of('webhook-delivery', options, [
    ['POST', webhooks],
    ['GET', webhooks],
    ['DELETE', webhooks],
    ['GET', webhook],
    ['PATCH', webhook],
    ['DELETE', webhook],
    // The service waits for the receiver's answer, which may take the 15 s of any attempt.
    ['POST', `${webhook}/test`, { timeout: 20_000 }],
    ['GET', `${webhook}/deliveries`],
    ['GET', `${webhook}/deliveries/stream`, { stream: true }],
    ['GET', `${webhook}/deliveries/:deliveryId`],
    ['GET', `${webhook}/deliveries/:deliveryId/attempts`],
    ['POST', `${webhook}/deliveries/:deliveryId/retry`],
    ['POST', `${webhook}/recover`],
    ['GET', `${webhook}/recover/:jobId`],
    ['POST', `${webhook}/rotate-secret`],
    ['GET', `${webhook}/stats`],
  ])
})

export const webhookDeliveryRoutes: readonly PublicRoute[] = [
  ...of('webhook-delivery', open, [['GET', '/v2/webhooks/signing-keys']]),
  ...ofPlaces,
]
