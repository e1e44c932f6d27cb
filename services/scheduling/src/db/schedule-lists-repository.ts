import type { Database } from '@punctual/db'
import { and, asc, count, eq, type SQL, sql } from 'drizzle-orm'
import type { EventType } from '../domain/event-type.ts'
import type { Schedule } from '../domain/schedule.ts'
import { ofTeam, peopleOf } from './people-repository.ts'
import { scheduleColumns } from './schedules-repository.ts'
import { eventTypeHost, schedule, userReplica } from './schema.ts'
import type { KnownTeam } from './teams-repository.ts'

/** Selects the schedules of an organization, a team or one of its members. */
export type Whose =
  | { organizationId: number }
  | {
      team: Pick<KnownTeam, 'id' | 'organizationId'>
      userId?: number | undefined
      /**
       * Only those that the event type uses: the ones of its hosts for it, its own, else the
       * default ones of its hosts.
       */
      eventType?: Pick<EventType, 'id' | 'scheduleId'> | undefined
    }

/**
 * Returns a page of the schedules that people have in the organization, oldest first, with their
 * total; for a team without an organization, those that its members have at home.
 */
export async function schedulesOf(
  { orm }: Database,
  whose: Whose,
  { take, skip }: { take: number; skip: number },
): Promise<{ schedules: Schedule[]; total: number }> {
  const wanted =
    'organizationId' in whose ? sql`${userReplica.id} in ${peopleOf(whose.organizationId)}` : ofMembers(whose)
  const organizationId = 'team' in whose ? whose.team.organizationId : whose.organizationId
  const ofThem = and(
    eq(schedule.organizationId, organizationId === 0 ? userReplica.organizationId : organizationId),
    eq(schedule.ownerId, userReplica.id),
  )
  const [schedules, [row]] = await Promise.all([
    orm
      .select(scheduleColumns)
      .from(userReplica)
      .innerJoin(schedule, ofThem)
      .where(wanted)
      .orderBy(asc(schedule.id))
      .limit(take)
      .offset(skip),
    orm.select({ total: count() }).from(userReplica).innerJoin(schedule, ofThem).where(wanted),
  ])
  return { schedules, total: row?.total ?? 0 }
}

function ofMembers({ team, userId, eventType }: Extract<Whose, { team: unknown }>) {
  const ofOne = userId === undefined ? undefined : eq(userReplica.id, userId)
  if (!eventType) return and(ofTeam(team.id), ofOne)
  return and(sql`${schedule.id} in ${countingFor(eventType, team)}`, ofOne)
}

/** The creator of the event type's own schedule may not be a member of the team. */
function countingFor(
  { id, scheduleId }: Pick<EventType, 'id' | 'scheduleId'>,
  { organizationId }: Pick<KnownTeam, 'organizationId'>,
): SQL {
  const place = organizationId === 0 ? sql`u.organization_id` : sql`${organizationId}`
  const others =
    scheduleId === null
      ? sql`
          select s.id from ${eventTypeHost} h join ${userReplica} u on u.id = h.user_id
          join ${schedule} s on s.organization_id = ${place} and s.owner_id = u.id and s.is_default
          where h.event_type_id = ${id} and h.schedule_id is null`
      : sql`select ${scheduleId}::bigint`
  return sql`(
    select h.schedule_id from ${eventTypeHost} h where h.event_type_id = ${id} and h.schedule_id is not null
    union all ${others})`
}
