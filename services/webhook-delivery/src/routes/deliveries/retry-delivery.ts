import { success, WebhookDeliveryAnswer } from '@punctual/contracts'
import { type App, idempotent } from '@punctual/http'
import { retryDelivery as retry } from '../../app/deliveries.ts'
import type { RouteDeps } from '../../deps.ts'
import { requireWebhook } from '../../guards/require-webhook.ts'
import { presentDelivery } from '../../present/webhooks.ts'
import { pathOf, type WebhookOwnerPath } from '../owner-paths.ts'
import { deliveryIdOf } from './delivery-id.ts'

/**
 * POST .../webhooks/{webhookId}/deliveries/{deliveryId}/retry, 200: sends a delivery now, whatever
 * the receiver's state; an ended one as a replay.
 */
export function retryDelivery(app: App, deps: RouteDeps, ownerPath: WebhookOwnerPath): void {
  const schema = {
    summary: `Retry a delivery to a webhook of ${ownerPath.of}`,
    description:
      'Sends the event now, whatever the state of the receiver. A finished delivery is sent again.',
    errors: ['webhook_not_found', 'delivery_not_found', 'webhook_template_invalid'],
    params: pathOf(ownerPath, 'webhookId', 'deliveryId'),
    response: { 200: WebhookDeliveryAnswer },
  }
  app.post(
    `${ownerPath.path}/:webhookId/deliveries/:deliveryId/retry`,
    { schema, preValidation: ownerPath.guard(deps, 'webhook.update') },
    async (request, reply) => {
      const webhook = await requireWebhook(deps, ownerPath, 'webhook.update', request)
      const deliveryId = deliveryIdOf(request.params.deliveryId)
      return idempotent(deps, request, reply, async (tx) => {
        const delivery = await retry(tx, deliveryId, webhook, deps.clock.now())
        return { status: 200, body: success(presentDelivery(delivery)) }
      })
    },
  )
}
