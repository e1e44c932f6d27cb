import type { Sql, Tx } from '@punctual/db'
import type { ReceiverHealth } from '../domain/receiver-health.ts'

/** A row of webhook_state as `stateColumns` selects it. */
export interface StateRow extends ReceiverHealth {
  webhookId: number
}

/** Selects a {@link StateRow} from `webhook_state s`. */
export const stateColumns = (sql: Sql) => sql`
  s.webhook_id as "webhookId", s.cap, s.failures, s.failing_since as "failingSince", s.outages,
  s.outage_since as "outageSince", s.trips, s.open_until as "openUntil", s.probing,
  s.asked_until as "askedUntil", s.retries_only_until as "retriesOnlyUntil", s.latency_ms as "latencyMs",
  s.used_at as "usedAt", s.notified_hours as "notifiedHours"`

/**
 * Locks the states of these webhooks in the common order. Every writer of a webhook's queue holds
 * the lock of its state.
 */
export async function lockStates(
  tx: Tx,
  webhookIds: readonly number[],
): Promise<Map<number, ReceiverHealth>> {
  const rows = await tx.sql<StateRow[]>`
    select ${stateColumns(tx.sql)} from webhook_state s where s.webhook_id = any(${webhookIds}::bigint[])
    order by s.webhook_id for update`
  return new Map(rows.map((row) => [row.webhookId, row]))
}

/** Stores the states. */
export async function saveStates(tx: Tx, states: ReadonlyMap<number, ReceiverHealth>): Promise<void> {
  await setStates(tx.sql, states)
}

/** Returns the statement that stores the states, to run by itself or as a part of another. */
export function setStates(sql: Tx['sql'], states: ReadonlyMap<number, ReceiverHealth>) {
  const rows = [...states].map(([webhookId, health]) => ({
    webhook_id: webhookId,
    cap: health.cap,
    failures: health.failures,
    failing_since: health.failingSince,
    outages: health.outages,
    outage_since: health.outageSince,
    trips: health.trips,
    open_until: health.openUntil,
    probing: health.probing,
    asked_until: health.askedUntil,
    retries_only_until: health.retriesOnlyUntil,
    latency_ms: health.latencyMs,
    used_at: health.usedAt,
    notified_hours: health.notifiedHours,
  }))
  return sql`
    update webhook_state s
    set cap = n.cap, failures = n.failures, failing_since = n.failing_since, outages = n.outages,
      outage_since = n.outage_since, trips = n.trips, open_until = n.open_until, probing = n.probing,
      asked_until = n.asked_until, retries_only_until = n.retries_only_until, latency_ms = n.latency_ms,
      used_at = n.used_at, notified_hours = n.notified_hours
    from jsonb_populate_recordset(null::webhook_state, ${JSON.stringify(rows)}::text::jsonb) n
    where s.webhook_id = n.webhook_id`
}
