import { type BookingCheckAnswer, DomainError } from '@punctual/contracts'
import type { Database, Tx } from '@punctual/db'

/**
 * Uses a private link for one booking, whatever else uses it at once; throws `private_link_expired` when its time or its
 * uses are over (our decisions, E6, E19). The lock is held until the transaction ends, and is taken before all others.
 */
export async function usePrivateLink(
  { sql }: Tx,
  link: NonNullable<BookingCheckAnswer['privateLink']>,
  booking: { uid: string; organizationId: number },
  now: Date,
): Promise<void> {
  const { linkId, expiresAt, maxUsageCount } = link
  if (expiresAt !== undefined && Date.parse(expiresAt) < now.getTime())
    throw new DomainError('private_link_expired')
  await sql`select pg_advisory_xact_lock(hashtextextended('private-link' || ${linkId}::text, 0))`
  if (maxUsageCount !== undefined) {
    const [row] = await sql<{ uses: number }[]>`
      select count(*) as uses from private_link_use where link_id = ${linkId}`
    if ((row?.uses ?? 0) >= maxUsageCount) throw new DomainError('private_link_expired')
  }
  await sql`
    insert into private_link_use (organization_id, link_id, booking_uid, used_at)
    values (${booking.organizationId}, ${linkId}, ${booking.uid}, ${now})`
}

/** @returns how often each of these links was used; those that never were are left out */
export async function countPrivateLinkUses(
  { sql }: Pick<Database, 'sql'>,
  linkIds: readonly string[],
): Promise<{ linkId: string; uses: number }[]> {
  return sql<{ linkId: string; uses: number }[]>`
    select link_id as "linkId", count(*)::int as uses from private_link_use
    where link_id = any(${[...linkIds]}::text[]) group by link_id`
}
