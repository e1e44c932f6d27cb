import { EventTypeWebhookAnswer, success } from '@punctual/contracts'
import type { App } from '@punctual/http'
import type { RouteDeps } from '../deps.ts'
import { presentWebhook } from '../present.ts'
import { requireWebhook } from '../rights.ts'
import { knownCaller, WebhookPath, webhooksOfEventType } from './webhook-path.ts'

/** GET /v2/event-types/{eventTypeId}/webhooks/{webhookId}. */
export function getWebhook(app: App, deps: RouteDeps): void {
  const schema = { summary: 'Get a webhook', params: WebhookPath, response: { 200: EventTypeWebhookAnswer } }
  app.get(
    `${webhooksOfEventType}/:webhookId`,
    { schema, preValidation: knownCaller },
    async ({ caller, params }) =>
      success(presentWebhook(await requireWebhook(deps, caller, 'webhook.read', params), deps.sealer)),
  )
}
