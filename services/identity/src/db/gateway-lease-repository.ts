import type { Database } from '@punctual/db'

/** Milliseconds that a gateway counts on a lease, from before it asks for it. */
export const leaseLength = 2_000
/** Milliseconds that a lease is waited for beyond that: the database's clock may be put right in between. */
const margin = 500
const rowLength = leaseLength + margin

// Leases are about how long another process has been silent, which no clock of a test tells: time is the database's own.

/** Takes a lease; one that was taken already is renewed. @returns whether it holds */
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

/** @returns whether it holds: not when it has run out or was ended, as something may have been missed since */
export async function renewLease({ sql }: Pick<Database, 'sql'>, id: string): Promise<boolean> {
  const rows = await sql`
    update gateway_lease set expires_at = clock_timestamp() + ${rowLength} * interval '1 ms'
    where id = ${id} and not ended and expires_at > clock_timestamp()
    returning id`
  return rows.length > 0
}

export async function dropLease({ sql }: Pick<Database, 'sql'>, id: string): Promise<void> {
  await sql`delete from gateway_lease where id = ${id}`
}

/** @returns ids of the leases that a gateway may count on now, those that were ended included */
export async function liveLeases({ sql }: Pick<Database, 'sql'>): Promise<string[]> {
  const rows = await sql<{ id: string }[]>`select id from gateway_lease where expires_at > clock_timestamp()`
  return rows.map(({ id }) => id)
}

/** Lets these leases run out. @returns the milliseconds until the last of them has */
export async function endLeases({ sql }: Pick<Database, 'sql'>, ids: readonly string[]): Promise<number> {
  const rows = await sql<{ left: number }[]>`
    update gateway_lease set ended = true
    where id = any(${[...ids]}::text[]) and expires_at > clock_timestamp()
    returning extract(epoch from expires_at - clock_timestamp())::float8 * 1000 as left`
  return rows.reduce((longest, { left }) => Math.min(rowLength, Math.max(longest, left)), 0)
}
