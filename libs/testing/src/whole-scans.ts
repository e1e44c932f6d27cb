import type { Tx } from '@punctual/db'

/**
 * Runs statements of a transaction with generic plans, as on a busy server, in which a sequential
 * scan is the last resort.
 * @returns the tables that were scanned sequentially because no index fits
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
