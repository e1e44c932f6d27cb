import type { BookableHost, Contact } from '@punctual/contracts'
import type { Tx } from '@punctual/db'
import type { Counted } from '../domain/limits.ts'
import type { Candidate } from '../domain/round-robin.ts'
import { isContact } from './contacts.ts'

/**
 * Locks an event type until the transaction ends: limits and turns must see all earlier bookings.
 * Take it before any row lock.
 */
export function queueEventType(tx: Tx, eventTypeId: number): void {
  tx.send(tx.sql`select pg_advisory_xact_lock(hashtextextended('event-type', ${eventTypeId}))`)
}

/** Returns the live bookings of an event type that start in `[from, to)`, except `exceptUid`. */
export async function countedBookings(
  { sql }: Pick<Tx, 'sql'>,
  question: { eventTypeId: number; from: Date; to: Date; exceptUid?: string | undefined },
): Promise<(Counted & { hostIds: number[] })[]> {
  const { eventTypeId, from, to, exceptUid = '' } = question
  return sql<(Counted & { hostIds: number[] })[]>`
    select b."start", (extract(epoch from b."end" - b."start") / 60)::int as minutes,
      array(select h.user_id from host h where h.organization_id = b.organization_id and h.booking_id = b.id
        order by h.position) as "hostIds"
    from booking b
    where b.event_type_id = ${eventTypeId} and b."start" >= ${from} and b."start" < ${to}
      and b.status in ('pending', 'accepted') and b.uid <> ${exceptUid}`
}

/**
 * Returns the number of live bookings of an event type that have not ended and that a booker made.
 */
export async function countActiveBookings(
  { sql }: Tx,
  { eventTypeId, booker, now }: { eventTypeId: number; booker: Contact; now: Date },
): Promise<number> {
  const [row] = await sql<{ count: number }[]>`
    select count(*) as count from booking b
    where b.event_type_id = ${eventTypeId} and b."end" > ${now} and b.status in ('pending', 'accepted')
      and exists (select from attendee a where a.organization_id = b.organization_id and a.booking_id = b.id
        and ${isContact(sql, booker)} and (a.position = 0 or a.seat_uid is not null))`
  return row?.count ?? 0
}

/** Returns the uid of the last booking by start among those that `countActiveBookings` counts. */
export async function lastActiveBooking(
  { sql }: Tx,
  { eventTypeId, booker, now }: { eventTypeId: number; booker: Contact; now: Date },
): Promise<string | undefined> {
  const [row] = await sql<{ uid: string }[]>`
    select b.uid from booking b
    where b.event_type_id = ${eventTypeId} and b."end" > ${now} and b.status in ('pending', 'accepted')
      and exists (select from attendee a where a.organization_id = b.organization_id and a.booking_id = b.id
        and ${isContact(sql, booker)} and (a.position = 0 or a.seat_uid is not null))
    order by b."start" desc, b.id desc limit 1`
  return row?.uid
}

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
