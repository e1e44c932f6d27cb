import { DomainError, success, WebhookDeliveryAnswer } from '@punctual/contracts'
import type { App } from '@punctual/http'
import { findDelivery } from '../../db/deliveries-repository.ts'
import type { RouteDeps } from '../../deps.ts'
import { requireWebhook } from '../../guards/require-webhook.ts'
import { presentDelivery } from '../../present/webhooks.ts'
import { pathOf, type WebhookOwnerPath } from '../owner-paths.ts'
import { deliveryIdOf } from './delivery-id.ts'

/** GET .../webhooks/{webhookId}/deliveries/{deliveryId}. */
export function getDelivery(app: App, deps: RouteDeps, ownerPath: WebhookOwnerPath): void {
  const schema = {
    summary: `Get a delivery to a webhook of ${ownerPath.of}`,
    description: 'Returns one delivery.',
    errors: ['webhook_not_found', 'delivery_not_found'],
    params: pathOf(ownerPath, 'webhookId', 'deliveryId'),
    response: { 200: WebhookDeliveryAnswer },
  }
  app.get(
    `${ownerPath.path}/:webhookId/deliveries/:deliveryId`,
    { schema, preValidation: ownerPath.guard(deps, 'webhook.read') },
    async ({ caller, params }) => {
      const { id } = await requireWebhook(deps, ownerPath, 'webhook.read', { caller, params })
      const delivery = await findDelivery(deps.db, id, deliveryIdOf(params.deliveryId), deps.clock.now())
      if (!delivery) throw new DomainError('delivery_not_found')
      return success(presentDelivery(delivery))
    },
  )
}
