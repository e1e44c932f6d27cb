import { DomainError, success, WebhookAttemptAnswer } from '@punctual/contracts'
import { newEventId } from '@punctual/db'
import { type App, idempotent } from '@punctual/http'
import { type Attempt, listAttempts } from '../db/attempts-repository.ts'
import { addDeliveries } from '../db/deliveries.ts'
import type { RouteDeps } from '../deps.ts'
import { bookingPayload } from '../domain/booking-payload.ts'
import { sampleBooking } from '../domain/sample-booking.ts'
import type { Webhook } from '../domain/webhook.ts'
import type { WebhookEvent } from '../domain/webhook-event.ts'
import { sendDeadline } from '../egress/sender.ts'
import { presentAttempt } from '../present.ts'
import { requireWebhook } from '../rights.ts'
import { pathOf, type WebhookOwnerPath } from '../webhook-owners.ts'

/** Milliseconds of real time: the deadline of a request, and time for its turn. */
const timeoutMs = sendDeadline + 3_000
const lookAgain = 40

/** The stored answer for an Idempotency-Key: a repeat returns the same attempt. */
interface Queued {
  ping: { webhookId: number; eventId: string }
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
        const now = deps.clock.now()
        const event = pingOf(webhook, now)
        const queued = await addDeliveries(tx, event, [webhook], { now, forced: true })
        if (queued === 0) throw new DomainError('webhook_template_invalid')
        return { status: 200, body: { ping: { webhookId: webhook.id, eventId: event.id } } satisfies Queued }
      })
    },
  )
}

function pingOf({ ownerKind, ownerId, organizationId, userId }: Webhook, now: Date): WebhookEvent {
  const id = ownerKind === 'event-type' ? Number(ownerId) : 0
  const booking = sampleBooking({ id, organizationId, ownerId: userId }, now)
  return {
    id: newEventId(now),
    trigger: 'PING',
    at: now,
    organizationId,
    payload: bookingPayload(booking),
  }
}

/** Waits for the attempt, which any process can make. */
async function awaitAttempt(
  { db, closing }: RouteDeps,
  { webhookId, eventId }: Queued['ping'],
): Promise<Attempt> {
  const deadline = performance.now() + timeoutMs
  while (performance.now() < deadline && !closing.aborted) {
    const { attempts } = await listAttempts(db, webhookId, eventId, { take: 1, skip: 0 })
    if (attempts[0]) return attempts[0]
    await new Promise((resume) => setTimeout(resume, lookAgain))
  }
  throw new DomainError(
    'GatewayTimeoutException',
    `The ping is queued as delivery ${eventId}, but not sent yet.`,
  )
}
