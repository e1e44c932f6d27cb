import { DomainError, success, WebhookDeliveryAnswer } from '@punctual/contracts'
import { type App, idempotent } from '@punctual/http'
import { findDelivery } from '../db/deliveries-repository.ts'
import { sendAgain } from '../db/requeue.ts'
import type { RouteDeps } from '../deps.ts'
import { presentDelivery } from '../present.ts'
import { requireWebhook } from '../rights.ts'
import { pathOf, type WebhookOwnerPath } from '../webhook-owners.ts'
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
        const now = deps.clock.now()
        const outcome = await sendAgain(tx, deliveryId, webhook, now)
        if (outcome === 'unrenderable') throw new DomainError('webhook_template_invalid')
        const delivery = await findDelivery(tx, webhook.id, deliveryId, now)
        if (outcome === 'missing' || !delivery) throw new DomainError('delivery_not_found')
        return { status: 200, body: success(presentDelivery(delivery)) }
      })
    },
  )
}
