import { EventTypeWebhookListAnswer, ListWebhooks, paginate, success } from '@punctual/contracts'
import type { App } from '@punctual/http'
import { listWebhooks as findWebhooks } from '../db/webhooks-repository.ts'
import type { RouteDeps } from '../deps.ts'
import { presentWebhook } from '../present.ts'
import { ownerOf, requireEventType } from '../rights.ts'
import { EventTypePath, knownCaller, webhooksOfEventType } from './webhook-path.ts'

/** GET /v2/event-types/{eventTypeId}/webhooks, oldest first. */
export function listWebhooks(app: App, deps: RouteDeps): void {
  const schema = {
    summary: 'List the webhooks of an event type',
    params: EventTypePath,
    querystring: ListWebhooks,
    response: { 200: EventTypeWebhookListAnswer },
  }
  app.get(webhooksOfEventType, { schema, preValidation: knownCaller }, async ({ caller, params, query }) => {
    const eventType = await requireEventType(deps, caller, 'webhook.read', params.eventTypeId)
    const { take = 250, skip = 0 } = query
    const { webhooks, total } = await findWebhooks(deps.db, ownerOf(eventType), { take, skip })
    return {
      ...success(webhooks.map((webhook) => presentWebhook(webhook, deps.sealer))),
      pagination: paginate(total, take, skip),
    }
  })
}
