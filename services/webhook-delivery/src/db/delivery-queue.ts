import { queueWork, type Statement, type Tx } from '@punctual/db'
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

/**
 * Writes and queues one delivery of each event for each of its recipients, with its body rendered.
 * A webhook that already has a delivery of the event keeps it unchanged. When the template cannot
 * be rendered, the delivery ends immediately, so that the owner sees it.
 * @param extra a further part of the same statement: the insert of the events themselves
 * @returns the number of queued deliveries
 */
export async function addDeliveries(
  tx: Tx,
  due: readonly { event: WebhookEvent; recipients: readonly Recipient[] }[],
  options: QueueOptions,
  extra?: Statement<unknown>,
): Promise<number> {
  const { sql } = tx
  const running = tx.traceparent
  const rows = due.flatMap(({ event, recipients }) => {
    // Kept only where tracing is on.
    const traceparent = running && (event.traceparent ?? running)
    const envelope = envelopeOf(event)
    return recipients.map(({ id, payloadTemplate, ordered }) => {
      const rendered = renderBody(payloadTemplate, envelope)
      const failure = 'failure' in rendered ? rendered.failure : null
      const body = 'body' in rendered ? rendered.body : ''
      return { event, id, body, failure, orderKey: (ordered && event.bookingUid) || null, traceparent }
    })
  })
  if (rows.length === 0) {
    await extra
    return 0
  }
  const { now, forced = false, replay = false } = options
  const all = <T>(of: (row: (typeof rows)[number]) => T): T[] => rows.map(of)
  const texts = (of: (row: (typeof rows)[number]) => string | null | undefined) => sql.array(all(of), 'text')
  const { count } = await sql`
    with ${extra ? sql`extra as (${extra}),` : sql``} given as materialized (
      select * from unnest(${all(({ event }) => event.id)}::uuid[], ${all(({ id }) => id)}::bigint[],
        ${all(({ event }) => event.organizationId)}::bigint[], ${all(({ event }) => event.trigger)}::text[],
        ${texts(({ event }) => event.bookingUid)}, ${texts(({ failure }) => failure)}, ${all(({ body }) => body)}::text[], ${all(({ event }) => event.at)}::timestamptz[],
        ${sql.array(
          all(({ event }) => (forced || replay ? null : expiryOf(event.trigger, event.at))),
          'timestamptz',
        )}, ${texts(({ orderKey }) => orderKey)},
        ${texts(({ traceparent }) => traceparent)})
      d(event_id, webhook_id, organization_id, trigger, booking_uid, failure, body, created_at, expires_at, order_key,
        traceparent)
    ), added as (
      insert into webhook_delivery (event_id, webhook_id, organization_id, trigger, booking_uid, status, reason,
        body, content_type, created_at, finished_at)
      select event_id, webhook_id, organization_id, trigger, booking_uid,
        case when failure is null then 'pending' else 'exhausted' end, failure, convert_to(body, 'UTF8'),
        ${contentType}, created_at, case when failure is not null then ${now}::timestamptz end
      from given
      on conflict do nothing
      returning event_id, webhook_id, status)
    insert into webhook_queue (event_id, webhook_id, next_at, expires_at, forced, replay, order_key, passes_at,
      traceparent)
    select event_id, webhook_id, ${now}::timestamptz, given.expires_at, ${forced}, ${replay}, given.order_key,
      ${passesAt(now)}::timestamptz, given.traceparent
    from added join given using (event_id, webhook_id)
    where added.status = 'pending'
    on conflict do nothing`
  if (count > 0) queueWork(tx, 'deliveries')
  return count
}

const passesAt = (now: Date): Date => new Date(now.getTime() + longestInOrder)

/** Queues the event's delivery to a webhook, due now; does nothing when it is queued already. */
export async function queueDelivery(
  tx: Tx,
  event: Pick<WebhookEvent, 'id' | 'trigger' | 'at'>,
  webhookId: number,
  { now, forced = false, replay = false }: QueueOptions,
): Promise<void> {
  queueWork(tx, 'deliveries')
  const expiresAt = forced || replay ? null : expiryOf(event.trigger, event.at)
  await tx.sql`
    insert into webhook_queue (event_id, webhook_id, next_at, expires_at, forced, replay, passes_at, traceparent)
    values (${event.id}, ${webhookId}, ${now}, ${expiresAt}, ${forced}, ${replay}, ${passesAt(now)},
      ${tx.traceparent ?? null})
    on conflict do nothing`
}

/**
 * Does the same as `cancelPending` for deleted webhooks, including the deliveries that a caller
 * requested.
 * @param keptTrigger the trigger whose deliveries stay
 */
export async function dropQueued(
  tx: Tx,
  webhookIds: readonly number[],
  now: Date,
  keptTrigger = '',
): Promise<void> {
  if (webhookIds.length === 0) return
  await tx.sql`
    with gone as (
      delete from webhook_queue
      where webhook_id = any(${webhookIds}::bigint[]) and not (leased and next_at > ${now})
        and not exists (select from webhook_event e where e.id = event_id and e.trigger = ${keptTrigger})
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
