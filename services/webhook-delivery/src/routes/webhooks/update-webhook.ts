import { success, UpdateWebhook } from '@punctual/contracts'
import type { App } from '@punctual/http'
import { updateWebhook as update } from '../../app/webhooks.ts'
import type { RouteDeps } from '../../deps.ts'
import { webhookIdOf } from '../../guards/require-webhook.ts'
import { presentWebhook } from '../../present/webhooks.ts'
import { pathOf, type WebhookOwnerPath } from '../owner-paths.ts'

/** PATCH .../webhooks/{webhookId}: changes the fields in the body. */
export function updateWebhook(app: App, deps: RouteDeps, ownerPath: WebhookOwnerPath): void {
  const schema = {
    summary: `Update a webhook of ${ownerPath.of}`,
    description: 'Changes only the given fields.',
    errors: ['webhook_not_found', 'subscriber_url_refused', 'webhook_url_taken', 'webhook_template_invalid'],
    params: pathOf(ownerPath, 'webhookId'),
    body: UpdateWebhook,
    response: { 200: ownerPath.one },
  }
  app.patch(
    `${ownerPath.path}/:webhookId`,
    { schema, preValidation: ownerPath.guard(deps, 'webhook.update') },
    async ({ body, caller, params, routeOptions }) => {
      const owner = await ownerPath.owner(deps, caller, 'webhook.update', params)
      const asked = { caller, owner, id: webhookIdOf(params.webhookId) }
      const webhook = await update(deps, asked, body, routeOptions.config.access)
      return success(presentWebhook(webhook, caller, deps.sealer))
    },
  )
}
