import type { BookingCounts } from '@punctual/contracts'
import type { Database, Statement } from '@punctual/db'

/** The bookings to count: those of an organization, limited further by the optional ids. */
export interface InsightScope {
  organizationId: number
  teamId?: number | undefined
  eventTypeId?: number | undefined
  userId?: number | undefined
  /** The first instant, and the first one after the span. */
  from: Date
  until: Date
}

type Reader = Pick<Database, 'sql'>
interface Page {
  skip: number
  take: number
}

/** The columns of `BookingCounts`, over the rows of a group. */
const countsOf = ({ sql }: Reader): Statement<unknown> => sql`
  count(*)::int as total,
  count(*) filter (where b.insight_state = 'accepted')::int as accepted,
  count(*) filter (where b.insight_state = 'pending')::int as pending,
  count(*) filter (where b.insight_state = 'cancelled')::int as cancelled,
  count(*) filter (where b.insight_state = 'rejected')::int as rejected,
  count(*) filter (where b.insight_state = 'rescheduled')::int as rescheduled,
  count(*) filter (where b.host_absent)::int as "withAbsentHost",
  count(*) filter (where b.attendee_absent)::int as "withAbsentAttendee"`

/** A copy of a managed event type counts as the managed one. */
const eventTypeId = ({ sql }: Reader): Statement<unknown> =>
  sql`coalesce(b.parent_event_type_id, b.event_type_id)`

/** The condition of the bookings `b` of a scope. */
function within({ sql }: Reader, scope: InsightScope): Statement<unknown> {
  const { organizationId, teamId, eventTypeId, userId, from, until } = scope
  const parts = [
    teamId === undefined ? sql`` : sql`and (b.team_id = ${teamId} or b.managing_team_id = ${teamId})`,
    eventTypeId === undefined
      ? sql``
      : sql`and (b.event_type_id = ${eventTypeId} or b.parent_event_type_id = ${eventTypeId})`,
    userId === undefined ? sql`` : sql`and b.host_ids @> to_jsonb(${userId}::bigint)`,
  ] as const
  return sql`b.organization_id = ${organizationId} and b.starts_at >= ${from} and b.starts_at < ${until}
    ${parts[0]} ${parts[1]} ${parts[2]}`
}

/** Counts the bookings of a scope. */
export async function countBookings(db: Reader, scope: InsightScope): Promise<BookingCounts> {
  const [row] = await db.sql<BookingCounts[]>`
    select ${countsOf(db)} from booking_replica b where ${within(db, scope)}`
  return row!
}

/**
 * Counts the bookings of each day; days without bookings have no row.
 * @param bounds where each day begins, and where the last one ends
 * @returns the counts with the index of their day
 */
export async function countByDay(
  db: Reader,
  scope: InsightScope,
  bounds: readonly Date[],
): Promise<(BookingCounts & { day: number })[]> {
  const starts = bounds.map((at) => at.toISOString())
  return db.sql<(BookingCounts & { day: number })[]>`
    select width_bucket(b.starts_at, ${starts}::timestamptz[]) - 1 as day, ${countsOf(db)}
    from booking_replica b where ${within(db, scope)} group by 1`
}

/** The counts of an event type, with its names in the booking of it that starts last. */
export type EventTypeRow = BookingCounts & { eventTypeId: number; title: string | null; slug: string | null }

/** Counts the bookings of each event type, the most booked first. */
export async function countByEventType(
  db: Reader,
  scope: InsightScope,
  { skip, take }: Page,
): Promise<{ rows: EventTypeRow[]; total: number }> {
  const { sql } = db
  const rows = await sql<(EventTypeRow & { last: string | null })[]>`
    with one as (
      select ${eventTypeId(db)} as "eventTypeId", ${countsOf(db)},
        max(to_char(b.starts_at at time zone 'UTC', 'YYYYMMDDHH24MI') || b.uid)
          filter (where b.snapshot is not null) as last
      from booking_replica b where ${within(db, scope)} group by 1
      order by total desc, 1 limit ${take} offset ${skip})
    select one.*, l.snapshot #>> '{eventType,title}' as title, l.snapshot #>> '{eventType,slug}' as slug
    from one left join booking_replica l on l.uid = substr(one.last, 13)
    order by total desc, "eventTypeId"`
  const [groups] = await sql<{ total: number }[]>`
    select count(distinct ${eventTypeId(db)})::int as total from booking_replica b where ${within(db, scope)}`
  return { rows: rows.map(({ last: _, ...row }) => row), total: groups?.total ?? 0 }
}

export type HostRow = BookingCounts & { userId: number; name: string | null }

/** Counts the bookings of each host, the one with the most bookings first. */
export async function countByHost(
  db: Reader,
  scope: InsightScope,
  { skip, take }: Page,
): Promise<{ rows: HostRow[]; total: number }> {
  const { sql } = db
  const hosts = sql`
    booking_replica b cross join lateral jsonb_array_elements_text(b.host_ids) h (id) where ${within(db, scope)}`
  const rows = await sql<HostRow[]>`
    with one as (
      select h.id::bigint as "userId", ${countsOf(db)} from ${hosts}
      group by 1 order by total desc, 1 limit ${take} offset ${skip})
    select one.*, u.name from one left join user_replica u on u.id = one."userId"
    order by total desc, "userId"`
  const [groups] = await sql<{ total: number }[]>`select count(distinct h.id)::int as total from ${hosts}`
  return { rows, total: groups?.total ?? 0 }
}
