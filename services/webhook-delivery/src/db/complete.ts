import type { Database, Tx } from '@punctual/db'
import { type AttemptResult, judge, type Verdict } from '../domain/attempt.ts'
import { afterAttempt, type HealthEffect, type ReceiverHealth } from '../domain/receiver-health.ts'
import { claimKeys, deliveryKey } from './claim-keys.ts'
import type { Claimed } from './claimed.ts'
import { writeDown } from './completed.ts'
import { actOnHealth } from './health-effects.ts'
import { lockStates, type StateRow, toHealth } from './states.ts'

/** An attempt and its result. */
export interface Completion {
  claimed: Claimed
  result: AttemptResult
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

export interface Judged extends Completion {
  verdict: Verdict
}

/**
 * Stores the results of attempts in one transaction: the log, the deliveries, the queue and the
 * receivers' health. Drops the result of an expired lease that another worker has claimed since.
 * @returns the number of dropped results
 */
export async function completeAttempts(
  db: Database,
  completions: readonly Completion[],
  rules: CompletionRules,
): Promise<number> {
  const longestPause = Math.max(0, ...rules.schedule)
  return db.transaction(async (tx) => {
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
    if (judged.length > 0) await writeDown(tx, judged, states)
    for (const { webhookId, at, effect } of effects) await actOnHealth(tx, webhookId, effect, at)
    return completions.length - judged.length
  })
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
 * checked again and omitted.
 */
async function lockMine(
  tx: Tx,
  completions: readonly Completion[],
): Promise<{ mine: Completion[]; states: Map<number, ReceiverHealth> }> {
  const claims = completions.map(({ claimed }) => claimed)
  const rows = await tx.sql<(StateRow & { eventId: string; webhookId: number })[]>`
    select s.*, q.event_id as "eventId", q.webhook_id as "webhookId"
    from ${claimKeys(tx.sql, claims)} c(event_id, webhook_id, epoch)
    join webhook_queue q on q.event_id = c.event_id and q.webhook_id = c.webhook_id and q.epoch = c.epoch
    join webhook_state s on s.webhook_id = q.webhook_id
    where q.leased
    order by s.webhook_id for update of s, q`
  const locked = new Set(rows.map(deliveryKey))
  return {
    mine: completions.filter(({ claimed }) => locked.has(deliveryKey(claimed))),
    states: new Map(rows.map((row) => [row.webhook_id, toHealth(row)])),
  }
}
