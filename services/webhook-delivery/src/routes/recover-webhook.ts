import { badRequest, RecoverWebhook, success, WebhookRecoveryAnswer } from '@punctual/contracts'
import { type App, idempotent } from '@punctual/http'
import { addRecoveryJob } from '../db/recovery-jobs.ts'
import type { RouteDeps } from '../deps.ts'
import type { Webhook } from '../domain/webhook.ts'
import { pathOf, type WebhookPlace } from '../places.ts'
import { presentRecovery } from '../present.ts'
import { requireWebhook } from '../rights.ts'

/**
 * POST .../webhooks/{webhookId}/recover, 202: what happened in that time and did not arrive is delivered by a job of any
 * size (contract, Names). Times before the webhook was made count from then.
 */
export function recoverWebhook(app: App, deps: RouteDeps, place: WebhookPlace): void {
  const schema = {
    summary: `Create a recovery job for a webhook of ${place.of}`,
    description: 'Queues the events of the period that were not delivered, in the background.',
    errors: ['webhook_not_found'],
    params: pathOf(place, 'webhookId'),
    body: RecoverWebhook,
    response: { 202: WebhookRecoveryAnswer },
  }
  app.post(
    `${place.path}/:webhookId/recover`,
    { schema, preValidation: place.guard(deps, 'webhook.update') },
    async (request, reply) => {
      const webhook = await requireWebhook(deps, place, 'webhook.update', request)
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
