import type { Tx } from '@punctual/db'
import type { ReceiverHealth } from '../domain/receiver-health.ts'
import type { Judged } from './complete.ts'
import { setStates } from './states.ts'

/**
 * Logs each attempt as a row and updates deliveries, queue (ended deliveries leave it, retries
 * return to it) and receiver states. One statement, because every round trip to the database delays
 * the receivers.
 */
export async function writeDown(
  tx: Tx,
  judged: readonly Judged[],
  states: ReadonlyMap<number, ReceiverHealth>,
): Promise<void> {
  const eventIds = judged.map(({ claimed }) => claimed.eventId)
  const nextAt = ({ verdict, at }: Judged): Date => (verdict.status === 'pending' ? verdict.nextAt : at)
  const reason = ({ verdict }: Judged): string => ('reason' in verdict ? (verdict.reason ?? '') : '')
  await tx.sql`
    with judged as materialized (
      select * from unnest(${eventIds}::uuid[], ${judged.map(({ claimed }) => claimed.webhookId)}::bigint[],
        ${judged.map(({ claimed }) => claimed.attempt)}::integer[],
        ${judged.map(({ verdict }) => verdict.status)}::text[], ${judged.map(reason)}::text[],
        ${judged.map(({ at }) => at)}::timestamptz[], ${judged.map(nextAt)}::timestamptz[])
      j(event_id, webhook_id, attempts, status, reason, at, next_at)
    ), logged as (
      insert into webhook_attempt
      select * from jsonb_populate_recordset(null::webhook_attempt, ${attemptsOf(judged)}::text::jsonb)
      on conflict do nothing
    ), ended as (
      delete from webhook_queue q using judged j
      where q.event_id = j.event_id and q.webhook_id = j.webhook_id and j.status <> 'pending'
    ), again as (
      update webhook_queue q set leased = false, forced = false, tries = q.tries + 1, next_at = j.next_at
      from judged j where q.event_id = j.event_id and q.webhook_id = j.webhook_id and j.status = 'pending'
    ), received as (${setStates(tx.sql, states)})
    update webhook_delivery d
    set attempts = j.attempts, status = j.status, reason = nullif(j.reason, ''),
      finished_at = case when j.status <> 'pending' then j.at end
    from judged j
    where d.event_id = j.event_id and d.webhook_id = j.webhook_id and d.event_id = any(${eventIds}::uuid[])`
}

function attemptsOf(judged: readonly Judged[]): string {
  const rows = judged.map(({ claimed, result, beganAt }) => ({
    event_id: claimed.eventId,
    webhook_id: claimed.webhookId,
    attempt: claimed.attempt,
    at: beganAt,
    url: claimed.url,
    class: result.class,
    status: result.status,
    dns_ms: result.timings.dns,
    connect_ms: result.timings.connect,
    tls_ms: result.timings.tls,
    first_byte_ms: result.timings.firstByte,
    total_ms: result.timings.total,
    response: result.response,
    response_truncated: result.responseTruncated,
    error: result.error,
    remote_address: result.remoteAddress,
  }))
  return JSON.stringify(rows)
}
