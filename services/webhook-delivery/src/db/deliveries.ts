import type { Statement, Tx } from '@punctual/db'
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
 * @param kept what else the same statement runs: the insert of the event itself
 * @returns the number queued
 */
export async function addDeliveries(
  tx: Tx,
  event: WebhookEvent,
  recipients: readonly Recipient[],
  options: QueueOptions,
  kept?: Statement<unknown>,
): Promise<number> {
  const { sql } = tx
  if (recipients.length === 0) {
    await kept
    return 0
  }
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
  const ordered = recipients.flatMap(({ id, ordered }) => (ordered ? [id] : []))
  const pending = sql`(select webhook_id from added where status = 'pending')`
  const { count } = await sql`
    with ${kept ? sql`kept as (${kept}),` : sql``} added as (
      insert into webhook_delivery ${sql(rows)}
      on conflict do nothing
      returning webhook_id, status)
    ${queueing(tx, event, pending, { ...options, ordered })}`
  if (count > 0) queued.add(tx)
  return count
}

/** Queues the event's delivery to a webhook, due now; one that is queued already stays as it is. */
export async function queueDelivery(
  tx: Tx,
  event: Pick<WebhookEvent, 'id' | 'trigger' | 'at' | 'bookingUid'>,
  webhookId: number,
  options: QueueOptions,
): Promise<void> {
  queued.add(tx)
  await queueing(tx, event, tx.sql`(select ${webhookId}::bigint as webhook_id)`, options)
}

/**
 * @param webhooks rows of `webhook_id`
 * @param options.ordered those that get a booking's changes one after the other
 * @returns what queues the event's deliveries to these webhooks, not run yet
 */
function queueing(
  { sql }: Tx,
  event: Pick<WebhookEvent, 'id' | 'trigger' | 'at' | 'bookingUid'>,
  webhooks: Statement<unknown>,
  { now, forced = false, replay = false, ordered = [] }: QueueOptions & { ordered?: readonly number[] },
): Statement<{ count: number }> {
  const expiresAt = forced || replay ? null : expiryOf(event.trigger, event.at)
  const passesAt = new Date(now.getTime() + longestInOrder)
  return sql`
    insert into webhook_queue (event_id, webhook_id, next_at, expires_at, forced, replay, order_key, passes_at)
    select ${event.id}::uuid, webhook_id, ${now}::timestamptz, ${expiresAt}::timestamptz, ${forced}, ${replay},
      case when webhook_id = any(${ordered}::bigint[]) then ${event.bookingUid ?? null}::text end,
      ${passesAt}::timestamptz
    from ${webhooks} told
    on conflict do nothing`
}

/** As `cancelPending`, for webhooks that are gone: what their owners asked for goes with the rest. */
export async function dropQueued(tx: Tx, webhookIds: readonly number[], now: Date): Promise<void> {
  if (webhookIds.length === 0) return
  await tx.sql`
    with gone as (
      delete from webhook_queue
      where webhook_id = any(${webhookIds}::bigint[]) and not (leased and next_at > ${now})
      returning event_id, webhook_id
    )
    update webhook_delivery d set status = 'cancelled', reason = 'deleted', finished_at = ${now}
    from gone where d.event_id = gone.event_id and d.webhook_id = gone.webhook_id`
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
