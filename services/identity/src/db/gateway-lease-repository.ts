import type { Database } from '@punctual/db'
import { and, eq, gt, inArray, not, sql } from 'drizzle-orm'
import { gatewayLease } from './schema.ts'

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
const isLive = gt(gatewayLease.expiresAt, sql`clock_timestamp()`)

/** Creates or renews a lease. @returns whether it is valid */
export async function takeLease(db: Pick<Database, 'sql'>, id: string): Promise<boolean> {
  const rows = await db.sql`
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
export async function renewLease({ orm }: Pick<Database, 'orm'>, id: string): Promise<boolean> {
  const rows = await orm
    .update(gatewayLease)
    .set({ expiresAt: sql`clock_timestamp() + ${rowLength} * interval '1 ms'` })
    .where(and(eq(gatewayLease.id, id), not(gatewayLease.ended), isLive))
    .returning({ id: gatewayLease.id })
  return rows.length > 0
}

export async function deleteLease({ orm }: Pick<Database, 'orm'>, id: string): Promise<void> {
  await orm.delete(gatewayLease).where(eq(gatewayLease.id, id))
}

/** Returns the ids of the leases that gateways can still rely on, including ended ones. */
export async function liveLeases({ orm }: Pick<Database, 'orm'>): Promise<string[]> {
  const rows = await orm.select({ id: gatewayLease.id }).from(gatewayLease).where(isLive)
  return rows.map(({ id }) => id)
}

/** Ends these leases. @returns the milliseconds until the last of them has expired */
export async function endLeases({ orm }: Pick<Database, 'orm'>, ids: readonly string[]): Promise<number> {
  const rows = await orm
    .update(gatewayLease)
    .set({ ended: true })
    .where(and(inArray(gatewayLease.id, [...ids]), isLive))
    .returning({
      left: sql<number>`extract(epoch from ${gatewayLease.expiresAt} - clock_timestamp())::float8 * 1000`,
    })
  return rows.reduce((longest, { left }) => Math.min(rowLength, Math.max(longest, left)), 0)
}
