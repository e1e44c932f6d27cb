import type { Tx } from '@punctual/db'

/** Numbered SQL of the table, for the service's `migrations`. */
export const timerMigrations = new URL('./migrations/', import.meta.url)

/** A timer as it is handed to whoever acts on it. */
export interface Timer {
  /** The aggregate, such as a booking's uid. */
  key: string
  /** What is to be done; unique per key. */
  purpose: string
  /** When it was to fire; it may be later than that now. */
  dueAt: Date
  payload: unknown
  generation: number
}

/**
 * Sets the timer of (key, purpose), or moves it, in the transaction of what causes it.
 * @param timer `generation` (0): rises with the aggregate's changes; an older one leaves a newer timer as it
 * is; `runAt` (dueAt): not before then, of one that is put off
 */
export async function setTimer(
  tx: Tx,
  timer: { key: string; purpose: string; dueAt: Date; runAt?: Date; payload?: unknown; generation?: number },
): Promise<void> {
  const { key, purpose, dueAt, runAt = dueAt, payload = null, generation = 0 } = timer
  await tx.sql`
    insert into timer (key, purpose, due_at, generation, payload, run_at)
    values (${key}, ${purpose}, ${dueAt}, ${generation}, ${JSON.stringify(payload)}::text::jsonb, ${runAt})
    on conflict (key, purpose) do update
      set due_at = excluded.due_at, generation = excluded.generation, payload = excluded.payload,
        run_at = excluded.run_at, attempts = 0
      where timer.generation <= excluded.generation`
}

/**
 * Takes back the timers of a key, or the one of that purpose, in the transaction of what causes it.
 * @param which.dueAfter those that were due by then stay: whether there is still something to do is seen when they fire
 */
export async function cancelTimers(
  { sql }: Tx,
  key: string,
  which: { purpose?: string; dueAfter?: Date } = {},
): Promise<void> {
  const { purpose, dueAfter } = which
  await sql`
    delete from timer where key = ${key}
      ${purpose === undefined ? sql`` : sql`and purpose = ${purpose}`}
      ${dueAfter === undefined ? sql`` : sql`and due_at > ${dueAfter}`}`
}

/** @returns whether the timer of (key, purpose) is set, with these fields in its payload */
export async function isTimerSet(
  { sql }: Tx,
  { key, purpose }: Pick<Timer, 'key' | 'purpose'>,
  payload: Record<string, string>,
): Promise<boolean> {
  const rows = await sql`
    select 1 from timer
    where key = ${key} and purpose = ${purpose} and payload @> ${JSON.stringify(payload)}::text::jsonb`
  return rows.length > 0
}
