import type { Database } from '@punctual/db'

const bigintOid = 20
const timestamptzOid = 1184

/**
 * Updates the last use of credentials in one statement; an older time never replaces a newer one.
 */
export async function saveLastUsed(db: Database, lastUsed: ReadonlyMap<number, Date>): Promise<void> {
  // In the order of ids, so that replicas that save the same credentials do not deadlock.
  const entries = [...lastUsed].sort(([a], [b]) => a - b)
  await db.transaction(async ({ sql }) => {
    const ids = sql.array(
      entries.map(([id]) => id),
      bigintOid,
    )
    const instants = sql.array(
      entries.map(([, at]) => at),
      timestamptzOid,
    )
    await sql`
      update credential set last_used_at = greatest(credential.last_used_at, used.at)
      from unnest(${ids}, ${instants}) as used (id, at)
      where credential.id = used.id`
  })
}
