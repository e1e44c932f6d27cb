import type { Database, Tx } from '@punctual/db'
import { type AttemptResult, judge, type Verdict } from '../domain/attempt.ts'
import { afterAttempt, type HealthEffect } from '../domain/receiver-health.ts'
import type { Claimed } from './claimed.ts'
import { logAttempts, moveDeliveries, moveQueue } from './completed.ts'
import { actOnHealth } from './health-effects.ts'
import { lockStates, saveStates } from './states.ts'

/** An attempt that was made. */
export interface Completion {
  claimed: Claimed
  result: AttemptResult
  /** Begun and ended, by the clock. */
  beganAt: Date
  at: Date
}

export interface CompletionRules {
  /** Waits before each further attempt, milliseconds. */
  schedule: readonly number[]
  /** From 0 to 1. */
  random: () => number
}

export interface Judged extends Completion {
  verdict: Verdict
}

/**
 * Writes down what became of attempts: the log, the deliveries, what is left of them in the queue, and how the receivers
 * are doing, in one transaction. One whose lease has lapsed and was claimed again is dropped: it is the later claim's.
 * @returns the number that was dropped
 */
export async function completeAttempts(
  db: Database,
  completions: readonly Completion[],
  rules: CompletionRules,
): Promise<number> {
  const longestPause = Math.max(0, ...rules.schedule)
  return db.transaction(async (tx) => {
    const states = await lockStates(tx, [...new Set(completions.map(({ claimed }) => claimed.webhookId))])
    const mine = await findMine(tx, completions)
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
    if (judged.length > 0) {
      await logAttempts(tx, judged)
      await moveDeliveries(tx, judged)
      await moveQueue(tx, judged)
      await saveStates(tx, states)
    }
    for (const { webhookId, at, effect } of effects) await actOnHealth(tx, webhookId, effect, at)
    return completions.length - judged.length
  })
}

/** Gives claims back unsent: due at once, without an attempt counted. */
export async function releaseClaims(db: Database, claims: readonly Claimed[], now: Date): Promise<void> {
  if (claims.length === 0) return
  await db.transaction(async (tx) => {
    await lockStates(tx, [...new Set(claims.map(({ webhookId }) => webhookId))])
    await tx.sql`
      update webhook_queue q set leased = false, next_at = ${now}
      from jsonb_to_recordset(${keysOf(claims)}::text::jsonb) c("eventId" uuid, "webhookId" bigint, epoch integer)
      where q.event_id = c."eventId" and q.webhook_id = c."webhookId" and q.epoch = c.epoch and q.leased`
  })
}

const keysOf = (claims: readonly Claimed[]): string =>
  JSON.stringify(claims.map(({ eventId, webhookId, epoch }) => ({ eventId, webhookId, epoch })))

async function findMine(tx: Tx, completions: readonly Completion[]): Promise<Completion[]> {
  const rows = await tx.sql<{ event_id: string; webhook_id: number; epoch: number }[]>`
    select q.event_id, q.webhook_id, q.epoch
    from jsonb_to_recordset(${keysOf(completions.map(({ claimed }) => claimed))}::text::jsonb)
      c("eventId" uuid, "webhookId" bigint, epoch integer)
    join webhook_queue q on q.event_id = c."eventId" and q.webhook_id = c."webhookId" and q.epoch = c.epoch
    where q.leased`
  const mine = new Set(rows.map((row) => `${row.event_id} ${row.webhook_id} ${row.epoch}`))
  return completions.filter(({ claimed: { eventId, webhookId, epoch } }) =>
    mine.has(`${eventId} ${webhookId} ${epoch}`),
  )
}
