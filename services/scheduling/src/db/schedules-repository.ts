import type { Database, Tx } from '@punctual/db'
import { and, asc, count, eq, getTableColumns, type SQL, sql } from 'drizzle-orm'
import type { EventType } from '../domain/event-type.ts'
import type { Owner } from '../domain/owner.ts'
import type { Numbered, Schedule, ScheduleFields } from '../domain/schedule.ts'
import type { DateHours, WeeklyHours } from '../domain/slots/index.ts'
import { ofTeam, peopleOf } from './people-repository.ts'
import { availability, eventTypeHost, override, schedule, userReplica } from './schema.ts'
import type { KnownTeam } from './teams-repository.ts'

type Reader = Pick<Database | Tx, 'orm'>

/** The hours of a schedule row named `schedule`, in the given order. */
export const hoursColumns = {
  availability: sql<Numbered<WeeklyHours>[]>`coalesce((
    select json_agg(json_build_object(
      'id', a.id, 'days', a.days, 'start', a.start_minute, 'end', a.end_minute) order by a.id)
    from availability a
    where a.organization_id = schedule.organization_id and a.schedule_id = schedule.id), '[]')`,
  overrides: sql<Numbered<DateHours>[]>`coalesce((
    select json_agg(json_build_object(
      'id', o.id, 'date', o.date, 'start', o.start_minute, 'end', o.end_minute) order by o.id)
    from override o
    where o.organization_id = schedule.organization_id and o.schedule_id = schedule.id), '[]')`,
}

const { createdAt: _, updatedAt: __, ...ownColumns } = getTableColumns(schedule)
/** A schedule with its hours. */
export const scheduleColumns = { ...ownColumns, ...hoursColumns }

const ofOwner = ({ organizationId, userId }: Owner) =>
  and(eq(schedule.organizationId, organizationId), eq(schedule.ownerId, userId))

export async function findSchedule({ orm }: Reader, id: number): Promise<Schedule | undefined> {
  const [found] = await orm.select(scheduleColumns).from(schedule).where(eq(schedule.id, id))
  return found
}

export async function findDefaultSchedule({ orm }: Reader, owner: Owner): Promise<Schedule | undefined> {
  const [found] = await orm
    .select(scheduleColumns)
    .from(schedule)
    .where(and(ofOwner(owner), eq(schedule.isDefault, true)))
  return found
}

/** Returns a page of a user's schedules, oldest first, with their total. */
export async function listSchedules(
  { orm }: Database,
  owner: Owner,
  { take, skip }: { take: number; skip: number },
): Promise<{ schedules: Schedule[]; total: number }> {
  const query = orm.select(scheduleColumns).from(schedule).where(ofOwner(owner)).orderBy(asc(schedule.id))
  const [schedules, total] = await Promise.all([
    query.limit(take).offset(skip),
    countSchedules({ orm }, owner),
  ])
  return { schedules, total }
}

export async function countSchedules({ orm }: Reader, owner: Owner): Promise<number> {
  const [row] = await orm.select({ count: count() }).from(schedule).where(ofOwner(owner))
  return row?.count ?? 0
}

/**
 * Callers hold the lock of the user's `schedule_owner` row: see owners-repository. @returns the id
 */
export async function insertSchedule(
  tx: Tx,
  owner: Owner,
  fields: ScheduleFields & { isDefault: boolean },
  now: Date,
): Promise<number> {
  const { name, timeZone, isDefault, ...hours } = fields
  const { organizationId, userId: ownerId } = owner
  const [row] = await tx.orm
    .insert(schedule)
    .values({ organizationId, ownerId, name, timeZone, isDefault, createdAt: now, updatedAt: now })
    .returning({ id: schedule.id })
  const id = row!.id
  await insertHours(tx, { id, organizationId }, hours)
  return id
}

/** Updates the given fields; hours are replaced as a whole. */
export async function updateSchedule(
  tx: Tx,
  { id, organizationId }: Schedule,
  changes: Partial<ScheduleFields>,
  now: Date,
): Promise<void> {
  const { availability: weekly, overrides, ...own } = changes
  await tx.orm
    .update(schedule)
    .set({ ...own, updatedAt: now })
    .where(and(eq(schedule.organizationId, organizationId), eq(schedule.id, id)))
  for (const [table, hours] of [[availability, weekly] as const, [override, overrides] as const]) {
    if (hours) {
      await tx.orm
        .delete(table)
        .where(and(eq(table.organizationId, organizationId), eq(table.scheduleId, id)))
    }
  }
  await insertHours(tx, { id, organizationId }, { availability: weekly ?? [], overrides: overrides ?? [] })
}

async function insertHours(
  { orm }: Tx,
  { id: scheduleId, organizationId }: Pick<Schedule, 'id' | 'organizationId'>,
  hours: Pick<ScheduleFields, 'availability' | 'overrides'>,
): Promise<void> {
  const key = { organizationId, scheduleId }
  if (hours.availability.length > 0) {
    const rows = hours.availability.map(({ days, start, end }) => ({ ...key, days: [...days], start, end }))
    await orm.insert(availability).values(rows)
  }
  if (hours.overrides.length > 0) {
    await orm.insert(override).values(hours.overrides.map((hours) => ({ ...key, ...hours })))
  }
}

/**
 * Deletes a schedule with its hours. Event types that used it use the default schedule from then
 * on, and hosts that used it the event type's schedule or their default one.
 */
export async function deleteSchedule({ orm }: Tx, { id, organizationId }: Schedule): Promise<void> {
  await orm.update(eventTypeHost).set({ scheduleId: null }).where(eq(eventTypeHost.scheduleId, id))
  await orm.delete(schedule).where(and(eq(schedule.organizationId, organizationId), eq(schedule.id, id)))
}

export async function deleteSchedulesOf({ orm }: Tx, owner: Owner): Promise<void> {
  await orm.delete(schedule).where(ofOwner(owner))
}

/** Returns the oldest schedule of the user. */
export async function oldestSchedule({ orm }: Reader, owner: Owner): Promise<number | undefined> {
  const [found] = await orm
    .select({ id: schedule.id })
    .from(schedule)
    .where(ofOwner(owner))
    .orderBy(asc(schedule.createdAt), asc(schedule.id))
    .limit(1)
  return found?.id
}

/** Makes one schedule the user's default, and every other one not. */
export async function setDefault({ orm }: Tx, owner: Owner, id: number): Promise<void> {
  await orm
    .update(schedule)
    .set({ isDefault: false })
    .where(and(ofOwner(owner), eq(schedule.isDefault, true)))
  await orm
    .update(schedule)
    .set({ isDefault: true })
    .where(and(ofOwner(owner), eq(schedule.id, id)))
}

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
