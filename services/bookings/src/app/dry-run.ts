import type { Database, Tx } from '@punctual/db'

class DryRunEnded extends Error {}

/**
 * Runs work in a transaction that is always rolled back, so that constraints and locks check
 * exactly what they check otherwise.
 * @returns the result of the work
 */
export async function rolledBack<T>(db: Database, work: (tx: Tx) => Promise<T>): Promise<T> {
  let result: { value: T } | undefined
  await db
    .transaction(async (tx) => {
      result = { value: await work(tx) }
      // Fails if a statement failed that the work has not awaited.
      await tx.sql`select 1`
      throw new DryRunEnded()
    })
    .catch((error: unknown) => {
      if (!(error instanceof DryRunEnded)) throw error
    })
  if (!result) throw new Error('the work did not run')
  return result.value
}
