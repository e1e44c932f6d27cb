import type { Database, Tx } from '@punctual/db'
import { until } from '@punctual/testing'

/**
 * Runs work in a transaction that is committed only when the rival, which begins after the work,
 * waits for a lock. @returns the result of the rival
 */
export async function withRival<T>(
  db: Database,
  work: (tx: Tx) => Promise<unknown>,
  rival: () => Promise<T>,
): Promise<T> {
  const { result } = await db.transaction(
    async (tx) => {
      await work(tx)
      const result = rival()
      result.catch(() => {})
      await until(async () => {
        const waiting = await db.sql`
          select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
        return waiting.length > 0
      })
      return { result }
    },
    { attempts: 1 },
  )
  return result
}
