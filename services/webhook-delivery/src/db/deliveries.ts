import type { Tx } from '@punctual/db'
import { expiryOf } from '../domain/attempt.ts'
import { contentType, renderBody } from '../domain/render-body.ts'
import { envelopeOf, type WebhookEvent } from '../domain/webhook-event.ts'

/** What of a webhook its deliveries are made from. */
export interface Recipient {
  id: number
  payloadTemplate: string | null
  /** Wants what happens to a booking one after the other. */
  ordered?: boolean
}

export interface QueueOptions {
  now: Date
  /** Somebody asked for it: whatever the receiver's state, and as often as they like. */
  forced?: boolean
  replay?: boolean
}

/** Milliseconds that a change of a booking waits for those before it, at most. */
const longestInOrder = 60_000

const queued = new WeakSet<Tx>()

/** @returns whether the transaction has put something into the queue */
export function hasQueued(tx: Tx): boolean {
  return queued.has(tx)
}

/**
 * Writes one delivery for each webhook, its body rendered, and queues it. A webhook that has a delivery of the event keeps
 * it as it is; one whose template cannot be filled in gets one that has ended already, for its owner to see.
 * @returns the number queued
 */
export async function addDeliveries(
  tx: Tx,
  event: WebhookEvent,
  recipients: readonly Recipient[],
  options: QueueOptions,
): Promise<number> {
  if (recipients.length === 0) return 0
  const envelope = envelopeOf(event)
  const rows = recipients.map(({ id, payloadTemplate }) => {
    const rendered = renderBody(payloadTemplate, envelope)
    const failure = 'failure' in rendered ? rendered.failure : null
    return {
      event_id: event.id,
      webhook_id: id,
      organization_id: event.organizationId,
      trigger: event.trigger,
      booking_uid: event.bookingUid ?? null,
      status: failure ? 'exhausted' : 'pending',
      reason: failure,
      body: 'body' in rendered ? rendered.body : new Uint8Array(),
      content_type: contentType,
      created_at: event.at,
      finished_at: failure ? options.now : null,
    }
  })
  const added = await tx.sql<{ webhook_id: number; status: string }[]>`
    insert into webhook_delivery ${tx.sql(rows)}
    on conflict do nothing
    returning webhook_id, status`
  const pending = added.filter(({ status }) => status === 'pending').map(({ webhook_id }) => webhook_id)
  const ordered = new Set(recipients.flatMap(({ id, ordered }) => (ordered ? id : [])))
  await queueDeliveries(tx, event, pending, { ...options, ordered })
  return pending.length
}

/**
 * Queues the event's deliveries to these webhooks, due now; those queued already stay as they are.
 * @param options.ordered the webhooks that get a booking's changes one after the other
 */
export async function queueDeliveries(
  tx: Tx,
  event: Pick<WebhookEvent, 'id' | 'trigger' | 'at' | 'bookingUid'>,
  webhookIds: readonly number[],
  { now, forced = false, replay = false, ordered }: QueueOptions & { ordered?: ReadonlySet<number> },
): Promise<void> {
  if (webhookIds.length === 0) return
  queued.add(tx)
  const expiresAt = forced || replay ? null : expiryOf(event.trigger, event.at)
  const rows = webhookIds.map((id) => ({
    event_id: event.id,
    webhook_id: id,
    next_at: now,
    expires_at: expiresAt,
    forced,
    replay,
    order_key: ordered?.has(id) ? (event.bookingUid ?? null) : null,
    passes_at: new Date(now.getTime() + longestInOrder),
  }))
  await tx.sql`insert into webhook_queue ${tx.sql(rows)} on conflict do nothing`
}

/**
 * Takes what is pending of these webhooks out of the queue; what is under way ends by its result. Their states are locked by
 * the caller.
 */
export async function cancelPending(
  tx: Tx,
  webhookIds: readonly number[],
  reason: string,
  now: Date,
): Promise<void> {
  if (webhookIds.length === 0) return
  await tx.sql`
    with gone as (
      delete from webhook_queue
      where webhook_id = any(${webhookIds}::bigint[]) and not forced and not (leased and next_at > ${now})
      returning event_id, webhook_id
    )
    update webhook_delivery d set status = 'cancelled', reason = ${reason}, finished_at = ${now}
    from gone where d.event_id = gone.event_id and d.webhook_id = gone.webhook_id`
}
