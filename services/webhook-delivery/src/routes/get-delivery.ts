import { DomainError, success, WebhookDeliveryAnswer } from '@punctual/contracts'
import type { App } from '@punctual/http'
import { findDelivery } from '../db/deliveries-repository.ts'
import type { RouteDeps } from '../deps.ts'
import { presentDelivery } from '../present.ts'
import { requireWebhook } from '../rights.ts'
import { DeliveryPath, deliveryIdOf, knownCaller, webhooksOfEventType } from './webhook-path.ts'

/** GET .../webhooks/{webhookId}/deliveries/{deliveryId} (contract, Names). */
export function getDelivery(app: App, deps: RouteDeps): void {
  const schema = { summary: 'Get a delivery', params: DeliveryPath, response: { 200: WebhookDeliveryAnswer } }
  app.get(
    `${webhooksOfEventType}/:webhookId/deliveries/:deliveryId`,
    { schema, preValidation: knownCaller },
    async ({ caller, params }) => {
      const { id } = await requireWebhook(deps, caller, 'webhook.read', params)
      const delivery = await findDelivery(deps.db, id, deliveryIdOf(params.deliveryId), deps.clock.now())
      if (!delivery) throw new DomainError('delivery_not_found')
      return success(presentDelivery(delivery))
    },
  )
}
