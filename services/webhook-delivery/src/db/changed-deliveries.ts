import { isHeldBack } from '../domain/receiver-health.ts'
import { type Delivery, deliveryColumns, pausedIf } from './deliveries-repository.ts'
import type { Reader } from './reader.ts'
import { type StateRow, toHealth } from './states.ts'

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
    select s.* from webhook_state s join webhook w on w.id = s.webhook_id
    where w.id = any(${webhookIds}::bigint[]) and w.deleted_at is null`
  const ids = webhooks.map(({ webhook_id }) => webhook_id)
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
  const heldBack = new Map(webhooks.map((row) => [row.webhook_id, isHeldBack(toHealth(row), now)]))
  for (const row of rows) found.get(row.webhookId)?.push(pausedIf(heldBack.get(row.webhookId) === true, row))
  return found
}
