import type { Database } from '@punctual/db'
import { and, asc, count, eq, inArray, isNotNull, isNull, or } from 'drizzle-orm'
import type { EventType } from '../domain/event-type.ts'
import type { Schedule } from '../domain/schedule.ts'
import { ofOrganization, ofTeam } from './people-repository.ts'
import { scheduleColumns } from './schedules-repository.ts'
import { eventTypeHost, schedule, userReplica } from './schema.ts'

/** Whose schedules are listed: those of an organization, a team or one of its members. */
export type Whose =
  | { organizationId: number }
  | {
      teamId: number
      userId?: number | undefined
      /** Only those that count for it: those of its hosts for it, its own schedule, else the default ones of its hosts. */
      eventType?: Pick<EventType, 'id' | 'scheduleId'> | undefined
    }

/** @returns a page of the schedules of people, oldest first, with the number of all */
export async function schedulesOf(
  { orm }: Database,
  whose: Whose,
  { take, skip }: { take: number; skip: number },
): Promise<{ schedules: Schedule[]; total: number }> {
  const wanted = 'organizationId' in whose ? ofOrganization(whose.organizationId) : ofMembers(orm, whose)
  const ofThem = and(
    eq(schedule.organizationId, userReplica.organizationId),
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

function ofMembers(
  orm: Database['orm'],
  { teamId, userId, eventType }: Exclude<Whose, { organizationId: number }>,
) {
  const ofOne = userId === undefined ? undefined : eq(userReplica.id, userId)
  if (!eventType) return and(ofTeam(teamId), ofOne)
  const { id, scheduleId } = eventType
  const ofHosts = orm
    .select({ id: eventTypeHost.scheduleId })
    .from(eventTypeHost)
    .where(and(eq(eventTypeHost.eventTypeId, id), isNotNull(eventTypeHost.scheduleId)))
  const others = orm
    .select({ userId: eventTypeHost.userId })
    .from(eventTypeHost)
    .where(and(eq(eventTypeHost.eventTypeId, id), isNull(eventTypeHost.scheduleId)))
  // Whoever made it may be no member of the team.
  const shared =
    scheduleId === null
      ? and(schedule.isDefault, inArray(userReplica.id, others))
      : eq(schedule.id, scheduleId)
  return and(or(inArray(schedule.id, ofHosts), shared), ofOne)
}
