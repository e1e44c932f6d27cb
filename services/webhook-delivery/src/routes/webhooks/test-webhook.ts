import { success, TestWebhook, WebhookAttemptAnswer } from '@punctual/contracts'
import { type App, idempotent } from '@punctual/http'
import { awaitAttempt, type QueuedTest, queueTest } from '../../app/deliveries.ts'
import type { RouteDeps } from '../../deps.ts'
import { requireWebhook } from '../../guards/require-webhook.ts'
import { presentAttempt } from '../../present/webhooks.ts'
import { pathOf, type WebhookOwnerPath } from '../owner-paths.ts'

/** The stored answer for an Idempotency-Key: a repeat returns the same attempt. */
interface Queued {
  test: QueuedTest
}
const isQueued = (payload: unknown): payload is Queued =>
  typeof payload === 'object' && payload !== null && 'test' in payload

/**
 * POST .../webhooks/{webhookId}/test {triggerEvent?}, 200: sends a PING or a sample of an event
 * like any delivery, but whatever the triggers of the webhook and the receiver's state, and answers
 * the attempt.
 */
export function testWebhook(app: App, deps: RouteDeps, ownerPath: WebhookOwnerPath): void {
  const schema = {
    summary: `Test a webhook of ${ownerPath.of}`,
    description:
      'Sends one `PING`, or a sample of an event, whatever the triggers of the webhook and the state of the receiver, and returns the first attempt.',
    errors: ['webhook_not_found', 'webhook_template_invalid'],
    params: pathOf(ownerPath, 'webhookId'),
    body: TestWebhook,
    response: { 200: WebhookAttemptAnswer },
  }
  app.post(
    `${ownerPath.path}/:webhookId/test`,
    {
      schema,
      preValidation: ownerPath.guard(deps, 'webhook.update'),
      preSerialization: async (_request, _reply, payload) =>
        isQueued(payload) ? success(presentAttempt(await awaitAttempt(deps, payload.test))) : payload,
    },
    async (request, reply) => {
      const webhook = await requireWebhook(deps, ownerPath, 'webhook.update', request)
      return idempotent(deps, request, reply, async (tx) => {
        const options = { trigger: request.body.triggerEvent, now: deps.clock.now() }
        const test = await queueTest(tx, webhook, options)
        return { status: 200, body: { test } satisfies Queued }
      })
    },
  )
}
