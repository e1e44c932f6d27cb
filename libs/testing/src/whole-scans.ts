import type { Tx } from '@punctual/db'

/**
 * Runs statements of a transaction with the plans that a busy server ends up with, one for every parameter, where to read a
 * whole table is the last resort.
 * @returns the tables that were read as a whole for want of an index that fits
 */
export async function wholeScans(tx: Tx, work: () => Promise<unknown>): Promise<string[]> {
  await tx.sql`set local enable_seqscan = off`
  await tx.sql`set local plan_cache_mode = force_generic_plan`
  const scans = async () => {
    const rows = await tx.sql<{ table: string; count: number }[]>`
      select relname as table, seq_scan as count from pg_stat_xact_user_tables`
    return new Map(rows.map(({ table, count }) => [table, count]))
  }
  const before = await scans()
  await work()
  const after = await scans()
  return [...after].filter(([table, count]) => count > (before.get(table) ?? 0)).map(([table]) => table)
}
