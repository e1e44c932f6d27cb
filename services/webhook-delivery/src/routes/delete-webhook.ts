import { success } from '@punctual/contracts'
import type { App } from '@punctual/http'
import { deleteWebhooks } from '../db/webhooks-repository.ts'
import type { RouteDeps } from '../deps.ts'
import { pathOf, type WebhookPlace } from '../places.ts'
import { presentWebhook } from '../present.ts'
import { requireWebhook } from '../rights.ts'

/** DELETE .../webhooks/{webhookId}: answers the webhook as it was. */
export function deleteWebhook(app: App, deps: RouteDeps, place: WebhookPlace): void {
  const schema = {
    summary: `Delete a webhook of ${place.of}`,
    description: 'Pending deliveries are deleted too. Returns the webhook as it was.',
    errors: ['webhook_not_found'],
    params: pathOf(place, 'webhookId'),
    response: { 200: place.one },
  }
  app.delete(
    `${place.path}/:webhookId`,
    { schema, preValidation: place.guard(deps, 'webhook.delete') },
    async ({ caller, params }) => {
      const webhook = await requireWebhook(deps, place, 'webhook.delete', { caller, params })
      await deps.db.transaction((tx) => deleteWebhooks(tx, [webhook.id]))
      return success(presentWebhook(webhook, caller, deps.sealer))
    },
  )
}
