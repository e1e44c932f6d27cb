import type { Tx } from '@punctual/db'
import type { Judged } from './complete.ts'

/** One row for each attempt. */
export async function logAttempts(tx: Tx, judged: readonly Judged[]): Promise<void> {
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
  await tx.sql`
    insert into webhook_attempt
    select * from jsonb_populate_recordset(null::webhook_attempt, ${JSON.stringify(rows)}::text::jsonb)
    on conflict do nothing`
}

/** The deliveries as the attempts left them. */
export async function moveDeliveries(tx: Tx, judged: readonly Judged[]): Promise<void> {
  const rows = judged.map(({ claimed, verdict, at }) => ({
    event_id: claimed.eventId,
    webhook_id: claimed.webhookId,
    attempts: claimed.attempt,
    status: verdict.status,
    reason: 'reason' in verdict ? verdict.reason : null,
    finished_at: verdict.status === 'pending' ? null : at,
  }))
  await tx.sql`
    update webhook_delivery d
    set attempts = n.attempts, status = n.status, reason = n.reason, finished_at = n.finished_at
    from jsonb_to_recordset(${JSON.stringify(rows)}::text::jsonb)
      n(event_id uuid, webhook_id bigint, attempts integer, status text, reason text, finished_at timestamptz)
    where d.event_id = n.event_id and d.webhook_id = n.webhook_id`
}

/** Takes what has ended out of the queue, and puts back what is tried again. */
export async function moveQueue(tx: Tx, judged: readonly Judged[]): Promise<void> {
  const key = ({ claimed: { eventId, webhookId } }: Judged) => ({ eventId, webhookId })
  const ended = judged.filter(({ verdict }) => verdict.status !== 'pending').map(key)
  const again = judged.flatMap((one) =>
    one.verdict.status === 'pending' ? { ...key(one), nextAt: one.verdict.nextAt } : [],
  )
  if (ended.length > 0) {
    await tx.sql`
      delete from webhook_queue q
      using jsonb_to_recordset(${JSON.stringify(ended)}::text::jsonb) n("eventId" uuid, "webhookId" bigint)
      where q.event_id = n."eventId" and q.webhook_id = n."webhookId"`
  }
  if (again.length > 0) {
    await tx.sql`
      update webhook_queue q set leased = false, forced = false, tries = q.tries + 1, next_at = n."nextAt"
      from jsonb_to_recordset(${JSON.stringify(again)}::text::jsonb)
        n("eventId" uuid, "webhookId" bigint, "nextAt" timestamptz)
      where q.event_id = n."eventId" and q.webhook_id = n."webhookId"`
  }
}
