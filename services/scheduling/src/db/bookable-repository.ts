import type { Database } from '@punctual/db'
import { and, eq, getTableColumns, isNull, or, type SQL } from 'drizzle-orm'
import type { Bookable } from '../domain/bookable.ts'
import type { Owner } from '../domain/owner.ts'
import { hoursColumns } from './schedules-repository.ts'
import { eventType, schedule, userReplica } from './schema.ts'

/** How an event type is named: by its id, or by its slug and its owner. */
export type EventTypeName = { id: number } | { owner: Owner; slug: string }

const named = (name: EventTypeName): SQL | undefined =>
  'id' in name
    ? eq(eventType.id, name.id)
    : and(
        eq(eventType.organizationId, name.owner.organizationId),
        eq(eventType.ownerId, name.owner.userId),
        eq(eventType.slug, name.slug),
        isNull(eventType.teamId),
      )

const { id, name, email, username, timeZone, locale, timeFormat, clientId } = userReplica

/**
 * An event type with its host and the schedule that counts: its own, else the host's default one. One statement, as every
 * list of slots and every booking waits for it.
 * @returns undefined when there is no such event type
 */
export async function findBookable({ orm }: Database, which: EventTypeName): Promise<Bookable | undefined> {
  const [row] = await orm
    .select({
      eventType: getTableColumns(eventType),
      host: { id, name, email, username, timeZone, locale, timeFormat },
      clientId,
      schedule: { timeZone: schedule.timeZone, ...hoursColumns },
    })
    .from(eventType)
    .innerJoin(userReplica, eq(userReplica.id, eventType.ownerId))
    .innerJoin(
      schedule,
      and(
        eq(schedule.organizationId, eventType.organizationId),
        or(
          eq(schedule.id, eventType.scheduleId),
          and(
            isNull(eventType.scheduleId),
            eq(schedule.ownerId, eventType.ownerId),
            eq(schedule.isDefault, true),
          ),
        ),
      ),
    )
    .where(named(which))
  return row
}
