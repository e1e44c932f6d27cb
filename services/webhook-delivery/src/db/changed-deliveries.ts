import type { Database, Tx } from '@punctual/db'
import { isHeldBack } from '../domain/receiver-health.ts'
import { type Delivery, deliveryColumns, deliveryTables, pausedIf } from './deliveries-repository.ts'
import { type StateRow, toHealth } from './states.ts'

type Reader = Pick<Database, 'sql'> | Pick<Tx, 'sql'>

/** Of each webhook: its newest deliveries, and those with the newest attempts. */
const newest = 100
const tried = 500

/**
 * @returns by webhook, what may have changed since then: its newest hundred deliveries and those that had an attempt, in the
 * order of their events. A webhook that is gone is absent.
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
  const rows = await sql<Delivery[]>`
    select ${deliveryColumns(sql)}
    from unnest(${ids}::bigint[]) w(id)
    cross join lateral (
      (select n.event_id from webhook_delivery n where n.webhook_id = w.id order by n.event_id desc limit ${newest})
      union
      (select a.event_id from webhook_attempt a
       where a.webhook_id = w.id and a.at >= ${since} order by a.at desc limit ${tried})
    ) k
    join (${deliveryTables(sql)}) on d.event_id = k.event_id and d.webhook_id = w.id
    order by d.event_id`
  const found = new Map(ids.map((id): [number, Delivery[]] => [id, []]))
  const heldBack = new Map(webhooks.map((row) => [row.webhook_id, isHeldBack(toHealth(row), now)]))
  for (const row of rows) found.get(row.webhookId)?.push(pausedIf(heldBack.get(row.webhookId) === true, row))
  return found
}
