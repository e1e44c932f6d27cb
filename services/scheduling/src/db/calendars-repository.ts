import type { BusyText } from '@punctual/contracts'
import { type Database, queueWork, type Tx } from '@punctual/db'
import { and, asc, eq, gt, inArray, isNull, lt, lte, notInArray, or, sql } from 'drizzle-orm'
import type { HostClaim, HostTime } from '../domain/bookable.ts'
import {
  type CalendarChanges,
  type Cursor,
  countsAtOnce,
  type ReadNow,
  type RemoteCalendar,
} from '../domain/connected-calendar.ts'
import type { Owner } from '../domain/owner.ts'
import { dateAt, type Span } from '../domain/slots/index.ts'
import { busySpans } from '../domain/taken-time.ts'
import {
  calendar,
  calendarBusy,
  calendarConnection,
  calendarEvent,
  calendarItem,
  userReplica,
} from './schema.ts'

type Reader = Pick<Database | Tx, 'orm'>
export type Connection = typeof calendarConnection.$inferSelect
export type Calendar = typeof calendar.$inferSelect

const ofOwner = ({ userId, organizationId }: Owner) =>
  and(eq(calendarConnection.organizationId, organizationId), eq(calendarConnection.userId, userId))
const isCalendar = ({ organizationId, id }: Calendar) =>
  and(eq(calendar.organizationId, organizationId), eq(calendar.id, id))

const isBusyOf = ({ organizationId, id }: Pick<Calendar, 'organizationId' | 'id'>) =>
  and(eq(calendarBusy.organizationId, organizationId), eq(calendarBusy.calendarId, id))

/** Whether the user of a row of `user_replica` has a calendar whose events take the user's time. */
export const calendarsColumn = sql<boolean>`exists (
  select from calendar k where k.user_id = ${userReplica.id} and k.is_selected)`

/**
 * From when on the user of a row of `user_replica` cannot be booked, because a calendar is not read
 * any more; null: no calendar of the user blocks.
 */
export const blockedColumn = sql<Date | null>`(
  select min(k.blocks_from) from calendar k where k.user_id = ${userReplica.id} and k.is_selected)`.mapWith(
  calendar.blocksFrom,
)

/** For joins: the connection that a row belongs to. */
export const isConnectionOf = (reached: typeof calendar | typeof calendarEvent) =>
  and(
    eq(calendarConnection.organizationId, reached.organizationId),
    eq(calendarConnection.id, reached.connectionId),
  )

/**
 * Creates a connection, or replaces the credentials of an existing one for the same account; one
 * that the organization made becomes the person's own.
 */
export async function saveConnection(
  { orm }: Tx,
  connection: Pick<
    Connection,
    'organizationId' | 'userId' | 'integration' | 'account' | 'sealedCredentials' | 'createdAt'
  >,
): Promise<Connection> {
  const { organizationId, userId, integration, account } = calendarConnection
  const [saved] = await orm
    .insert(calendarConnection)
    .values({ ...connection, invalid: false, problem: null, version: 1 })
    .onConflictDoUpdate({
      target: [organizationId, userId, integration, account],
      set: {
        sealedCredentials: connection.sealedCredentials,
        invalid: false,
        problem: null,
        renewingUntil: null,
        delegationCredentialId: null,
        listDueAt: null,
      },
    })
    .returning()
  return saved!
}

/** Of one kind or of all, oldest first. */
export async function connectionsOf(
  { orm }: Reader,
  owner: Owner,
  integration?: string,
): Promise<Connection[]> {
  const ofKind = integration === undefined ? undefined : eq(calendarConnection.integration, integration)
  return orm
    .select()
    .from(calendarConnection)
    .where(and(ofOwner(owner), ofKind))
    .orderBy(asc(calendarConnection.id))
}

/** Returns whether another person or organization has connected the same account. */
export async function isAccountShared(
  { sql: query }: Database,
  { id, integration, account }: Connection,
): Promise<boolean> {
  const [row] = await query<{ found: boolean }[]>`
    select exists (select from calendar_connection
      where integration = ${integration} and account = ${account} and id <> ${id}) as found`
  return row!.found
}

const isConnection = ({ organizationId, id }: Pick<Connection, 'organizationId' | 'id'>) =>
  and(eq(calendarConnection.organizationId, organizationId), eq(calendarConnection.id, id))

/** Returns the current state of a connection; undefined when it has ended. */
export async function findConnection({ orm }: Reader, key: Connection): Promise<Connection | undefined> {
  const [found] = await orm.select().from(calendarConnection).where(isConnection(key))
  return found
}

/** Does the same, and keeps others from changing the connection until the transaction ends. */
export async function lockConnection({ orm }: Tx, key: Connection): Promise<Connection | undefined> {
  const locked = orm.select().from(calendarConnection).where(isConnection(key)).for('no key update')
  return (await locked)[0]
}

/**
 * Claims the renewal of a connection's access token, so that one process at a time asks for it.
 * @returns the current state; undefined while another process has the claim
 */
export async function claimRenewal(
  { orm }: Database,
  key: Connection,
  { now, until }: { now: Date; until: Date },
): Promise<Connection | undefined> {
  const isFree = or(isNull(calendarConnection.renewingUntil), lte(calendarConnection.renewingUntil, now))
  const [claimed] = await orm
    .update(calendarConnection)
    .set({ renewingUntil: until })
    .where(and(isConnection(key), isFree))
    .returning()
  return claimed
}

/**
 * Ends a claim on the renewal.
 * @param claimed nothing changes if the account was connected again meanwhile
 * @param sealedCredentials the new tokens; undefined: they were not renewed
 */
export async function endRenewal(
  { orm }: Database,
  claimed: Connection,
  sealedCredentials: string | undefined,
): Promise<void> {
  await orm
    .update(calendarConnection)
    .set({ renewingUntil: null, ...(sealedCredentials !== undefined && { sealedCredentials }) })
    .where(and(isConnection(claimed), eq(calendarConnection.sealedCredentials, claimed.sealedCredentials)))
}

/** Deletes a connection with its calendars, selections and destinations. */
export async function deleteConnection({ orm }: Tx, owner: Owner, id: number): Promise<void> {
  await orm.delete(calendarConnection).where(and(ofOwner(owner), eq(calendarConnection.id, id)))
}

/**
 * Replaces the list of a connection's calendars; existing ones keep the state of their last read,
 * and whether they count as busy time. @returns whether the connection had none
 */
export async function saveCalendars(
  tx: Tx,
  { id: connectionId, organizationId, userId, integration }: Connection,
  remote: readonly RemoteCalendar[],
  now: Date,
): Promise<boolean> {
  const { orm } = tx
  queueWork(tx, 'calendars')
  const names = remote.map(({ externalId }) => externalId)
  const ofConnection = and(
    eq(calendar.organizationId, organizationId),
    eq(calendar.connectionId, connectionId),
  )
  const before = await orm.select({ id: calendar.id }).from(calendar).where(ofConnection).limit(1)
  const isNewAccount = before.length === 0
  await orm
    .delete(calendar)
    .where(and(ofConnection, names.length > 0 ? notInArray(calendar.externalId, names) : undefined))
  for (const { externalId, name, isPrimary, readOnly } of remote) {
    const values = { name, isPrimary, readOnly, dueAt: now }
    await orm
      .insert(calendar)
      .values({
        organizationId,
        connectionId,
        userId,
        externalId,
        ...values,
        isSelected: countsAtOnce(integration, { isPrimary }, isNewAccount),
        texts: [],
        failures: 0,
      })
      .onConflictDoUpdate({
        target: [calendar.organizationId, calendar.connectionId, calendar.externalId],
        set: values,
      })
  }
  return isNewAccount
}

/** Of all the owner's connections, oldest first. */
export async function calendarsOf({ orm }: Reader, owner: Owner): Promise<Calendar[]> {
  return orm
    .select()
    .from(calendar)
    .where(and(eq(calendar.organizationId, owner.organizationId), eq(calendar.userId, owner.userId)))
    .orderBy(asc(calendar.id))
}

/** Sets whether a calendar's events count as busy time, and when it is read next. */
export async function markSelected(
  tx: Tx,
  selected: Calendar,
  state: { isSelected: boolean; dueAt?: Date; watchDueAt?: Date | null },
): Promise<void> {
  if (state.dueAt) queueWork(tx, 'calendars')
  await tx.orm.update(calendar).set(state).where(isCalendar(selected))
}

/**
 * Saves a read and the time of the next one; does nothing if the calendar was deleted meanwhile.
 * Changes that begin with an older state than the stored one are read again.
 * @returns whether it was saved
 */
export async function saveReading(
  { orm, sql: query }: Tx,
  {
    organizationId,
    connectionId,
    externalId,
  }: Pick<Calendar, 'organizationId' | 'connectionId' | 'externalId'>,
  read: ReadNow,
  at: { now: Date; dueAt: Date; claim?: ReadClaim },
): Promise<boolean> {
  const state = 'changes' in read ? { cursor: read.changes.cursor } : read.reading
  const isNamed = and(
    eq(calendar.organizationId, organizationId),
    eq(calendar.connectionId, connectionId),
    eq(calendar.externalId, externalId),
  )
  const [saved] = await orm
    .update(calendar)
    .set({ ...state, readAt: at.now, dueAt: nextRead(at), failures: 0, problem: null, blocksFrom: null })
    .where(and(isNamed, 'changes' in read && at.claim ? hasCursor(at.claim.cursor) : undefined))
    .returning({ id: calendar.id, userId: calendar.userId })
  if (!saved) {
    await orm.update(calendar).set({ dueAt: at.now }).where(isNamed)
    return false
  }
  if ('changes' in read) {
    await saveChanges({ orm, sql: query }, { organizationId, ...saved }, read.changes)
    return true
  }
  const { busy } = read
  await orm.delete(calendarBusy).where(isBusyOf({ organizationId, id: saved.id }))
  const spans = JSON.stringify(busy.map(({ start, end }) => [start * 60, end * 60]))
  await query`
    insert into calendar_busy (organization_id, calendar_id, start_at, end_at)
    select ${organizationId}, ${saved.id}, to_timestamp((span->>0)::float8), to_timestamp((span->>1)::float8)
    from jsonb_array_elements(${spans}::text::jsonb) span`
  return true
}

/** What a worker read a calendar by: a report of a change may begin another read meanwhile. */
export interface ReadClaim {
  until: Date
  cursor: Cursor | null
}

/** A report of a change during the read has made the calendar due earlier than its claim did. */
const nextRead = ({ dueAt, claim }: { dueAt: Date; claim?: ReadClaim }) =>
  claim
    ? sql`case when ${calendar.dueAt} < ${claim.until.toISOString()}::timestamptz
        then ${calendar.dueAt} else ${dueAt.toISOString()}::timestamptz end`
    : dueAt

/** Changes count only for the state that they begin with. */
const hasCursor = (cursor: Cursor | null) =>
  cursor === null ? isNull(calendar.cursor) : sql`${calendar.cursor} = ${JSON.stringify(cursor)}::text::jsonb`

/** Rows of one statement. */
const batchOfItems = 5_000

/**
 * Saves the changes of a calendar and, if there are any, its busy time: what its items take,
 * without Punctual's own events, whose bookings already count.
 */
async function saveChanges(
  { orm, sql: query }: Pick<Tx, 'orm' | 'sql'>,
  { organizationId, id, userId }: Pick<Calendar, 'organizationId' | 'id' | 'userId'>,
  { isWhole, items, removed }: CalendarChanges,
): Promise<void> {
  const ofCalendar = and(eq(calendarItem.organizationId, organizationId), eq(calendarItem.calendarId, id))
  if (isWhole) await orm.delete(calendarItem).where(ofCalendar)
  else if (removed.length > 0)
    await query`
      delete from calendar_item where organization_id = ${organizationId} and calendar_id = ${id}
        and (item_id = any(${removed}::text[]) or series_id = any(${removed}::text[]))`
  for (let at = 0; at < items.length; at += batchOfItems) {
    const rows = items.slice(at, at + batchOfItems).map(({ span, ...item }) => ({ ...item, ...span }))
    await query`
      insert into calendar_item
        (organization_id, calendar_id, item_id, series_id, uid, start_at, end_at, takes_time)
      select ${organizationId}, ${id}, item.id, item."seriesId", item.uid, item.start, item."end", item."takesTime"
      from jsonb_to_recordset(${JSON.stringify(rows)}::text::jsonb) item
        (id text, "seriesId" text, uid text, start timestamptz, "end" timestamptz, "takesTime" boolean)
      on conflict (organization_id, calendar_id, item_id) do update set series_id = excluded.series_id,
        uid = excluded.uid, start_at = excluded.start_at, end_at = excluded.end_at,
        takes_time = excluded.takes_time`
  }
  if (!isWhole && items.length === 0 && removed.length === 0) return
  await orm.delete(calendarBusy).where(isBusyOf({ organizationId, id }))
  await query`
    insert into calendar_busy (organization_id, calendar_id, start_at, end_at)
    select ${organizationId}, ${id}, lower(span), upper(span)
    from (
      select unnest(range_agg(tstzrange(item.start_at, item.end_at))) as span
      from calendar_item item
      left join calendar_item series on series.organization_id = item.organization_id
        and series.calendar_id = item.calendar_id and series.item_id = item.series_id
      where item.organization_id = ${organizationId} and item.calendar_id = ${id}
        and item.start_at < item.end_at and coalesce(item.takes_time, series.takes_time, true)
        and not exists (select from calendar_event own
          where own.user_id = ${userId} and own.event_uid = coalesce(item.uid, series.uid))) spans`
}

/**
 * Keeps the last good state; does nothing if the calendar was read meanwhile.
 * @param state.blocksFrom null: the calendar does not block its person
 */
export async function saveFailure(
  { orm }: Tx,
  failed: Calendar,
  state: Pick<Calendar, 'problem' | 'dueAt' | 'blocksFrom'>,
): Promise<void> {
  await orm
    .update(calendar)
    .set({ ...state, failures: failed.failures + 1 })
    .where(
      and(isCalendar(failed), failed.readAt ? eq(calendar.readAt, failed.readAt) : isNull(calendar.readAt)),
    )
}

/** Saves how a connection's person wants failures and changes to be dealt with. */
export async function saveSettings(
  { orm }: Tx,
  connection: Connection,
  settings: Partial<Pick<Connection, 'whenChanged' | 'whenUnreachable'>>,
  blocksAfterMs: number | null,
): Promise<Connection> {
  const { organizationId, id: connectionId } = connection
  const [saved] = await orm
    .update(calendarConnection)
    .set(settings)
    .where(isConnection(connection))
    .returning()
  await orm
    .update(calendar)
    .set({
      blocksFrom:
        blocksAfterMs === null
          ? null
          : sql`case when ${calendar.failures} > 0 then coalesce(${calendar.readAt},
              ${connection.createdAt.toISOString()}::timestamptz) + ${blocksAfterMs / 1000} * interval '1 second' end`,
    })
    .where(and(eq(calendar.organizationId, organizationId), eq(calendar.connectionId, connectionId)))
  return saved!
}

/** Returns the connection if this changed it: rejected credentials are announced once. */
export async function markConnection(
  { orm }: Tx,
  { organizationId, id }: Connection,
  state: { invalid: boolean; problem: string | null },
): Promise<Connection | undefined> {
  const [changed] = await orm
    .update(calendarConnection)
    .set({ ...state, version: sql`${calendarConnection.version} + 1` })
    .where(
      and(
        eq(calendarConnection.organizationId, organizationId),
        eq(calendarConnection.id, id),
        eq(calendarConnection.invalid, !state.invalid),
      ),
    )
    .returning()
  return changed
}

/** UIDs of the events that were written for bookings: their bookings already count as busy time. */
export async function ownEventUids({ orm }: Reader, userId: number): Promise<string[]> {
  const rows = await orm
    .selectDistinct({ uid: calendarEvent.eventUid })
    .from(calendarEvent)
    .where(eq(calendarEvent.userId, userId))
  return rows.map(({ uid }) => uid)
}

/** A claim on due work: the work becomes due again at `until` unless it is finished. */
export interface WorkClaim {
  now: Date
  until: Date
  limit: number
}

export interface DueCalendar {
  calendar: Calendar
  connection: Connection
  timeZone: string
}

const timeZoneOfOwner = sql<string>`coalesce(
  (select time_zone from user_replica where id = ${calendar.userId}), 'UTC')`

/**
 * Claims calendars that are due: one of each tenant before a second one, the oldest of each first.
 */
export async function claimDueCalendars(tx: Tx, { now, until, limit }: WorkClaim): Promise<DueCalendar[]> {
  const claimed = await tx.sql<{ id: number }[]>`
    update calendar set due_at = ${until} where id in (
      select calendar.id from calendar join (
        select id, row_number() over (
          partition by organization_id, case when organization_id = 0 then user_id end order by due_at) as turn
        from calendar where due_at <= ${now}) due on due.id = calendar.id
      where calendar.due_at <= ${now} order by turn, calendar.due_at limit ${limit}
      for update of calendar skip locked)
    returning id`
  if (claimed.length === 0) return []
  const ids = claimed.map(({ id }) => id)
  return tx.orm
    .select({
      calendar,
      connection: calendarConnection,
      timeZone: timeZoneOfOwner,
    })
    .from(calendar)
    .innerJoin(calendarConnection, isConnectionOf(calendar))
    .where(inArray(calendar.id, ids))
}

/** A calendar that was not read in the last seconds. */
export type StaleCalendar = DueCalendar

/**
 * Returns the selected calendars of these people that were read before a time, without failures.
 */
export async function staleCalendars(
  { orm }: Database,
  wanted: { userIds: number[]; integrations: string[]; before: Date; limit: number },
): Promise<StaleCalendar[]> {
  return orm
    .select({ calendar, connection: calendarConnection, timeZone: timeZoneOfOwner })
    .from(calendar)
    .innerJoin(calendarConnection, isConnectionOf(calendar))
    .where(
      and(
        inArray(calendar.userId, wanted.userIds),
        eq(calendar.isSelected, true),
        inArray(calendarConnection.integration, wanted.integrations),
        eq(calendarConnection.invalid, false),
        eq(calendar.failures, 0),
        lt(calendar.readAt, wanted.before),
      ),
    )
    .orderBy(asc(calendar.readAt))
    .limit(wanted.limit)
}

/**
 * Returns one text of busy time for each person, of the selected calendars within [from, to) in
 * minutes since 1970. People whose calendars block them are busy throughout.
 */
export async function busyTexts(
  { sql: query }: Database,
  hosts: readonly HostTime[],
  window: Span,
  now: Date,
): Promise<BusyText[]> {
  const hostIds = hosts.filter(({ hasCalendars }) => hasCalendars).map(({ host }) => host.id)
  if (hostIds.length === 0) return []
  const [from, to] = [dateAt(window.start), dateAt(window.end)]
  const blocked = hosts.filter(({ blockedFrom }) => blockedFrom && blockedFrom <= now)
  const whole = `${Math.floor(window.start)} ${Math.ceil(window.end)}`
  const found = await query<BusyText[]>`
    select user_id as "hostId", string_agg(
      extract(epoch from start_at)::bigint / 60 || ' ' || ceil(extract(epoch from end_at) / 60), ',') as text
    from calendar
    join calendar_busy on calendar_busy.organization_id = calendar.organization_id and calendar_id = calendar.id
    where is_selected and user_id = any(${hostIds}::bigint[]) and start_at < ${to} and end_at > ${from}
    group by user_id`
  return [...found, ...blocked.map(({ host }) => ({ hostId: host.id, text: whole }))]
}

/** As `busyTexts`, as spans. */
export async function busyHosts(
  db: Database,
  hosts: readonly HostTime[],
  window: Span,
  now: Date,
): Promise<HostClaim[]> {
  return (await busyTexts(db, hosts, window, now)).flatMap(busySpans)
}

/** Returns one calendar's busy spans within [from, to), in order. */
export async function busyTimes(
  { orm }: Database,
  calendar: Calendar,
  from: Date,
  to: Date,
): Promise<{ start: Date; end: Date }[]> {
  return orm
    .select({ start: calendarBusy.startAt, end: calendarBusy.endAt })
    .from(calendarBusy)
    .where(and(isBusyOf(calendar), lt(calendarBusy.startAt, to), gt(calendarBusy.endAt, from)))
    .orderBy(asc(calendarBusy.startAt))
}
