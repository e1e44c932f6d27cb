import { DomainError, success, WebhookDeliveryAnswer } from '@punctual/contracts'
import { type App, idempotent } from '@punctual/http'
import { findDelivery } from '../db/deliveries-repository.ts'
import { sendAgain } from '../db/requeue.ts'
import type { RouteDeps } from '../deps.ts'
import { pathOf, type WebhookPlace } from '../places.ts'
import { presentDelivery } from '../present.ts'
import { requireWebhook } from '../rights.ts'
import { deliveryIdOf } from './delivery-id.ts'

/**
 * POST .../webhooks/{webhookId}/deliveries/{deliveryId}/retry, 200: sent now, whatever the receiver's state; one that has
 * ended is replayed (contract, Names).
 */
export function retryDelivery(app: App, deps: RouteDeps, place: WebhookPlace): void {
  const schema = {
    summary: `Retry a delivery to a webhook of ${place.of}`,
    description:
      'Sends the event now, whatever the state of the receiver. A finished delivery is sent again.',
    errors: ['webhook_not_found', 'delivery_not_found', 'webhook_template_invalid'],
    params: pathOf(place, 'webhookId', 'deliveryId'),
    response: { 200: WebhookDeliveryAnswer },
  }
  app.post(
    `${place.path}/:webhookId/deliveries/:deliveryId/retry`,
    { schema, preValidation: place.guard(deps, 'webhook.update') },
    async (request, reply) => {
      const webhook = await requireWebhook(deps, place, 'webhook.update', request)
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
