import { DomainError, PageQuery, paginate, success, WebhookAttemptListAnswer } from '@punctual/contracts'
import type { App } from '@punctual/http'
import { Type } from '@sinclair/typebox'
import { listAttempts as findAttempts } from '../../db/attempts-repository.ts'
import { findDelivery } from '../../db/deliveries-repository.ts'
import type { RouteDeps } from '../../deps.ts'
import { requireWebhook } from '../../guards/require-webhook.ts'
import { presentAttempt } from '../../present/webhooks.ts'
import { pathOf, type WebhookOwnerPath } from '../owner-paths.ts'
import { deliveryIdOf } from './delivery-id.ts'

/** GET .../webhooks/{webhookId}/deliveries/{deliveryId}/attempts, oldest first. */
export function listAttempts(app: App, deps: RouteDeps, ownerPath: WebhookOwnerPath): void {
  const schema = {
    summary: `List the attempts of a delivery to a webhook of ${ownerPath.of}`,
    description: 'The first attempt comes first.',
    errors: ['webhook_not_found', 'delivery_not_found'],
    params: pathOf(ownerPath, 'webhookId', 'deliveryId'),
    querystring: Type.Object(PageQuery),
    response: { 200: WebhookAttemptListAnswer },
  }
  app.get(
    `${ownerPath.path}/:webhookId/deliveries/:deliveryId/attempts`,
    { schema, preValidation: ownerPath.guard(deps, 'webhook.read') },
    async ({ caller, params, query }) => {
      const { id } = await requireWebhook(deps, ownerPath, 'webhook.read', { caller, params })
      const deliveryId = deliveryIdOf(params.deliveryId)
      if (!(await findDelivery(deps.db, id, deliveryId, deps.clock.now()))) {
        throw new DomainError('delivery_not_found')
      }
      const { take = 100, skip = 0 } = query
      const { attempts, total } = await findAttempts(deps.db, id, deliveryId, { take, skip })
      return { ...success(attempts.map(presentAttempt)), pagination: paginate(total, take, skip) }
    },
  )
}
