import type { Database, Tx } from '@punctual/db'
import { until } from './until.ts'

/** Returns how many statements in the database wait for a lock. */
export async function lockWaits({ sql }: Pick<Database, 'sql'>): Promise<number> {
  const rows = await sql`
    select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
  return rows.length
}

/**
 * Runs work in a transaction that is committed as soon as the rival, which begins after the work,
 * waits for a lock or ends. @returns the result of the rival
 */
export async function withRival<T>(
  db: Database,
  work: (tx: Tx) => Promise<unknown>,
  rival: () => Promise<T>,
): Promise<T> {
  const { result } = await db.transaction(
    async (tx) => {
      await work(tx)
      let hasEnded = false
      const result = rival().finally(() => {
        hasEnded = true
      })
      result.catch(() => {})
      await until(async () => hasEnded || (await lockWaits(db)) > 0)
      return { result }
    },
    { attempts: 1 },
  )
  return result
}
