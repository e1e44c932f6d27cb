import type { DeliveryStatus } from '@punctual/contracts'
import type { Sql } from '@punctual/db'
import { isHeldBack } from '../domain/receiver-health.ts'
import type { Reader } from './reader.ts'
import { type StateRow, stateColumns } from './states.ts'

/** A delivery as the API shows it. */
export interface Delivery {
  eventId: string
  webhookId: number
  trigger: string
  bookingUid: string | null
  status: DeliveryStatus
  attempts: number
  reason: string | null
  createdAt: Date
  finishedAt: Date | null
  /** null: no attempt is planned, or one is running. */
  nextAttemptAt: Date | null
}

export interface DeliveryFilter {
  status?: DeliveryStatus
  since?: Date
  trigger?: string
  bookingUid?: string
  /** In the event's id, or in the URL, error or response of an attempt; case does not matter. */
  text?: string
  take: number
  skip: number
}

/** The columns of a delivery: `d` is the delivery, `q` its row in the queue. */
export const deliveryColumns = (sql: Sql) => sql`
  d.event_id as "eventId", d.webhook_id as "webhookId", d.trigger, d.booking_uid as "bookingUid", d.status,
  d.attempts, d.reason, d.created_at as "createdAt", d.finished_at as "finishedAt",
  case when not q.leased then q.next_at end as "nextAttemptAt"`

const from = (sql: Sql) => sql`
  webhook_delivery d left join webhook_queue q on q.event_id = d.event_id and q.webhook_id = d.webhook_id`

/** Maximum number of deliveries that a text is searched in: it bounds the work of a query. */
const mostSearched = 10_000

/**
 * Returns a page of the webhook's deliveries, newest first, and their total number. A text is
 * searched in the newest of those that the other filters leave.
 */
export async function listDeliveries(
  reader: Reader,
  webhookId: number,
  filter: DeliveryFilter,
  now: Date,
): Promise<{ deliveries: Delivery[]; total: number }> {
  const { sql } = reader
  const heldBack = await isWebhookHeldBack(reader, webhookId, now)
  const { status, since, trigger, bookingUid, text } = filter
  if (status === (heldBack ? 'pending' : 'paused')) return { deliveries: [], total: 0 }
  const stored = status === 'paused' ? 'pending' : status
  const wanted = sql`d.webhook_id = ${webhookId}
    ${stored === undefined ? sql`` : sql`and d.status = ${stored}`}
    ${since === undefined ? sql`` : sql`and d.event_id >= uuid_at(${since})`}
    ${trigger === undefined ? sql`` : sql`and d.trigger = ${trigger}`}
    ${bookingUid === undefined ? sql`` : sql`and d.booking_uid = ${bookingUid}`}`
  if (text !== undefined) {
    const found = await searchDeliveries(reader, wanted, text, filter)
    return { ...found, deliveries: found.deliveries.map((one) => pausedIf(heldBack, one)) }
  }
  const rows = await sql<Delivery[]>`
    select ${deliveryColumns(sql)} from ${from(sql)} where ${wanted}
    order by d.event_id desc limit ${filter.take} offset ${filter.skip}`
  const [row] = await sql<{ total: number }[]>`
    select count(*)::int as total from webhook_delivery d where ${wanted}`
  return { deliveries: rows.map((one) => pausedIf(heldBack, one)), total: row?.total ?? 0 }
}

/** @param wanted the condition on the delivery `d` by the other filters */
async function searchDeliveries(
  { sql }: Reader,
  wanted: ReturnType<Sql>,
  text: string,
  { take, skip }: Pick<DeliveryFilter, 'take' | 'skip'>,
): Promise<{ deliveries: Delivery[]; total: number }> {
  const has = (column: ReturnType<Sql>) => sql`strpos(lower(${column}), lower(${text})) > 0`
  const matching = sql`
    newest as materialized (
      select d.event_id, d.webhook_id from webhook_delivery d
      where ${wanted} order by d.event_id desc limit ${mostSearched}),
    matching as materialized (
      select n.event_id, n.webhook_id from newest n
      where ${has(sql`n.event_id::text`)} or exists (
        select from webhook_attempt a where a.event_id = n.event_id and a.webhook_id = n.webhook_id
          and (${has(sql`a.url`)} or ${has(sql`a.error`)} or ${has(sql`a.response`)})))`
  const rows = await sql<(Delivery & { total: number })[]>`
    with ${matching},
    page as (select * from matching order by event_id desc limit ${take} offset ${skip})
    select ${deliveryColumns(sql)}, (select count(*)::int from matching) as total
    from page p join webhook_delivery d on d.event_id = p.event_id and d.webhook_id = p.webhook_id
    left join webhook_queue q on q.event_id = d.event_id and q.webhook_id = d.webhook_id
    order by d.event_id desc`
  const [first] = rows
  if (first || skip === 0)
    return { deliveries: rows.map(({ total: _, ...delivery }) => delivery), total: first?.total ?? 0 }
  const [row] = await sql<{ total: number }[]>`
    with ${matching} select count(*)::int as total from matching`
  return { deliveries: [], total: row?.total ?? 0 }
}

/** Returns the webhook's delivery of that event. */
export async function findDelivery(
  reader: Reader,
  webhookId: number,
  eventId: string,
  now: Date,
): Promise<Delivery | undefined> {
  const { sql } = reader
  const [row] = await sql<Delivery[]>`
    select ${deliveryColumns(sql)} from ${from(sql)} where d.event_id = ${eventId} and d.webhook_id = ${webhookId}`
  return row && pausedIf(await isWebhookHeldBack(reader, webhookId, now), row)
}

/** Returns what a delivery sends. */
export async function findBody(
  { sql }: Reader,
  webhookId: number,
  eventId: string,
): Promise<{ body: string; contentType: string } | undefined> {
  const [row] = await sql<{ body: string; contentType: string }[]>`
    select convert_from(body, 'UTF8') as body, content_type as "contentType"
    from webhook_delivery where event_id = ${eventId} and webhook_id = ${webhookId}`
  return row
}

/** Returns the delivery with the status that follows from its webhook being paused or not. */
export const pausedIf = (heldBack: boolean, delivery: Delivery): Delivery =>
  heldBack && delivery.status === 'pending' ? { ...delivery, status: 'paused' } : delivery

async function isWebhookHeldBack({ sql }: Reader, webhookId: number, now: Date): Promise<boolean> {
  const [state] = await sql<StateRow[]>`
    select ${stateColumns(sql)} from webhook_state s where s.webhook_id = ${webhookId}`
  return state !== undefined && isHeldBack(state, now)
}

/** Per webhook: its newest deliveries, and those with the newest attempts. */
const newest = 100
const tried = 500

/**
 * Returns by webhook, in the order of their events, the deliveries that may have changed since an
 * instant: of the newest hundred and of those with an attempt since, all that were still open at
 * that instant. A deleted webhook is absent.
 */
export async function readChanged(
  reader: Reader,
  webhookIds: readonly number[],
  since: Date,
  now: Date,
): Promise<Map<number, Delivery[]>> {
  const { sql } = reader
  const webhooks = await sql<StateRow[]>`
    select ${stateColumns(sql)} from webhook_state s join webhook w on w.id = s.webhook_id
    where w.id = any(${webhookIds}::bigint[]) and w.deleted_at is null`
  const ids = webhooks.map(({ webhookId }) => webhookId)
  // One key per lookup: a joining plan would read the whole log of the webhooks.
  const rows = await sql<Delivery[]>`
    select ${deliveryColumns(sql)}
    from unnest(${ids}::bigint[]) w(id)
    cross join lateral (
      (select n.event_id from webhook_delivery n where n.webhook_id = w.id order by n.event_id desc limit ${newest})
      union
      (select a.event_id from webhook_attempt a
       where a.webhook_id = w.id and a.at >= ${since} order by a.at desc limit ${tried})
    ) k
    cross join lateral (
      select * from webhook_delivery o where o.event_id = k.event_id and o.webhook_id = w.id limit 1) d
    left join lateral (
      select * from webhook_queue o where o.event_id = k.event_id and o.webhook_id = w.id limit 1) q on true
    where d.finished_at is null or d.finished_at >= ${since}
    order by d.event_id`
  const found = new Map(ids.map((id): [number, Delivery[]] => [id, []]))
  const heldBack = new Map(webhooks.map((row) => [row.webhookId, isHeldBack(row, now)]))
  for (const row of rows) found.get(row.webhookId)?.push(pausedIf(heldBack.get(row.webhookId) === true, row))
  return found
}
