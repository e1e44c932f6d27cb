import type { BookableHost } from '@punctual/contracts'
import type { Tx } from '@punctual/db'
import type { Candidate } from '../domain/round-robin.ts'

const yearMs = 365 * 86_400_000

/**
 * Returns the hosts as candidates, with their live bookings of an event type that were created in
 * the last 365 days.
 */
export async function listTurns(
  { sql }: Tx,
  eventTypeId: number,
  hosts: readonly BookableHost[],
  now: Date,
): Promise<Candidate[]> {
  const weighed = new Set(hosts.map(({ weight }) => weight)).size > 1
  const since = new Date(now.getTime() - yearMs)
  const rows = await sql<{ id: number; last: Date; all: Date[] | null }[]>`
    select h.user_id as id, max(b.created_at) as last,
      ${weighed ? sql`array_agg(b.created_at)` : sql`null::timestamptz[]`} as "all"
    from booking b join host h on h.organization_id = b.organization_id and h.booking_id = b.id
    where b.event_type_id = ${eventTypeId} and b.status in ('pending', 'accepted') and b.created_at > ${since}
      and h.user_id = any(${hosts.map(({ id }) => id)}::bigint[])
    group by h.user_id`
  const byId = new Map(rows.map(({ id, last, all }) => [id, (all ?? [last]).map((at) => at.getTime())]))
  return hosts.map(({ id, priority, weight, createdAt }) => ({
    id,
    priority,
    weight,
    since: createdAt === undefined ? undefined : Date.parse(createdAt),
    booked: byId.get(id) ?? [],
  }))
}
