import { defined, ListDeliveries, paginate, success, WebhookDeliveryListAnswer } from '@punctual/contracts'
import type { App } from '@punctual/http'
import { listDeliveries as findDeliveries } from '../../db/deliveries-repository.ts'
import type { RouteDeps } from '../../deps.ts'
import { requireWebhook } from '../../guards/require-webhook.ts'
import { presentDelivery } from '../../present/webhooks.ts'
import { pathOf, type WebhookOwnerPath } from '../owner-paths.ts'

/** GET .../webhooks/{webhookId}/deliveries with filters, newest first. */
export function listDeliveries(app: App, deps: RouteDeps, ownerPath: WebhookOwnerPath): void {
  const schema = {
    summary: `List the deliveries of a webhook of ${ownerPath.of}`,
    description: 'The newest delivery comes first. Filters apply together.',
    errors: ['webhook_not_found'],
    params: pathOf(ownerPath, 'webhookId'),
    querystring: ListDeliveries,
    response: { 200: WebhookDeliveryListAnswer },
  }
  app.get(
    `${ownerPath.path}/:webhookId/deliveries`,
    { schema, preValidation: ownerPath.guard(deps, 'webhook.read') },
    async ({ caller, params, query }) => {
      const webhook = await requireWebhook(deps, ownerPath, 'webhook.read', { caller, params })
      const { take = 100, skip = 0, since, ...named } = query
      const filter = { take, skip, ...defined(named), ...(since && { since: new Date(since) }) }
      const { deliveries, total } = await findDeliveries(deps.db, webhook.id, filter, deps.clock.now())
      return { ...success(deliveries.map(presentDelivery)), pagination: paginate(total, take, skip) }
    },
  )
}
