import { badRequest, RecoverWebhook, success, WebhookRecoveryAnswer } from '@punctual/contracts'
import { type App, idempotent } from '@punctual/http'
import { addRecoveryJob } from '../db/recovery-jobs.ts'
import type { RouteDeps } from '../deps.ts'
import type { Webhook } from '../domain/webhook.ts'
import { presentRecovery } from '../present.ts'
import { requireWebhook } from '../rights.ts'
import { pathOf, type WebhookOwnerPath } from '../webhook-owners.ts'

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
        const job = await addRecoveryJob(tx, webhook.id, { ...span, now })
        return { status: 202, body: success(presentRecovery(job)) }
      })
    },
  )
}

function spanOf(webhook: Webhook, body: RecoverWebhook, now: Date): { since: Date; until: Date } {
  if (!webhook.active) {
    throw badRequest({ path: '', message: 'The webhook is switched off; set active to true first.' })
  }
  const since = new Date(body.since)
  const until = body.until === undefined ? now : new Date(body.until)
  if (since > until) throw badRequest({ path: 'since', message: 'must not be later than until' })
  return { since: since < webhook.createdAt ? webhook.createdAt : since, until: until > now ? now : until }
}
