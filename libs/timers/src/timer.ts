import { listed, type Tx } from '@punctual/db'

/** Numbered SQL of the table, for the service's `migrations`. */
export const timerMigrations = new URL('./migrations/', import.meta.url)

/** A timer as passed to its handler. */
export interface Timer {
  /** The aggregate, such as a booking's uid. */
  key: string
  /** The kind of work; unique per key. */
  purpose: string
  /** The scheduled time; the timer may fire later. */
  dueAt: Date
  payload: unknown
  generation: number
}

/**
 * `generation` (0): increases with the aggregate's changes; an older one does not replace a newer
 * timer. `runAt` (dueAt): a postponed timer does not fire earlier.
 */
export type NewTimer = Pick<Timer, 'key' | 'purpose' | 'dueAt'> &
  Partial<Pick<Timer, 'payload' | 'generation'>> & { runAt?: Date }

/** Sets or moves the timer of (key, purpose), in the transaction of its cause. */
export const setTimer = (tx: Tx, timer: NewTimer): Promise<void> => setTimers(tx, [timer])

/** Like `setTimer`, for several timers. */
export async function setTimers({ sql }: Tx, timers: readonly NewTimer[]): Promise<void> {
  const rows = timers.map(
    ({ key, purpose, dueAt, runAt = dueAt, payload = null, generation = 0 }) =>
      sql`(${key}, ${purpose}, ${dueAt}, ${generation}, ${JSON.stringify(payload)}::text::jsonb, ${runAt})`,
  )
  const values = listed(sql, rows)
  if (!values) return
  await sql`
    insert into timer (key, purpose, due_at, generation, payload, run_at)
    values ${values}
    on conflict (key, purpose) do update
      set due_at = excluded.due_at, generation = excluded.generation, payload = excluded.payload,
        run_at = excluded.run_at, attempts = 0
      where timer.generation <= excluded.generation`
}

/**
 * Cancels the timers of a key, or the one of that purpose, in the transaction of the cause.
 * @param which.dueAfter timers that were due by then stay; their handler decides whether there is
 *   still something to do
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

/** Returns whether the timer of (key, purpose) is set, with these fields in its payload. */
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
