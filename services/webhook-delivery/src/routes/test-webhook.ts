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
import { pathOf, type WebhookPlace } from '../places.ts'
import { presentAttempt } from '../present.ts'
import { requireWebhook } from '../rights.ts'

/** Milliseconds of real time: a request's deadline, and some for its turn. */
const patience = sendDeadline + 3_000
const lookAgain = 40

/** What an Idempotency-Key keeps of a ping: asked again, the same attempt is the answer. */
interface Queued {
  ping: { webhookId: number; eventId: string }
}
const isQueued = (payload: unknown): payload is Queued =>
  typeof payload === 'object' && payload !== null && 'ping' in payload

/**
 * POST .../webhooks/{webhookId}/test, 200: sends a PING on the path of every delivery, whatever the receiver's state and
 * once, and answers the attempt (contract, Names).
 */
export function testWebhook(app: App, deps: RouteDeps, place: WebhookPlace): void {
  const schema = {
    summary: `Test a webhook of ${place.of}`,
    description: 'Sends one `PING`, whatever the state of the receiver, and returns the attempt.',
    errors: ['webhook_not_found', 'webhook_template_invalid'],
    params: pathOf(place, 'webhookId'),
    response: { 200: WebhookAttemptAnswer },
  }
  app.post(
    `${place.path}/:webhookId/test`,
    {
      schema,
      preValidation: place.guard(deps, 'webhook.update'),
      preSerialization: async (_request, _reply, payload) =>
        isQueued(payload) ? success(presentAttempt(await awaitAttempt(deps, payload.ping))) : payload,
    },
    async (request, reply) => {
      const webhook = await requireWebhook(deps, place, 'webhook.update', request)
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

/** The attempt is made by whichever process claims it. */
async function awaitAttempt(
  { db, closing }: RouteDeps,
  { webhookId, eventId }: Queued['ping'],
): Promise<Attempt> {
  const deadline = performance.now() + patience
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
