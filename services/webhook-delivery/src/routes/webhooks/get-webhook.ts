import { success } from '@punctual/contracts'
import type { App } from '@punctual/http'
import type { RouteDeps } from '../../deps.ts'
import { requireWebhook } from '../../guards/require-webhook.ts'
import { presentWebhook } from '../../present/webhooks.ts'
import { pathOf, type WebhookOwnerPath } from '../owner-paths.ts'

/** GET .../webhooks/{webhookId}. */
export function getWebhook(app: App, deps: RouteDeps, ownerPath: WebhookOwnerPath): void {
  const schema = {
    summary: `Get a webhook of ${ownerPath.of}`,
    description: 'The secret is shown only to callers who may read it.',
    errors: ['webhook_not_found'],
    params: pathOf(ownerPath, 'webhookId'),
    response: { 200: ownerPath.one },
  }
  app.get(
    `${ownerPath.path}/:webhookId`,
    { schema, preValidation: ownerPath.guard(deps, 'webhook.read') },
    async ({ caller, params }) =>
      success(
        presentWebhook(
          await requireWebhook(deps, ownerPath, 'webhook.read', { caller, params }),
          caller,
          deps.sealer,
        ),
      ),
  )
}
