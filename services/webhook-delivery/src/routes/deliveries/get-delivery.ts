import { DomainError, success, WebhookDeliveryDetailsAnswer } from '@punctual/contracts'
import type { App } from '@punctual/http'
import { findBody, findDelivery } from '../../db/deliveries-repository.ts'
import type { RouteDeps } from '../../deps.ts'
import { requireWebhook } from '../../guards/require-webhook.ts'
import { presentDelivery } from '../../present/webhooks.ts'
import { pathOf, type WebhookOwnerPath } from '../owner-paths.ts'
import { mayReadBody } from './body-rights.ts'
import { deliveryIdOf } from './delivery-id.ts'

/** GET .../webhooks/{webhookId}/deliveries/{deliveryId}. */
export function getDelivery(app: App, deps: RouteDeps, ownerPath: WebhookOwnerPath): void {
  const schema = {
    summary: `Get a delivery to a webhook of ${ownerPath.of}`,
    description: 'Returns one delivery, with its body for callers who may change the webhook.',
    errors: ['webhook_not_found', 'delivery_not_found'],
    params: pathOf(ownerPath, 'webhookId', 'deliveryId'),
    response: { 200: WebhookDeliveryDetailsAnswer },
  }
  app.get(
    `${ownerPath.path}/:webhookId/deliveries/:deliveryId`,
    { schema, preValidation: ownerPath.guard(deps, 'webhook.read') },
    async (request) => {
      const { caller, params } = request
      const webhook = await requireWebhook(deps, ownerPath, 'webhook.read', { caller, params })
      const delivery = await findDelivery(
        deps.db,
        webhook.id,
        deliveryIdOf(params.deliveryId),
        deps.clock.now(),
      )
      if (!delivery) throw new DomainError('delivery_not_found')
      const isReadable = await mayReadBody(deps, ownerPath, request, { webhook, trigger: delivery.trigger })
      const sent = isReadable ? await findBody(deps.db, webhook.id, delivery.eventId) : undefined
      return success({ ...presentDelivery(delivery), ...sent })
    },
  )
}
