import { queueWork, type Tx } from '@punctual/db'

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
 * timer. `runAt` (dueAt): a postponed timer does not fire earlier. `unless`: a timer whose payload
 * has these fields stays unchanged.
 */
export type NewTimer = Pick<Timer, 'key' | 'purpose' | 'dueAt'> &
  Partial<Pick<Timer, 'payload' | 'generation'>> & { runAt?: Date; unless?: Record<string, string> }

/** Sets or moves the timer of (key, purpose), in the transaction of its cause. */
export const setTimer = (tx: Tx, timer: NewTimer): Promise<void> => setTimers(tx, [timer])

/** Like `setTimer`, for several timers of different (key, purpose). */
export async function setTimers(tx: Tx, timers: readonly NewTimer[]): Promise<void> {
  if (timers.length === 0) return
  queueWork(tx, 'timers')
  const json = (value: unknown): string => JSON.stringify(value)
  // Arrays give one text, and so one prepared statement, for any number of timers.
  await tx.sql`
    insert into timer (key, purpose, due_at, generation, payload, run_at, traceparent)
    select key, purpose, due_at, generation, payload::jsonb, run_at, ${tx.traceparent ?? null}::text
    from unnest(${timers.map(({ key }) => key)}::text[], ${timers.map(({ purpose }) => purpose)}::text[],
      ${timers.map(({ dueAt }) => dueAt)}::timestamptz[],
      ${timers.map(({ generation = 0 }) => generation)}::integer[],
      ${timers.map(({ payload = null }) => json(payload))}::text[],
      ${timers.map(({ dueAt, runAt = dueAt }) => runAt)}::timestamptz[],
      ${timers.map(({ unless }) => (unless ? json(unless) : ''))}::text[])
      n (key, purpose, due_at, generation, payload, run_at, unless)
    where unless = '' or not exists (
      select from timer t
      where t.key = n.key and t.purpose = n.purpose and t.payload @> nullif(n.unless, '')::jsonb)
    on conflict (key, purpose) do update
      set due_at = excluded.due_at, generation = excluded.generation, payload = excluded.payload,
        run_at = excluded.run_at, attempts = 0, traceparent = excluded.traceparent
      where timer.generation <= excluded.generation`
}

/**
 * Cancels the timers of these keys, or those of that purpose, in the transaction of the cause,
 * which fails if this does.
 * @param which.dueAfter timers that were due by then stay; their handler decides whether there is
 *   still something to do
 */
export function cancelTimers(
  { sql, send }: Tx,
  keys: string | readonly string[],
  which: { purpose?: string; dueAfter?: Date } = {},
): void {
  const { purpose, dueAfter } = which
  if (keys.length === 0) return
  send(sql`
    delete from timer where key = any(${[keys].flat()}::text[])
      ${purpose === undefined ? sql`` : sql`and purpose = ${purpose}`}
      ${dueAfter === undefined ? sql`` : sql`and due_at > ${dueAfter}`}`)
}
