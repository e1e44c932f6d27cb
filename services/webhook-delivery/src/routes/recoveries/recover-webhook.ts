import { RecoverWebhook, success, WebhookRecoveryAnswer } from '@punctual/contracts'
import { type App, idempotent } from '@punctual/http'
import { spanOf, startRecovery } from '../../app/deliveries.ts'
import type { RouteDeps } from '../../deps.ts'
import { requireWebhook } from '../../guards/require-webhook.ts'
import { presentRecovery } from '../../present/webhooks.ts'
import { pathOf, type WebhookOwnerPath } from '../owner-paths.ts'

/**
 * POST .../webhooks/{webhookId}/recover, 202: starts a job that delivers the events of that span
 * that did not arrive. A start before the creation of the webhook is moved to its creation.
 */
export function recoverWebhook(app: App, deps: RouteDeps, ownerPath: WebhookOwnerPath): void {
  const schema = {
    summary: `Create a recovery job for a webhook of ${ownerPath.of}`,
    description: 'Queues the events of the period that were not delivered, in the background.',
    errors: ['webhook_not_found'],
    params: pathOf(ownerPath, 'webhookId'),
    body: RecoverWebhook,
    response: { 202: WebhookRecoveryAnswer },
  }
  app.post(
    `${ownerPath.path}/:webhookId/recover`,
    { schema, preValidation: ownerPath.guard(deps, 'webhook.update') },
    async (request, reply) => {
      const webhook = await requireWebhook(deps, ownerPath, 'webhook.update', request)
      const now = deps.clock.now()
      const span = spanOf(webhook, request.body, now)
      return idempotent(deps, request, reply, async (tx) => {
        const job = await startRecovery(tx, webhook, span, now)
        return { status: 202, body: success(presentRecovery(job)) }
      })
    },
  )
}
