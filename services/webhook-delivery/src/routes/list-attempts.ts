import { DomainError, PageQuery, paginate, success, WebhookAttemptListAnswer } from '@punctual/contracts'
import type { App } from '@punctual/http'
import { Type } from '@sinclair/typebox'
import { listAttempts as findAttempts } from '../db/attempts-repository.ts'
import { findDelivery } from '../db/deliveries-repository.ts'
import type { RouteDeps } from '../deps.ts'
import { presentAttempt } from '../present.ts'
import { requireWebhook } from '../rights.ts'
import { DeliveryPath, deliveryIdOf, knownCaller, webhooksOfEventType } from './webhook-path.ts'

/** GET .../webhooks/{webhookId}/deliveries/{deliveryId}/attempts, the first one first (contract, Names). */
export function listAttempts(app: App, deps: RouteDeps): void {
  const schema = {
    summary: 'List the attempts of a delivery',
    params: DeliveryPath,
    querystring: Type.Object(PageQuery),
    response: { 200: WebhookAttemptListAnswer },
  }
  app.get(
    `${webhooksOfEventType}/:webhookId/deliveries/:deliveryId/attempts`,
    { schema, preValidation: knownCaller },
    async ({ caller, params, query }) => {
      const { id } = await requireWebhook(deps, caller, 'webhook.read', params)
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
