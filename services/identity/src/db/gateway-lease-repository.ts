import type { Database } from '@punctual/db'

/** Milliseconds for which a gateway relies on a lease, counted from before its request. */
export const leaseLength = 2_000
/**
 * Additional milliseconds to wait for the end of a lease, in case the database's clock is adjusted
 * meanwhile.
 */
const margin = 500
const rowLength = leaseLength + margin

// Leases measure how long another process has been silent, so they use the database's clock, never
// a test clock.

/** Creates or renews a lease. @returns whether it is valid */
export async function takeLease({ sql }: Pick<Database, 'sql'>, id: string): Promise<boolean> {
  const rows = await sql`
    with swept as (delete from gateway_lease where expires_at < clock_timestamp() - interval '1 minute')
    insert into gateway_lease as held (id, expires_at)
    values (${id}, clock_timestamp() + ${rowLength} * interval '1 ms')
    on conflict (id) do update set expires_at = excluded.expires_at
    where not held.ended and held.expires_at > clock_timestamp()
    returning id`
  return rows.length > 0
}

/**
 * Renews a lease.
 * @returns false when it has expired or was ended, as the gateway may have missed a revocation
 *   since
 */
export async function renewLease({ sql }: Pick<Database, 'sql'>, id: string): Promise<boolean> {
  const rows = await sql`
    update gateway_lease set expires_at = clock_timestamp() + ${rowLength} * interval '1 ms'
    where id = ${id} and not ended and expires_at > clock_timestamp()
    returning id`
  return rows.length > 0
}

export async function deleteLease({ sql }: Pick<Database, 'sql'>, id: string): Promise<void> {
  await sql`delete from gateway_lease where id = ${id}`
}

/** Returns the ids of the leases that gateways can still rely on, including ended ones. */
export async function liveLeases({ sql }: Pick<Database, 'sql'>): Promise<string[]> {
  const rows = await sql<{ id: string }[]>`select id from gateway_lease where expires_at > clock_timestamp()`
  return rows.map(({ id }) => id)
}

/** Ends these leases. @returns the milliseconds until the last of them has expired */
export async function endLeases({ sql }: Pick<Database, 'sql'>, ids: readonly string[]): Promise<number> {
  const rows = await sql<{ left: number }[]>`
    update gateway_lease set ended = true
    where id = any(${[...ids]}::text[]) and expires_at > clock_timestamp()
    returning extract(epoch from expires_at - clock_timestamp())::float8 * 1000 as left`
  return rows.reduce((longest, { left }) => Math.min(rowLength, Math.max(longest, left)), 0)
}
