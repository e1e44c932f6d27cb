import { type Database, queueWork, type Tx } from '@punctual/db'
import { and, eq, ne, not, or, sql } from 'drizzle-orm'
import type { Owner } from '../domain/owner.ts'
import { type Connection, isConnectionOf, type WorkClaim } from './calendars-repository.ts'
import { calendarConnection, calendarEvent, clientReplica, userReplica } from './schema.ts'

type Reader = Pick<Database | Tx, 'orm'>
export type CalendarEvent = typeof calendarEvent.$inferSelect

/** The state that a booking should have in a user's calendar. */
export type WantedEvent = Pick<
  CalendarEvent,
  | 'eventUid'
  | 'sequence'
  | 'bookingUid'
  | 'bookingVersion'
  | 'isWanted'
  | 'ics'
  | 'wantsMeeting'
  | 'needsLink'
  | 'startAt'
  | 'endAt'
>
type Place = Pick<CalendarEvent, 'connectionId' | 'externalId'>

type State = Omit<WantedEvent, 'eventUid'>

/**
 * Rejects older events of a booking; a reschedule continues the calendar event as another booking.
 */
const isNews = ({ sequence, bookingVersion, bookingUid }: State) =>
  sql`(${calendarEvent.sequence}, ${calendarEvent.bookingVersion}) < (${sequence}::int, ${bookingVersion}::int)
    and (${calendarEvent.sequence} < ${sequence}::int or ${calendarEvent.bookingUid} = ${bookingUid})`

/**
 * Records the state that a booking should have in a user's calendar. An event that is already
 * written stays in its calendar, even when the user has no destination any more (`place`
 * undefined).
 */
export async function wantEvent(
  tx: Tx,
  { organizationId, userId }: Owner,
  place: Place | undefined,
  { eventUid, ...state }: WantedEvent,
  now: Date,
): Promise<void> {
  const { orm } = tx
  queueWork(tx, 'calendars')
  const key = { organizationId, userId, eventUid }
  const due = { ...state, dueAt: now, failures: 0, problem: null, isSeen: false, declined: [] }
  if (!place) {
    await orm
      .update(calendarEvent)
      .set({ ...due, noticed: rewritten })
      .where(and(isEvent(key), isNews(state)))
    return
  }
  const { connectionId, externalId } = place
  await orm
    .insert(calendarEvent)
    .values({ ...key, connectionId, externalId, ...due })
    .onConflictDoUpdate({
      target: [calendarEvent.organizationId, calendarEvent.eventUid, calendarEvent.userId],
      set: { ...due, noticed: rewritten },
      setWhere: isNews(state),
    })
}

/**
 * What was noticed before no longer counts; that the event is in step again is still to be
 * announced (app/calendar-changes.ts).
 */
const rewritten = sql`case when ${calendarEvent.noticed} is not null then 'null' end`

const isEvent = ({ organizationId, eventUid, userId }: Owner & Pick<CalendarEvent, 'eventUid'>) =>
  and(
    eq(calendarEvent.organizationId, organizationId),
    eq(calendarEvent.eventUid, eventUid),
    eq(calendarEvent.userId, userId),
  )

const isOf = ({ organizationId, userId }: Owner) =>
  and(eq(calendarEvent.organizationId, organizationId), eq(calendarEvent.userId, userId))!

const unwanted = (now: Date) => ({ isWanted: false, ics: '', dueAt: now, failures: 0, declined: [] })

/** Removes an event from the calendars of all users except these. */
export async function unwantOthers(
  tx: Tx,
  { eventUid, sequence }: Pick<WantedEvent, 'eventUid' | 'sequence'>,
  keep: readonly Owner[],
  now: Date,
): Promise<void> {
  const ended = await tx.orm
    .update(calendarEvent)
    .set(unwanted(now))
    .where(
      and(
        eq(calendarEvent.eventUid, eventUid),
        eq(calendarEvent.isWanted, true),
        sql`${calendarEvent.sequence} <= ${sequence}`,
        ...keep.map((owner) => not(isOf(owner))),
      ),
    )
    .returning({ userId: calendarEvent.userId })
  if (ended.length > 0) queueWork(tx, 'calendars')
}

/** Removes the events of a deleted booking, except an event that another booking continues. */
export async function unwantBooking(tx: Tx, bookingUid: string, exceptUid: string, now: Date): Promise<void> {
  const ended = await tx.orm
    .update(calendarEvent)
    .set(unwanted(now))
    .where(and(eq(calendarEvent.bookingUid, bookingUid), ne(calendarEvent.eventUid, exceptUid)))
    .returning({ userId: calendarEvent.userId })
  if (ended.length > 0) queueWork(tx, 'calendars')
}

/** What tells which calendars and meetings a booking may concern. */
export interface BookingTrace {
  eventUid: string
  eventTypeId: number
  userIds: readonly number[]
}

/**
 * Returns the event uids of the bookings that are, or may have to be, in any calendar, or have had
 * a meeting.
 */
export async function concernedEvents({ sql }: Tx, traces: readonly BookingTrace[]): Promise<Set<string>> {
  const hosts = traces.flatMap(({ eventUid, userIds }) => userIds.map((id) => ({ eventUid, id })))
  const rows = await sql<{ uid: string }[]>`
    select uid from unnest(${traces.map(({ eventUid }) => eventUid)}::text[],
      ${traces.map(({ eventTypeId }) => eventTypeId)}::bigint[]) b(uid, type_id)
    where exists (select from calendar_event where event_uid = uid)
      or exists (select from meeting where event_uid = uid)
      or exists (select from destination_calendar where event_type_id = type_id)
    union
    select uid from unnest(${hosts.map(({ eventUid }) => eventUid)}::text[],
      ${hosts.map(({ id }) => id)}::bigint[]) h(uid, host_id)
    where exists (select from destination_calendar where user_id = host_id)`
  return new Set(rows.map(({ uid }) => uid))
}

/**
 * Returns whether a booking is, or should be, in any calendar; one query rules out most bookings.
 */
export async function concernsCalendars(
  { sql }: Tx,
  { eventUid, eventTypeId, userIds }: BookingTrace,
): Promise<boolean> {
  const [row] = await sql<{ found: boolean }[]>`
    select exists (select from calendar_event where event_uid = ${eventUid})
      or exists (select from destination_calendar where event_type_id = ${eventTypeId})
      or exists (select from destination_calendar where user_id = any(${[...userIds]}::bigint[])) as found`
  return row!.found
}

/**
 * Returns the owner of a host's calendars; undefined when bookings of the host's client are not
 * written to calendars.
 */
export async function calendarOwner({ orm }: Reader, userId: number): Promise<Owner | undefined> {
  const [found] = await orm
    .select({
      organizationId: userReplica.organizationId,
      isEnabled: sql<boolean>`coalesce(${clientReplica.areCalendarEventsEnabled}, true)`,
    })
    .from(userReplica)
    .leftJoin(clientReplica, eq(clientReplica.id, userReplica.clientId))
    .where(eq(userReplica.id, userId))
  return found?.isEnabled ? { userId, organizationId: found.organizationId } : undefined
}

/**
 * Saves whether bookings of a client's users are written to calendars, unless the replica has a
 * newer version.
 */
export async function rememberClient(
  { orm }: Tx,
  client: { id: string; areCalendarEventsEnabled: boolean },
  version: number,
): Promise<void> {
  const { id, areCalendarEventsEnabled } = client
  await orm
    .insert(clientReplica)
    .values({ id, areCalendarEventsEnabled, version })
    .onConflictDoUpdate({
      target: clientReplica.id,
      set: { areCalendarEventsEnabled, version },
      setWhere: sql`${clientReplica.version} < excluded.version`,
    })
}

export interface DueEvent {
  event: CalendarEvent
  connection: Connection
}

/** Claims events that are due. */
export async function claimDueEvents(tx: Tx, { now, until, limit }: WorkClaim): Promise<DueEvent[]> {
  const claimed = await tx.sql<(Owner & Pick<CalendarEvent, 'eventUid'>)[]>`
    update calendar_event set due_at = ${until} where (organization_id, event_uid, user_id) in (
      select event.organization_id, event.event_uid, event.user_id from calendar_event event join (
        select organization_id, event_uid, user_id, row_number() over (
          partition by organization_id, case when organization_id = 0 then user_id end order by due_at) as turn
        from calendar_event where due_at <= ${now}) due using (organization_id, event_uid, user_id)
      where event.due_at <= ${now} order by turn, event.due_at limit ${limit}
      for update of event skip locked)
    returning organization_id as "organizationId", event_uid as "eventUid", user_id as "userId"`
  if (claimed.length === 0) return []
  return tx.orm
    .select({ event: calendarEvent, connection: calendarConnection })
    .from(calendarEvent)
    .innerJoin(calendarConnection, isConnectionOf(calendarEvent))
    .where(or(...claimed.map(isEvent)))
}

/** Matches the claimed state of the event, unless the booking has changed meanwhile. */
const asClaimed = (event: CalendarEvent) =>
  and(
    isEvent(event),
    eq(calendarEvent.bookingUid, event.bookingUid),
    eq(calendarEvent.bookingVersion, event.bookingVersion),
    eq(calendarEvent.isWanted, event.isWanted),
  )

/**
 * Saves a write.
 * @param writtenAt when the provider had it; reads that began before show an older state
 * @returns the event when bookings must learn that it was written or removed, once for each booking
 */
export async function saveWritten(
  { orm }: Tx,
  event: CalendarEvent,
  writtenAt: Date,
): Promise<CalendarEvent | undefined> {
  const toldUid = event.isWanted ? event.bookingUid : null
  const isNew = toldUid !== event.toldUid
  const [written] = await orm
    .update(calendarEvent)
    .set({
      dueAt: null,
      writtenAt,
      writtenVersion: event.bookingVersion,
      failures: 0,
      problem: null,
      toldUid,
      ...(isNew && { toldVersion: event.toldVersion + 1 }),
    })
    .where(asClaimed(event))
    .returning()
  return isNew ? written : undefined
}

/** @param dueAt null: not retried before the booking changes */
export async function saveUnwritten(
  { orm }: Tx,
  event: CalendarEvent,
  problem: string,
  dueAt: Date | null,
): Promise<void> {
  await orm
    .update(calendarEvent)
    .set({ problem, dueAt, failures: event.failures + 1 })
    .where(asClaimed(event))
}
