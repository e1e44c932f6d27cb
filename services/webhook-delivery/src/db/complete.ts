import { webhookDisabled, webhookFailing } from '@punctual/contracts'
import { appendEvent, type Database, type Statement, type Tx } from '@punctual/db'
import { type AttemptResult, judge, type Verdict } from '../domain/attempt.ts'
import { afterAttempt, type HealthEffect, type ReceiverHealth } from '../domain/receiver-health.ts'
import { claimKeys, deliveryKey } from './claim-keys.ts'
import type { Claimed } from './claimed.ts'
import { cancelPending } from './delivery-queue.ts'
import { lockStates, type StateRow, setStates, stateColumns } from './states.ts'

/** An attempt and its result. */
export interface Completion {
  claimed: Claimed
  result: AttemptResult
  /** The headers of the request. */
  headers: Readonly<Record<string, string>>
  /** Start and end, by the injected clock. */
  beganAt: Date
  at: Date
}

export interface CompletionRules {
  /** Waits before each further attempt, in milliseconds. */
  schedule: readonly number[]
  /** From 0 to 1. */
  random: () => number
}

export interface Completed {
  /** Results of claims that another worker has taken over. */
  dropped: number
  /** Whether more deliveries to these webhooks are due; true where that is not known. */
  isMoreDue: boolean
}

export interface Judged extends Completion {
  verdict: Verdict
}

/**
 * Stores the results of attempts in one transaction: the log, the deliveries, the queue and the
 * receivers' health. Drops the result of an expired lease that another worker has claimed since.
 */
export async function completeAttempts(
  db: Database,
  completions: readonly Completion[],
  rules: CompletionRules,
): Promise<Completed> {
  const longestPause = Math.max(0, ...rules.schedule)
  const { dropped, stored } = await db.transaction(async (tx) => {
    const { mine, states } = await lockMine(tx, completions)
    const judged: Judged[] = []
    const effects: { webhookId: number; at: Date; effect: NonNullable<HealthEffect> }[] = []
    for (const completion of mine) {
      const { claimed, result, at } = completion
      const { webhookId } = claimed
      const before = states.get(webhookId)
      if (!before) continue
      const { health, effect } = afterAttempt(before, result, at, longestPause)
      states.set(webhookId, health)
      if (effect) effects.push({ webhookId, at, effect })
      const verdict = judge(claimed, result, { schedule: rules.schedule, at, random: rules.random() })
      judged.push({ ...completion, verdict })
    }
    const stored = judged.length > 0 ? writeDown(tx, judged, states) : undefined
    if (stored) tx.send(stored)
    for (const { webhookId, at, effect } of effects) await actOnHealth(tx, webhookId, effect, at)
    return { dropped: completions.length - judged.length, stored }
  })
  const [row] = (await stored) ?? []
  return { dropped, isMoreDue: row?.isMoreDue ?? true }
}

/** Returns unsent claims to the queue: due immediately, without counting an attempt. */
export async function releaseClaims(db: Database, claims: readonly Claimed[], now: Date): Promise<void> {
  if (claims.length === 0) return
  await db.transaction(async (tx) => {
    await lockStates(tx, [...new Set(claims.map(({ webhookId }) => webhookId))])
    await tx.sql`
      update webhook_queue q set leased = false, next_at = ${now}
      from ${claimKeys(tx.sql, claims)} c(event_id, webhook_id, epoch)
      where q.event_id = c.event_id and q.webhook_id = c.webhook_id and q.epoch = c.epoch and q.leased`
  })
}

/**
 * Locks the states of the webhooks, in the common order, and the queue rows that this process still
 * holds. One statement locks both: a row that another process claimed while this one waited is
 * checked again and omitted. Of two claims of one delivery, an expired one and its successor, only
 * the successor is found: the statement that stores results must not meet a row twice.
 */
async function lockMine(
  tx: Tx,
  completions: readonly Completion[],
): Promise<{ mine: Completion[]; states: Map<number, ReceiverHealth> }> {
  const claims = completions.map(({ claimed }) => claimed)
  const rows = await tx.sql<(StateRow & { eventId: string; epoch: number })[]>`
    select ${stateColumns(tx.sql)}, q.event_id as "eventId", q.epoch
    from ${claimKeys(tx.sql, claims)} c(event_id, webhook_id, epoch)
    join webhook_queue q on q.event_id = c.event_id and q.webhook_id = c.webhook_id and q.epoch = c.epoch
    join webhook_state s on s.webhook_id = q.webhook_id
    where q.leased
    order by s.webhook_id for update of s, q`
  const epochs = new Map(rows.map((row) => [deliveryKey(row), row.epoch]))
  return {
    mine: completions.filter(({ claimed }) => epochs.get(deliveryKey(claimed)) === claimed.epoch),
    states: new Map(rows.map((row) => [row.webhookId, row])),
  }
}

/**
 * Returns the statement that logs each attempt as a row and updates deliveries, queue (ended
 * deliveries leave it, retries return to it) and receiver states. One statement, sent with the
 * commit, because every round trip to the database delays the receivers.
 */
function writeDown(
  tx: Tx,
  judged: readonly Judged[],
  states: ReadonlyMap<number, ReceiverHealth>,
): Statement<{ isMoreDue: boolean }[]> {
  const eventIds = judged.map(({ claimed }) => claimed.eventId)
  const nextAt = ({ verdict, at }: Judged): Date => (verdict.status === 'pending' ? verdict.nextAt : at)
  const reason = ({ verdict }: Judged): string => ('reason' in verdict ? (verdict.reason ?? '') : '')
  return tx.sql<{ isMoreDue: boolean }[]>`
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
    ), received as (${setStates(tx.sql, states)}
    ), stored as (
      update webhook_delivery d
      set attempts = j.attempts, status = j.status, reason = nullif(j.reason, ''),
        finished_at = case when j.status <> 'pending' then j.at end
      from judged j
      where d.event_id = j.event_id and d.webhook_id = j.webhook_id and d.event_id = any(${eventIds}::uuid[])
    )
    select exists (
      select from judged j cross join lateral (
        select from webhook_queue q where q.webhook_id = j.webhook_id and q.next_at <= j.at and not q.leased limit 1
      ) due) as "isMoreDue"`
}

function attemptsOf(judged: readonly Judged[]): string {
  const rows = judged.map(({ claimed, result, headers, beganAt }) => ({
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
    request_headers: headers,
  }))
  return JSON.stringify(rows)
}

/** Switches the webhook off, or warns its owner that it fails; publishes an event in both cases. */
async function actOnHealth(
  tx: Tx,
  webhookId: number,
  effect: NonNullable<HealthEffect>,
  at: Date,
): Promise<void> {
  const disabled = 'disable' in effect ? effect.disable : null
  const [row] = await tx.sql<
    { organizationId: number; ownerId: number; subscriberUrl: string; revision: number }[]
  >`
    update webhook set revision = revision + 1, active = ${disabled === null},
      disabled_reason = ${disabled}, disabled_at = ${disabled === null ? null : at}
    where id = ${webhookId} and active
    returning organization_id as "organizationId", user_id as "ownerId", subscriber_url as "subscriberUrl",
      revision`
  if (!row) return
  const { organizationId, ownerId, subscriberUrl, revision } = row
  const webhook = { id: webhookId, subscriberUrl, ownerId }
  const envelope = { subject: `${webhookId}`, version: revision, organizationId, at }
  if ('notice' in effect) {
    const since = effect.notice.since.toISOString()
    await appendEvent(tx, webhookFailing, { ...envelope, data: { webhook, since } })
  } else {
    await cancelPending(tx, [webhookId], 'disabled', at)
    await appendEvent(tx, webhookDisabled, { ...envelope, data: { webhook, reason: effect.disable } })
  }
}
