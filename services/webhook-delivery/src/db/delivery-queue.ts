import type { Statement, Tx } from '@punctual/db'
import { expiryOf } from '../domain/attempt.ts'
import { contentType, renderBody } from '../domain/template.ts'
import { envelopeOf, type WebhookEvent } from '../domain/webhook-event.ts'

/** The settings of a webhook that its deliveries depend on. */
export interface Recipient {
  id: number
  payloadTemplate: string | null
  /** The changes of one booking go out one after the other. */
  ordered?: boolean
}

export interface QueueOptions {
  now: Date
  /** Requested by a caller: sent whatever the receiver's state, and as often as requested. */
  forced?: boolean
  replay?: boolean
}

/** Maximum wait in milliseconds of a booking's change for the earlier ones. */
const longestInOrder = 60_000

const queued = new WeakSet<Tx>()

/** Returns whether the transaction has queued a delivery. */
export function hasQueued(tx: Tx): boolean {
  return queued.has(tx)
}

/**
 * Writes and queues one delivery for each webhook, with its body rendered. A webhook that already
 * has a delivery of the event keeps it unchanged. When the template cannot be rendered, the
 * delivery ends immediately, so that the owner sees it.
 * @param extra a further part of the same statement: the insert of the event itself
 * @returns the number of queued deliveries
 */
export async function addDeliveries(
  tx: Tx,
  event: WebhookEvent,
  recipients: readonly Recipient[],
  options: QueueOptions,
  extra?: Statement<unknown>,
): Promise<number> {
  const { sql } = tx
  if (recipients.length === 0) {
    await extra
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
    with ${extra ? sql`extra as (${extra}),` : sql``} added as (
      insert into webhook_delivery ${sql(rows)}
      on conflict do nothing
      returning webhook_id, status)
    ${queueing(tx, event, pending, { ...options, ordered })}`
  if (count > 0) queued.add(tx)
  return count
}

/** Queues the event's delivery to a webhook, due now; does nothing when it is queued already. */
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
 * Returns the statement, not yet run, that queues the event's deliveries to these webhooks.
 * @param webhooks rows of `webhook_id`
 * @param options.ordered webhooks that get a booking's changes one after the other
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
    from ${webhooks} recipients
    on conflict do nothing`
}

/**
 * Does the same as `cancelPending` for deleted webhooks, including the deliveries that a caller
 * requested.
 */
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
 * Removes pending deliveries of these webhooks from the queue; a running attempt ends the delivery
 * by its result. The caller has locked the states of the webhooks.
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
