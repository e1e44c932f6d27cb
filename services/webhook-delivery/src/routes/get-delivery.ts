import { DomainError, success, WebhookDeliveryAnswer } from '@punctual/contracts'
import type { App } from '@punctual/http'
import { findDelivery } from '../db/deliveries-repository.ts'
import type { RouteDeps } from '../deps.ts'
import { pathOf, type WebhookPlace } from '../places.ts'
import { presentDelivery } from '../present.ts'
import { requireWebhook } from '../rights.ts'
import { deliveryIdOf } from './delivery-id.ts'

/** GET .../webhooks/{webhookId}/deliveries/{deliveryId} (contract, Names). */
export function getDelivery(app: App, deps: RouteDeps, place: WebhookPlace): void {
  const schema = {
    summary: `Get a delivery to a webhook of ${place.of}`,
    description: 'Returns one delivery.',
    errors: ['webhook_not_found', 'delivery_not_found'],
    params: pathOf(place, 'webhookId', 'deliveryId'),
    response: { 200: WebhookDeliveryAnswer },
  }
  app.get(
    `${place.path}/:webhookId/deliveries/:deliveryId`,
    { schema, preValidation: place.guard(deps, 'webhook.read') },
    async ({ caller, params }) => {
      const { id } = await requireWebhook(deps, place, 'webhook.read', { caller, params })
      const delivery = await findDelivery(deps.db, id, deliveryIdOf(params.deliveryId), deps.clock.now())
      if (!delivery) throw new DomainError('delivery_not_found')
      return success(presentDelivery(delivery))
    },
  )
}
