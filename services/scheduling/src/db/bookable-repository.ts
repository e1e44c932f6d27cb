import { type Database, type Orm, preparedOnce } from '@punctual/db'
import { and, asc, desc, eq, getTableColumns, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Bookable, HostTime } from '../domain/bookable.ts'
import type { EventType } from '../domain/event-type.ts'
import { fullWeight, mediumPriority } from '../domain/hosts.ts'
import type { Owner } from '../domain/owner.ts'
import { blockedColumn, calendarsColumn } from './calendars-repository.ts'
import { holidaysColumn } from './holidays-repository.ts'
import { awayColumn } from './out-of-office-repository.ts'
import { hoursColumns } from './schedules-repository.ts'
import { eventType, eventTypeHost, schedule, teamReplica, userReplica } from './schema.ts'
import { travelsColumn } from './travel-repository.ts'

/** The reference of an event type: its id, or its slug with its owner or team. */
export type EventTypeName = { id: number } | { owner: Owner; slug: string } | { teamId: number; slug: string }

const { id, name, email, username, timeZone, locale, timeFormat, clientId } = userReplica
const hostColumns = { id, name, email, username, timeZone, locale, timeFormat }
const writtenColumns = { timeZone: schedule.timeZone, ...hoursColumns, travels: travelsColumn }
const given = sql.placeholder
const parent = alias(eventType, 'parent')

const defaultOfUser = and(
  eq(schedule.organizationId, userReplica.organizationId),
  eq(schedule.ownerId, id),
  eq(schedule.isDefault, true),
)

/**
 * The default schedule of a row of `user_replica` in the event type's organization, else the one at
 * the user's home.
 */
const defaultForEventType = sql`(
  select d.id from schedule d
  where d.owner_id = ${id} and d.is_default
    and d.organization_id in (${eventType.organizationId}, ${userReplica.organizationId})
  order by d.organization_id = ${eventType.organizationId} desc
  limit 1)`

/** A schedule by its id, of the event type's organization or the user's home. */
const isSchedule = (number: SQL) =>
  and(
    eq(schedule.id, number),
    sql`${schedule.organizationId} in (${eventType.organizationId}, ${userReplica.organizationId})`,
  )

/** The event type's own schedule, else its owner's default one. */
const scheduleOfOwner = isSchedule(sql`coalesce(${eventType.scheduleId}, ${defaultForEventType})`)

/** The host's schedule for the event type, else the event type's, else the host's default one. */
const scheduleOfHost = isSchedule(
  sql`coalesce(${eventTypeHost.scheduleId}, ${eventType.scheduleId}, ${defaultForEventType})`,
)

const select = (orm: Orm, where: SQL | undefined) =>
  orm
    .select({
      eventType: getTableColumns(eventType),
      host: hostColumns,
      clientId,
      parent: { id: parent.id, teamId: parent.teamId, organizationId: parent.organizationId },
      schedule: writtenColumns,
      away: awayColumn(eventType.organizationId),
      holidays: holidaysColumn(eventType.organizationId),
      hasCalendars: calendarsColumn,
      blockedFrom: blockedColumn,
      limits: teamReplica.bookingLimits,
    })
    .from(eventType)
    .leftJoin(parent, eq(parent.id, eventType.parentId))
    .leftJoin(teamReplica, eq(teamReplica.id, sql`coalesce(${eventType.teamId}, ${parent.teamId})`))
    .leftJoin(userReplica, eq(userReplica.id, eventType.ownerId))
    .leftJoin(schedule, scheduleOfOwner)
    .where(where)
    .prepare('bookable')

/**
 * The hosts of a team's event type: each with the schedule for it, else the event type's, else the
 * host's default one.
 */
const selectHosts = (orm: Orm) =>
  orm
    .select({
      host: hostColumns,
      isFixed: eventTypeHost.isFixed,
      priority: eventTypeHost.priority,
      weight: eventTypeHost.weight,
      groupId: eventTypeHost.groupId,
      createdAt: eventTypeHost.createdAt,
      schedule: writtenColumns,
      away: awayColumn(eventType.organizationId),
      holidays: holidaysColumn(eventType.organizationId),
      hasCalendars: calendarsColumn,
      blockedFrom: blockedColumn,
    })
    .from(eventTypeHost)
    .innerJoin(
      eventType,
      and(
        eq(eventType.organizationId, eventTypeHost.organizationId),
        eq(eventType.id, eventTypeHost.eventTypeId),
      ),
    )
    .innerJoin(userReplica, eq(userReplica.id, eventTypeHost.userId))
    .innerJoin(schedule, scheduleOfHost)
    .where(eq(eventTypeHost.eventTypeId, given('id')))
    .orderBy(desc(eventTypeHost.isFixed), desc(eventTypeHost.priority), asc(eventTypeHost.position))
    .prepare('hosts')

const prepared = preparedOnce((orm) => ({
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
  byTeam: select(orm, and(eq(eventType.teamId, given('teamId')), eq(eventType.slug, given('slug')))),
  hosts: selectHosts(orm),
}))

type Statements = ReturnType<typeof prepared>

/**
 * Returns an event type with its hosts and their effective schedules. It takes one statement for a
 * personal event type and a second one for the hosts of a team's, because every list of slots and
 * every booking waits for it.
 * @returns undefined for an unknown event type
 */
export async function findBookable(db: Database, which: EventTypeName): Promise<Bookable | undefined> {
  const statements = prepared(db)
  const [row] = await rowsOf(statements, which)
  if (!row) return undefined
  const { eventType, clientId, parent } = row
  const hosts =
    eventType.teamId === null ? ownerOnly(row) : await statements.hosts.execute({ id: eventType.id })
  const timeZone = hosts && timeZoneOf(eventType, row.schedule, hosts)
  return hosts && timeZone ? { eventType, hosts, clientId, parent, timeZone, ...limitsFor(row) } : undefined
}

const fixed = { isFixed: true, priority: mediumPriority, weight: fullWeight, groupId: null, createdAt: null }

type Row = Awaited<ReturnType<Statements['byId']['execute']>>[number]

function rowsOf({ byId, byTeam, bySlug }: Statements, which: EventTypeName): Promise<Row[]> {
  if ('id' in which) return byId.execute({ id: which.id })
  const { slug } = which
  if ('teamId' in which) return byTeam.execute({ teamId: which.teamId, slug })
  return bySlug.execute({ ...which.owner, slug })
}

/** A copy of a managed event type has the limits of the team if those include managed ones. */
function limitsFor({ eventType, parent, limits }: Row): Pick<Bookable, 'teamLimits'> {
  const { teamId, organizationId } = eventType
  const id = teamId ?? parent?.teamId
  if (!limits || !id || (teamId === null && !limits.includesManaged)) return {}
  return { teamLimits: { ...limits, teamId: id, organizationId } }
}

/** Returns undefined while the owner is being deleted. */
function ownerOnly({
  host,
  schedule,
  away,
  holidays,
  hasCalendars,
  blockedFrom,
}: Row): HostTime[] | undefined {
  if (!host || !schedule) return undefined
  return [{ host, schedule, away, holidays, hasCalendars, blockedFrom, ...fixed }]
}

function timeZoneOf(
  { scheduleId }: EventType,
  schedule: Row['schedule'],
  hosts: readonly HostTime[],
): string {
  const own = scheduleId === null ? undefined : schedule?.timeZone
  return own ?? hosts[0]?.schedule.timeZone ?? schedule?.timeZone ?? 'UTC'
}

/**
 * Returns these people as fixed hosts, each with the person's default schedule, in the given order.
 */
export async function findPeople({ orm }: Database, userIds: readonly number[]): Promise<HostTime[]> {
  if (userIds.length === 0) return []
  const rows = await orm
    .select({
      host: hostColumns,
      schedule: writtenColumns,
      away: awayColumn(),
      holidays: holidaysColumn(),
      hasCalendars: calendarsColumn,
      blockedFrom: blockedColumn,
    })
    .from(userReplica)
    .innerJoin(schedule, defaultOfUser)
    .where(and(inArray(id, [...userIds]), eq(userReplica.allowDynamicBooking, true)))
  const order = new Map(userIds.map((userId, index) => [userId, index]))
  return rows
    .toSorted((a, b) => (order.get(a.host.id) ?? 0) - (order.get(b.host.id) ?? 0))
    .map((row) => ({ ...row, ...fixed }))
}
