import { EventTypeWebhookAnswer, success } from '@punctual/contracts'
import type { App } from '@punctual/http'
import { deleteWebhooks } from '../db/webhooks-repository.ts'
import type { RouteDeps } from '../deps.ts'
import { presentWebhook } from '../present.ts'
import { requireWebhook } from '../rights.ts'
import { knownCaller, WebhookPath, webhooksOfEventType } from './webhook-path.ts'

/** DELETE /v2/event-types/{eventTypeId}/webhooks/{webhookId}: answers the webhook as it was. */
export function deleteWebhook(app: App, deps: RouteDeps): void {
  const schema = {
    summary: 'Delete a webhook',
    params: WebhookPath,
    response: { 200: EventTypeWebhookAnswer },
  }
  app.delete(
    `${webhooksOfEventType}/:webhookId`,
    { schema, preValidation: knownCaller },
    async ({ caller, params }) => {
      const webhook = await requireWebhook(deps, caller, 'webhook.delete', params)
      await deps.db.transaction((tx) => deleteWebhooks(tx, [webhook.id]))
      return success(presentWebhook(webhook, deps.sealer))
    },
  )
}
