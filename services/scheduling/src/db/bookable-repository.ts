import type { Database, Orm } from '@punctual/db'
import { and, eq, getTableColumns, isNull, or, type SQL, sql } from 'drizzle-orm'
import type { Bookable } from '../domain/bookable.ts'
import type { Owner } from '../domain/owner.ts'
import { hoursColumns } from './schedules-repository.ts'
import { eventType, schedule, userReplica } from './schema.ts'

/** How an event type is named: by its id, or by its slug and its owner. */
export type EventTypeName = { id: number } | { owner: Owner; slug: string }

const { id, name, email, username, timeZone, locale, timeFormat, clientId } = userReplica
const given = sql.placeholder

/** The event type's own schedule, else the default one of its owner. */
const theScheduleThatCounts = and(
  eq(schedule.organizationId, eventType.organizationId),
  or(
    eq(schedule.id, eventType.scheduleId),
    and(isNull(eventType.scheduleId), eq(schedule.ownerId, eventType.ownerId), eq(schedule.isDefault, true)),
  ),
)

const select = (orm: Orm, where: SQL | undefined) =>
  orm
    .select({
      eventType: getTableColumns(eventType),
      host: { id, name, email, username, timeZone, locale, timeFormat },
      clientId,
      schedule: { timeZone: schedule.timeZone, ...hoursColumns },
    })
    .from(eventType)
    .innerJoin(userReplica, eq(userReplica.id, eventType.ownerId))
    .innerJoin(schedule, theScheduleThatCounts)
    .where(where)
    .prepare('bookable')

const prepare = (orm: Orm) => ({
  byId: select(orm, eq(eventType.id, given('id'))),
  bySlug: select(
    orm,
    and(
      eq(eventType.organizationId, given('organizationId')),
      eq(eventType.ownerId, given('userId')),
      eq(eventType.slug, given('slug')),
      isNull(eventType.teamId),
    ),
  ),
})

/** Putting the statement together costs more than Postgres takes to answer it, so it is done once. */
const prepared = new WeakMap<Orm, ReturnType<typeof prepare>>()

/**
 * An event type with its host and the schedule that counts. One statement, as every list of slots and every booking waits
 * for it.
 * @returns undefined when there is no such event type
 */
export async function findBookable({ orm }: Database, which: EventTypeName): Promise<Bookable | undefined> {
  const statements = prepared.get(orm) ?? prepare(orm)
  prepared.set(orm, statements)
  const [row] =
    'id' in which
      ? await statements.byId.execute({ id: which.id })
      : await statements.bySlug.execute({ ...which.owner, slug: which.slug })
  return row
}
