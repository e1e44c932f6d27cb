import { success } from '@punctual/contracts'
import type { App } from '@punctual/http'
import { deleteWebhook as remove } from '../../app/webhooks.ts'
import type { RouteDeps } from '../../deps.ts'
import { requireWebhook } from '../../guards/require-webhook.ts'
import { presentWebhook } from '../../present/webhooks.ts'
import { pathOf, type WebhookOwnerPath } from '../owner-paths.ts'

/** DELETE .../webhooks/{webhookId}: answers the deleted webhook. */
export function deleteWebhook(app: App, deps: RouteDeps, ownerPath: WebhookOwnerPath): void {
  const schema = {
    summary: `Delete a webhook of ${ownerPath.of}`,
    description: 'Pending deliveries are deleted too. Returns the webhook as it was.',
    errors: ['webhook_not_found'],
    params: pathOf(ownerPath, 'webhookId'),
    response: { 200: ownerPath.one },
  }
  app.delete(
    `${ownerPath.path}/:webhookId`,
    { schema, preValidation: ownerPath.guard(deps, 'webhook.delete') },
    async ({ caller, params }) => {
      const webhook = await requireWebhook(deps, ownerPath, 'webhook.delete', { caller, params })
      await remove(deps, webhook)
      return success(presentWebhook(webhook, caller, deps.sealer))
    },
  )
}
