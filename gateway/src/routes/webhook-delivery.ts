import { of, type PublicRoute } from './public-route.ts'

const webhooks = '/v2/event-types/:eventTypeId/webhooks'
const webhook = `${webhooks}/:webhookId`

export const webhookDeliveryRoutes: readonly PublicRoute[] = of(
  'webhook-delivery',
  { permission: 'webhook.update' },
  [
    ['POST', webhooks],
    ['GET', webhooks],
    ['DELETE', webhooks],
    ['GET', webhook],
    ['PATCH', webhook],
    ['DELETE', webhook],
    // The service waits for the receiver's answer, which may take the 15 s of any attempt.
    ['POST', `${webhook}/test`, { timeout: 20_000 }],
    ['GET', `${webhook}/deliveries`],
    ['GET', `${webhook}/deliveries/:deliveryId`],
    ['GET', `${webhook}/deliveries/:deliveryId/attempts`],
    ['POST', `${webhook}/deliveries/:deliveryId/retry`],
    ['POST', `${webhook}/recover`],
    ['GET', `${webhook}/recover/:jobId`],
    ['POST', `${webhook}/rotate-secret`],
    ['GET', `${webhook}/stats`],
  ],
)
