import { limitPeriods, type TeamLimits } from '@punctual/contracts'
import type { Tx } from '@punctual/db'
import type { ClaimedSpan } from './claims-listing.ts'

const dayMs = 86_400_000
/** Longer than a period in any zone, in days. */
const longest = { day: 3, week: 9, month: 33, year: 368 }

/** A booking that counts although it is not stored yet. */
export interface Planned {
  hostId: number
  start: Date
}

/**
 * Returns the periods that overlap `[from, to)` in which a host has as many live bookings of the
 * team as its limits allow (docs/domain.md#limits).
 */
export async function exhaustedPeriods(
  { sql }: Pick<Tx, 'sql'>,
  { teamId, organizationId, count, includesManaged, timeZone }: TeamLimits,
  question: {
    hostIds: readonly number[]
    from: Date
    to: Date
    exceptUid?: string | undefined
    planned?: readonly Planned[]
  },
): Promise<ClaimedSpan[]> {
  const { hostIds, from, to, exceptUid = '', planned = [] } = question
  const periods = limitPeriods.filter((period) => count[period] !== undefined)
  const margin = Math.max(...periods.map((period) => longest[period])) * dayMs
  const [first, last] = [new Date(from.getTime() - margin), new Date(to.getTime() + margin)]
  return sql<ClaimedSpan[]>`
    with counted as (
      select h.user_id as host_id, b."start" at time zone ${timeZone}::text as local
      from host h join booking b on b.organization_id = h.organization_id and b.id = h.booking_id
      where h.organization_id = ${organizationId} and h.user_id = any(${[...hostIds]}::bigint[])
        and h."start" >= ${first} and h."start" < ${last}
        and b.status in ('pending', 'accepted') and b.uid <> ${exceptUid}
        and (b.team_id = ${teamId}
          or (${includesManaged} and (b.event_type->'parent'->>'teamId')::bigint = ${teamId}))
      union all
      select host_id, to_timestamp(ms / 1000.0) at time zone ${timeZone}::text
      from unnest(${planned.map(({ hostId }) => hostId)}::bigint[],
        ${planned.map(({ start }) => start.getTime())}::bigint[]) as p(host_id, ms)),
    full_period as (
      select c.host_id, p.first at time zone ${timeZone}::text as "start",
        (p.first + ('1 ' || l.period)::interval) at time zone ${timeZone}::text as "end"
      from counted c
      cross join unnest(${[...periods]}::text[], ${periods.map((period) => count[period] ?? 0)}::int[])
        as l(period, most)
      cross join lateral (select case l.period
        when 'week' then date_trunc('week', c.local + interval '1 day') - interval '1 day'
        else date_trunc(l.period, c.local) end as first) p
      group by c.host_id, l.period, l.most, p.first
      having count(*) >= l.most)
    select host_id as "hostId", "start", "end" from full_period
    where "start" < ${to} and "end" > ${from} order by host_id, "start"`
}

/** Locks the limits of a team, so that no concurrent transaction adds a booking of its hosts. */
export function queueTeam(tx: Tx, teamId: number): void {
  tx.send(tx.sql`select pg_advisory_xact_lock(hashtextextended('team-limits', ${teamId}))`)
}
