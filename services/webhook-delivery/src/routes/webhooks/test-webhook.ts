import { success, WebhookAttemptAnswer } from '@punctual/contracts'
import { type App, idempotent } from '@punctual/http'
import { awaitAttempt, type QueuedPing, queuePing } from '../../app/deliveries.ts'
import type { RouteDeps } from '../../deps.ts'
import { requireWebhook } from '../../guards/require-webhook.ts'
import { presentAttempt } from '../../present/webhooks.ts'
import { pathOf, type WebhookOwnerPath } from '../owner-paths.ts'

/** The stored answer for an Idempotency-Key: a repeat returns the same attempt. */
interface Queued {
  ping: QueuedPing
}
const isQueued = (payload: unknown): payload is Queued =>
  typeof payload === 'object' && payload !== null && 'ping' in payload

/**
 * POST .../webhooks/{webhookId}/test, 200: sends one PING like any delivery, but whatever the
 * receiver's state, and answers the attempt.
 */
export function testWebhook(app: App, deps: RouteDeps, ownerPath: WebhookOwnerPath): void {
  const schema = {
    summary: `Test a webhook of ${ownerPath.of}`,
    description: 'Sends one `PING`, whatever the state of the receiver, and returns the attempt.',
    errors: ['webhook_not_found', 'webhook_template_invalid'],
    params: pathOf(ownerPath, 'webhookId'),
    response: { 200: WebhookAttemptAnswer },
  }
  app.post(
    `${ownerPath.path}/:webhookId/test`,
    {
      schema,
      preValidation: ownerPath.guard(deps, 'webhook.update'),
      preSerialization: async (_request, _reply, payload) =>
        isQueued(payload) ? success(presentAttempt(await awaitAttempt(deps, payload.ping))) : payload,
    },
    async (request, reply) => {
      const webhook = await requireWebhook(deps, ownerPath, 'webhook.update', request)
      return idempotent(deps, request, reply, async (tx) => {
        const ping = await queuePing(tx, webhook, deps.clock.now())
        return { status: 200, body: { ping } satisfies Queued }
      })
    },
  )
}
