import type { Database, Tx } from '@punctual/db'
import { and, asc, count, eq, getTableColumns, sql } from 'drizzle-orm'
import type { Owner } from '../domain/owner.ts'
import type { Schedule, ScheduleFields } from '../domain/schedule.ts'
import type { DateHours, WeeklyHours } from '../domain/slots/index.ts'
import { availability, eventTypeHost, override, schedule } from './schema.ts'

type Reader = Pick<Database | Tx, 'orm'>

/** The hours of a schedule row named `schedule`, in the given order. */
export const hoursColumns = {
  availability: sql<WeeklyHours[]>`coalesce((
    select json_agg(json_build_object('days', a.days, 'start', a.start_minute, 'end', a.end_minute) order by a.id)
    from availability a
    where a.organization_id = schedule.organization_id and a.schedule_id = schedule.id), '[]')`,
  overrides: sql<DateHours[]>`coalesce((
    select json_agg(json_build_object('date', o.date, 'start', o.start_minute, 'end', o.end_minute) order by o.id)
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

/** Callers hold the lock of the user's `schedule_owner` row: see owners-repository. */
export async function insertSchedule(
  tx: Tx,
  owner: Owner,
  fields: ScheduleFields & { isDefault: boolean },
  now: Date,
): Promise<Schedule> {
  const { name, timeZone, isDefault, ...hours } = fields
  const { organizationId, userId: ownerId } = owner
  const [row] = await tx.orm
    .insert(schedule)
    .values({ organizationId, ownerId, name, timeZone, isDefault, createdAt: now, updatedAt: now })
    .returning({ id: schedule.id })
  const id = row!.id
  await insertHours(tx, { id, organizationId }, hours)
  return { id, organizationId, ownerId, ...fields }
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
