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
 * Returns how many live bookings of an event type that have not ended a booker made, and the uid of
 * the last one by start.
 */
export async function activeBookings(
  { sql }: Tx,
  question: { organizationId: number; eventTypeId: number; booker: Contact; now: Date },
): Promise<{ count: number; lastUid: string | null }> {
  const { organizationId, eventTypeId, booker, now } = question
  // Materialized, because the planner could begin with all bookings that the event type ever had.
  const [row] = await sql<{ count: number; lastUid: string | null }[]>`
    with attended as materialized (
      select distinct a.booking_id as id from attendee a
      where a.organization_id = ${organizationId} and ${isContact(sql, booker)}
        and (a.position = 0 or a.seat_uid is not null)
    )
    select count(*)::int as count, (array_agg(b.uid order by b."start" desc, b.id desc))[1] as "lastUid"
    from attended join booking b on b.organization_id = ${organizationId} and b.id = attended.id
    where b.event_type_id = ${eventTypeId} and b."end" > ${now} and b.status in ('pending', 'accepted')`
  return row ?? { count: 0, lastUid: null }
}

const yearMs = 365 * 86_400_000

/**
 * Returns the hosts as candidates, with their live bookings of an event type that were created in
 * the last 365 days: with all of them if weights differ, else with the last one.
 */
export async function listTurns(
  tx: Tx,
  eventTypeId: number,
  hosts: readonly BookableHost[],
  now: Date,
): Promise<Candidate[]> {
  const weighed = new Set(hosts.map(({ weight }) => weight)).size > 1
  const asked = { eventTypeId, hostIds: hosts.map(({ id }) => id), since: new Date(now.getTime() - yearMs) }
  // A single host's turn needs no question.
  const rows = hosts.length < 2 ? [] : await (weighed ? allCreations(tx, asked) : lastCreations(tx, asked))
  const byId = new Map(rows.map(({ id, booked }) => [id, booked.map((at) => at.getTime())]))
  return hosts.map(({ id, priority, weight, createdAt }) => ({
    id,
    priority,
    weight,
    since: createdAt === undefined ? undefined : Date.parse(createdAt),
    booked: byId.get(id) ?? [],
  }))
}

interface Turns {
  eventTypeId: number
  hostIds: number[]
  since: Date
}

interface Booked {
  id: number
  booked: Date[]
}

/**
 * Without statistics, as of new tables, the planner would join all bookings that a host ever had
 * with each booking of the event type, and begin with all live bookings of the organization.
 * `offset 0` looks the hosts of each booking up by its key, and `not in` fits no index of the live
 * ones.
 */
async function allCreations({ sql }: Tx, { eventTypeId, hostIds, since }: Turns): Promise<Booked[]> {
  return sql<Booked[]>`
    select h.user_id as id, array_agg(b.created_at) as booked
    from booking b cross join lateral (
      select h.user_id from host h where h.organization_id = b.organization_id and h.booking_id = b.id offset 0) h
    where b.event_type_id = ${eventTypeId} and b.created_at > ${since} and b.status not in ('cancelled', 'rejected')
      and h.user_id = any(${hostIds}::bigint[])
    group by h.user_id`
}

/**
 * Every creation in a round robin waits for this answer, so it must not take longer with more
 * bookings. It reads the newest bookings of the event type, as many as usually have all hosts, and
 * only for a host who is in none of them the host's own ones, which start after their creation.
 */
async function lastCreations({ sql }: Tx, { eventTypeId, hostIds, since }: Turns): Promise<Booked[]> {
  const usual = 20 + 2 * hostIds.length
  const rows = await sql<{ id: number; last: Date | null }[]>`
    with newest as materialized (
      select organization_id, id, created_at from booking
      where event_type_id = ${eventTypeId} and created_at > ${since} and status not in ('cancelled', 'rejected')
      order by created_at desc limit ${usual}
    ), found as materialized (
      select h.user_id, max(newest.created_at) as last from newest cross join lateral (
        select h.user_id from host h where h.organization_id = newest.organization_id and h.booking_id = newest.id
        offset 0) h
      where h.user_id = any(${hostIds}::bigint[])
      group by h.user_id
    )
    select asked.id, coalesce(found.last, (
      select max(b.created_at) from host h cross join lateral (
        select b.created_at from booking b
        where b.organization_id = h.organization_id and b.id = h.booking_id and b.event_type_id = ${eventTypeId}
          and b.created_at > ${since} and b.status not in ('cancelled', 'rejected') offset 0) b
      where h.organization_id = (select organization_id from newest limit 1) and h.user_id = asked.id
        and h."start" > ${since}
    )) as last
    from unnest(${hostIds}::bigint[]) asked(id) left join found on found.user_id = asked.id`
  return rows.flatMap(({ id, last }) => (last ? [{ id, booked: [last] }] : []))
}
