import type { Sql, Tx } from '@punctual/db'
import type { Timer } from './timer.ts'

/** A timer whose row this transaction has deleted; a rollback restores it. */
export interface ClaimedTimer extends Timer {
  /** Failed attempts so far. */
  attempts: number
  /** Of the span that set it; null without one. */
  traceparent: string | null
}

const timerColumns = (sql: Sql) => sql`
  timer.key, timer.purpose, timer.due_at as "dueAt", timer.generation, timer.payload, timer.attempts,
  timer.traceparent`

/**
 * Deletes and returns due timers, earliest first. Skips timers that another instance or a
 * rescheduling transaction has locked. `tried` selects timers that have failed before, or those
 * that have not.
 */
export async function claimDue(tx: Tx, now: Date, tried: boolean, limit: number): Promise<ClaimedTimer[]> {
  const rows = await tx.sql<ClaimedTimer[]>`
    with due as materialized (
      select key, purpose from timer
      where run_at <= ${now} and ${tried ? tx.sql`attempts > 0` : tx.sql`attempts = 0`}
      order by run_at limit ${limit} for update skip locked
    )
    delete from timer using due where timer.key = due.key and timer.purpose = due.purpose
    returning ${timerColumns(tx.sql)}`
  return [...rows].sort((a, b) => a.dueAt.getTime() - b.dueAt.getTime())
}

/**
 * Deletes and returns the timer, unless it was cancelled, moved or claimed by another instance
 * meanwhile.
 */
export async function claimOne(tx: Tx, timer: ClaimedTimer): Promise<ClaimedTimer | undefined> {
  const [row] = await tx.sql<ClaimedTimer[]>`
    with one as materialized (
      select key, purpose from timer
      where key = ${timer.key} and purpose = ${timer.purpose} and due_at = ${timer.dueAt}
        and generation = ${timer.generation} and attempts = ${timer.attempts}
      for update skip locked
    )
    delete from timer using one where timer.key = one.key and timer.purpose = one.purpose
    returning ${timerColumns(tx.sql)}`
  return row
}
