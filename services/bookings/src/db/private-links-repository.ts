import { type BookingCheckAnswer, DomainError } from '@punctual/contracts'
import type { Database, Tx } from '@punctual/db'

type PrivateLink = NonNullable<BookingCheckAnswer['privateLink']>

/** Locks a private link until the transaction ends. Take it before all other locks. */
export function lockPrivateLink(tx: Tx, { linkId }: PrivateLink): void {
  tx.send(tx.sql`select pg_advisory_xact_lock(hashtextextended('private-link' || ${linkId}::text, 0))`)
}

/**
 * Requires that a locked link has time and uses left (docs/domain.md#private-links).
 * @throws DomainError private_link_expired
 */
export async function requireLiveLink(
  { sql }: Tx,
  { linkId, expiresAt, maxUsageCount }: PrivateLink,
  now: Date,
): Promise<void> {
  if (expiresAt !== undefined && Date.parse(expiresAt) < now.getTime())
    throw new DomainError('private_link_expired')
  if (maxUsageCount === undefined) return
  const [row] = await sql<{ uses: number }[]>`
    select count(*) as uses from private_link_use where link_id = ${linkId}`
  if ((row?.uses ?? 0) >= maxUsageCount) throw new DomainError('private_link_expired')
}

/** Records a use of a locked link, once for each creation. */
export function noteLinkUse(
  tx: Tx,
  { linkId }: PrivateLink,
  booking: { uid: string; organizationId: number },
  now: Date,
): void {
  tx.send(tx.sql`
    insert into private_link_use (organization_id, link_id, booking_uid, used_at)
    values (${booking.organizationId}, ${linkId}, ${booking.uid}, ${now})`)
}

/** Returns the number of uses of each link, without links that were never used. */
export async function countPrivateLinkUses(
  { sql }: Pick<Database, 'sql'>,
  linkIds: readonly string[],
): Promise<{ linkId: string; uses: number }[]> {
  return sql<{ linkId: string; uses: number }[]>`
    select link_id as "linkId", count(*)::int as uses from private_link_use
    where link_id = any(${[...linkIds]}::text[]) group by link_id`
}
