import type { Tx } from '@punctual/db'
import type { ReceiverHealth } from '../domain/receiver-health.ts'

/** A row of webhook_state as raw SQL returns it. */
export interface StateRow {
  webhook_id: number
  cap: number
  failures: number
  failing_since: Date | null
  outages: number
  outage_since: Date | null
  trips: number
  open_until: Date | null
  probing: boolean
  asked_until: Date | null
  retries_only_until: Date | null
  latency_ms: number | null
  used_at: Date | null
  notified_hours: number
}

/** Returns the row as the domain's receiver health. */
export function toHealth(row: StateRow): ReceiverHealth {
  return {
    cap: row.cap,
    failures: row.failures,
    failingSince: row.failing_since,
    outages: row.outages,
    outageSince: row.outage_since,
    trips: row.trips,
    openUntil: row.open_until,
    probing: row.probing,
    askedUntil: row.asked_until,
    retriesOnlyUntil: row.retries_only_until,
    latencyMs: row.latency_ms,
    usedAt: row.used_at,
    notifiedHours: row.notified_hours,
  }
}

/**
 * Locks the states of these webhooks in the common order. Every writer of a webhook's queue holds
 * the lock of its state.
 */
export async function lockStates(
  tx: Tx,
  webhookIds: readonly number[],
): Promise<Map<number, ReceiverHealth>> {
  const rows = await tx.sql<StateRow[]>`
    select * from webhook_state where webhook_id = any(${webhookIds}::bigint[])
    order by webhook_id for update`
  return new Map(rows.map((row) => [row.webhook_id, toHealth(row)]))
}

/** Stores the states. */
export async function saveStates(tx: Tx, states: ReadonlyMap<number, ReceiverHealth>): Promise<void> {
  await setStates(tx.sql, states)
}

/** Returns the statement that stores the states, to run by itself or as a part of another. */
export function setStates(sql: Tx['sql'], states: ReadonlyMap<number, ReceiverHealth>) {
  const rows = [...states].map(([webhook_id, health]) => ({
    webhook_id,
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
