import {
  badRequest,
  DomainError,
  type RecoverWebhook,
  type TestWebhook,
  type WebhookTrigger,
  webhookExamples,
} from '@punctual/contracts'
import { newEventId, type Tx } from '@punctual/db'
import { type Attempt, listAttempts } from '../db/attempts-repository.ts'
import { type Delivery, findDelivery } from '../db/deliveries-repository.ts'
import { addDeliveries } from '../db/delivery-queue.ts'
import { addRecoveryJob, type RecoveryJob } from '../db/recovery-jobs.ts'
import { sendAgain } from '../db/requeue.ts'
import type { RouteDeps } from '../deps.ts'
import { bookingPayload } from '../domain/booking-payload.ts'
import { sampleBooking } from '../domain/sample-booking.ts'
import type { Webhook } from '../domain/webhook.ts'
import type { WebhookEvent } from '../domain/webhook-event.ts'
import { sendDeadline } from '../egress/sender.ts'

/** Milliseconds of real time: the deadline of a request, and time for its turn. */
const timeoutMs = sendDeadline + 3_000
const lookAgain = 40

/** The delivery of a ping or a sample. */
export interface QueuedTest {
  webhookId: number
  eventId: string
}

/**
 * Sends a delivery now, whatever the receiver's state; an ended one as a replay.
 * @throws DomainError webhook_template_invalid, delivery_not_found (404)
 */
export async function retryDelivery(tx: Tx, eventId: string, webhook: Webhook, now: Date): Promise<Delivery> {
  const outcome = await sendAgain(tx, eventId, webhook, now)
  if (outcome === 'unrenderable') throw new DomainError('webhook_template_invalid')
  const delivery = await findDelivery(tx, webhook.id, eventId, now)
  if (outcome === 'missing' || !delivery) throw new DomainError('delivery_not_found')
  return delivery
}

/**
 * Queues a ping or a sample of an event to a webhook.
 * @throws DomainError webhook_template_invalid
 */
export async function queueTest(
  tx: Tx,
  webhook: Webhook,
  { trigger = 'PING', now }: { trigger: TestWebhook['triggerEvent']; now: Date },
): Promise<QueuedTest> {
  const event = sampleOf(trigger, webhook, now)
  const queued = await addDeliveries(tx, [{ event, recipients: [webhook] }], { now, forced: true })
  if (queued === 0) throw new DomainError('webhook_template_invalid')
  return { webhookId: webhook.id, eventId: event.id }
}

/** For whom a sample is invented. */
type SampleOwner = Pick<Webhook, 'ownerKind' | 'ownerId' | 'organizationId' | 'userId'>

/** Returns the sample of an event as its webhooks get it; a ping has the payload of a booking. */
export function sampleOf(trigger: WebhookTrigger | 'PING', owner: SampleOwner, now: Date): WebhookEvent {
  const { ownerKind, ownerId, organizationId, userId } = owner
  const id = ownerKind === 'event-type' ? Number(ownerId) : 0
  const payload =
    trigger === 'PING'
      ? bookingPayload(sampleBooking({ id, organizationId, ownerId: userId }, now))
      : { ...webhookExamples[trigger] }
  return { id: newEventId(now), trigger, at: now, organizationId, payload }
}

/**
 * Waits for the attempt of a test, which any process can make.
 * @throws DomainError GatewayTimeoutException (504) when it takes longer than a request may
 */
export async function awaitAttempt(
  { db, closing }: RouteDeps,
  { webhookId, eventId }: QueuedTest,
): Promise<Attempt> {
  const deadline = performance.now() + timeoutMs
  while (performance.now() < deadline && !closing.aborted) {
    const { attempts } = await listAttempts(db, webhookId, eventId, { take: 1, skip: 0 })
    if (attempts[0]) return attempts[0]
    await new Promise((resume) => setTimeout(resume, lookAgain))
  }
  throw new DomainError(
    'GatewayTimeoutException',
    `The test is queued as delivery ${eventId}, but not sent yet.`,
  )
}

/** The span of a recovery. */
interface Span {
  since: Date
  until: Date
}

/**
 * Returns the span whose events a recovery delivers; one that begins before the webhook begins at
 * its creation.
 * @throws badRequest for a webhook that is switched off, and for an empty span
 */
export function spanOf(webhook: Webhook, body: RecoverWebhook, now: Date): Span {
  if (!webhook.active) {
    throw badRequest({ path: '', message: 'The webhook is switched off; set active to true first.' })
  }
  const since = new Date(body.since)
  const until = body.until === undefined ? now : new Date(body.until)
  if (since > until) throw badRequest({ path: 'since', message: 'must not be later than until' })
  return { since: since < webhook.createdAt ? webhook.createdAt : since, until: until > now ? now : until }
}

/** Starts a job that delivers the events of a span that did not arrive. */
export const startRecovery = (tx: Tx, { id }: Webhook, span: Span, now: Date): Promise<RecoveryJob> =>
  addRecoveryJob(tx, id, { ...span, now })
