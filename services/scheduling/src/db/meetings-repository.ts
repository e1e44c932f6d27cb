import { type Database, queueWork, type Tx } from '@punctual/db'
import { and, eq, inArray, ne, or, sql } from 'drizzle-orm'
import type { WorkClaim } from './calendars-repository.ts'
import type { ConferencingConnection } from './conferencing-connections-repository.ts'
import { conferencingConnection, meeting } from './schema.ts'

/** A booking's meeting at a meeting service. */
export type Meeting = typeof meeting.$inferSelect
/** The state that a meeting should have. */
export type WantedMeeting = Pick<
  Meeting,
  'eventUid' | 'sequence' | 'bookingUid' | 'bookingVersion' | 'topic' | 'startAt' | 'endAt' | 'timeZone'
>
/** A meeting as its service made it. */
export type MadeMeeting = Pick<Meeting, 'externalId' | 'url' | 'password'>

const isMeeting = ({ organizationId, id }: Pick<Meeting, 'organizationId' | 'id'>) =>
  and(eq(meeting.organizationId, organizationId), eq(meeting.id, id))

/**
 * Records the state that a meeting should have, unless a newer one is recorded. It becomes due when
 * the service would show something else, or the booking lacks the link; a meeting on which a worker
 * works stays claimed.
 */
export async function wantMeeting(
  tx: Tx,
  { organizationId, id: connectionId }: ConferencingConnection,
  { needsLink, ...wanted }: WantedMeeting & { needsLink: boolean },
  now: Date,
): Promise<void> {
  const { eventUid, ...state } = wanted
  const { sequence, bookingVersion, bookingUid, topic, startAt, endAt, timeZone } = state
  const isSame = sql`not ${needsLink}::boolean and (${meeting.isWanted}, ${meeting.bookingUid}, ${meeting.topic}, ${meeting.startAt},
      ${meeting.endAt}, ${meeting.timeZone})
    = (true, ${bookingUid}::text, ${topic}::text, ${startAt.toISOString()}::timestamptz,
      ${endAt.toISOString()}::timestamptz, ${timeZone}::text)`
  const due = sql`greatest(${meeting.dueAt}, ${now.toISOString()}::timestamptz)`
  queueWork(tx, 'calendars')
  await tx.orm
    .insert(meeting)
    .values({
      organizationId,
      eventUid,
      connectionId,
      ...state,
      isWanted: true,
      dueAt: now,
      failures: 0,
      problem: null,
      isSent: false,
      toldVersion: 0,
    })
    .onConflictDoUpdate({
      target: [meeting.organizationId, meeting.eventUid, meeting.connectionId],
      set: {
        ...state,
        isWanted: true,
        ...(needsLink && { toldUid: null }),
        dueAt: sql`case when ${isSame} then ${meeting.dueAt} else ${due} end`,
        failures: sql`case when ${isSame} then ${meeting.failures} else 0 end`,
      },
      setWhere: sql`(${meeting.sequence}, ${meeting.bookingVersion})
          < (${sequence}::int, ${bookingVersion}::int)
        and (${meeting.sequence} < ${sequence}::int or ${meeting.bookingUid} = ${bookingUid})`,
    })
}

/** Ends the meetings of a booking in all connections but one. */
export async function unwantMeetings(
  tx: Tx,
  { eventUid, sequence }: Pick<WantedMeeting, 'eventUid' | 'sequence'>,
  keep: ConferencingConnection | undefined,
  now: Date,
): Promise<void> {
  const ended = await tx.orm
    .update(meeting)
    .set(unwanted(now))
    .where(
      and(
        eq(meeting.eventUid, eventUid),
        eq(meeting.isWanted, true),
        sql`${meeting.sequence} <= ${sequence}`,
        keep && ne(meeting.connectionId, keep.id),
      ),
    )
    .returning({ id: meeting.id })
  if (ended.length > 0) queueWork(tx, 'calendars')
}

/** Ends the meetings of a booking, except one that another booking continues. */
export async function unwantMeetingsOf(
  tx: Tx,
  bookingUid: string,
  exceptUid: string,
  now: Date,
): Promise<void> {
  const ended = await tx.orm
    .update(meeting)
    .set(unwanted(now))
    .where(
      and(eq(meeting.bookingUid, bookingUid), eq(meeting.isWanted, true), ne(meeting.eventUid, exceptUid)),
    )
    .returning({ id: meeting.id })
  if (ended.length > 0) queueWork(tx, 'calendars')
}

/** The topic may name people. */
const unwanted = (now: Date) => ({
  isWanted: false,
  topic: '',
  failures: 0,
  dueAt: sql`greatest(${meeting.dueAt}, ${now.toISOString()}::timestamptz)`,
})

/** Returns whether a booking has, or had, a meeting; one query rules out most bookings. */
export async function hasMeeting({ sql }: Tx, eventUid: string): Promise<boolean> {
  const [row] = await sql<{ found: boolean }[]>`
    select exists (select from meeting where event_uid = ${eventUid} and is_wanted) as found`
  return row!.found
}

export interface DueMeeting {
  meeting: Meeting
  connection: ConferencingConnection
}

/** Claims meetings that are due, one tenant after the other. */
export async function claimDueMeetings(tx: Tx, { now, until, limit }: WorkClaim): Promise<DueMeeting[]> {
  const claimed = await tx.sql<Pick<Meeting, 'organizationId' | 'id'>[]>`
    update meeting set due_at = ${until} where (organization_id, id) in (
      select m.organization_id, m.id from meeting m join (
        select organization_id, id, row_number() over (partition by organization_id order by due_at) as turn
        from meeting where due_at <= ${now}) due using (organization_id, id)
      where m.due_at <= ${now} order by turn, m.due_at limit ${limit}
      for update of m skip locked)
    returning organization_id as "organizationId", id`
  if (claimed.length === 0) return []
  return tx.orm
    .select({ meeting, connection: conferencingConnection })
    .from(meeting)
    .innerJoin(
      conferencingConnection,
      and(
        eq(conferencingConnection.organizationId, meeting.organizationId),
        eq(conferencingConnection.id, meeting.connectionId),
      ),
    )
    .where(or(...claimed.map(isMeeting)))
}

/** Records that a request to make the meeting is sent, so that no second one follows blindly. */
export async function saveSent({ orm }: Database, key: Meeting): Promise<void> {
  await orm.update(meeting).set({ isSent: true }).where(isMeeting(key))
}

const asClaimed = (claimed: Meeting) =>
  sql`(${meeting.bookingUid}, ${meeting.bookingVersion}, ${meeting.isWanted})
    = (${claimed.bookingUid}::text, ${claimed.bookingVersion}::int, ${claimed.isWanted}::boolean)`

/**
 * Saves what the service has. A booking that changed meanwhile leaves the meeting due.
 * @returns the meeting when bookings must learn its link
 */
export async function saveMade(
  { orm }: Tx,
  claimed: Meeting,
  made: MadeMeeting | null,
  now: Date,
): Promise<Meeting | undefined> {
  const isTold =
    !claimed.isWanted || (claimed.toldUid === claimed.bookingUid && claimed.url === (made?.url ?? null))
  const [saved] = await orm
    .update(meeting)
    .set({
      externalId: made?.externalId ?? null,
      url: made?.url ?? null,
      password: made?.password ?? null,
      isSent: made !== null,
      failures: 0,
      problem: null,
      dueAt: sql`case when ${asClaimed(claimed)} then null else ${now.toISOString()}::timestamptz end`,
      ...(!isTold && { toldUid: claimed.bookingUid, toldVersion: claimed.toldVersion + 1 }),
    })
    .where(isMeeting(claimed))
    .returning()
  return isTold ? undefined : saved
}

/** @param dueAt null: not tried again before the booking changes */
export async function saveUnmade(
  { orm }: Tx,
  claimed: Meeting,
  problem: string,
  dueAt: Date | null,
  now: Date,
): Promise<void> {
  await orm
    .update(meeting)
    .set({
      problem,
      failures: claimed.failures + 1,
      dueAt: sql`case when ${asClaimed(claimed)} then ${dueAt?.toISOString() ?? null}::timestamptz
        else ${now.toISOString()}::timestamptz end`,
    })
    .where(isMeeting(claimed))
}

/**
 * Returns the connection in which a booking's meeting is made: that of its team, else the
 * organizer's.
 */
export async function meetingConnection(
  { orm }: Tx,
  {
    appSlug,
    teamIds,
    organizer,
  }: { appSlug: string; teamIds: readonly number[]; organizer: { userId: number; organizationId: number } },
): Promise<ConferencingConnection | undefined> {
  const { appSlug: app, ownerKind, ownerId, organizationId } = conferencingConnection
  const ofTeam = and(eq(ownerKind, 'team'), inArray(ownerId, [...teamIds]))
  const ofOrganizer = and(
    eq(ownerKind, 'user'),
    eq(ownerId, organizer.userId),
    eq(organizationId, organizer.organizationId),
  )
  const [found] = await orm
    .select()
    .from(conferencingConnection)
    .where(and(eq(app, appSlug), teamIds.length > 0 ? or(ofTeam, ofOrganizer) : ofOrganizer))
    .orderBy(ownerKind)
    .limit(1)
  return found
}

/** Marks whether the service rejects the access. @returns the connection when that has changed */
export async function markConferencing(
  { orm }: Tx,
  { organizationId, id }: ConferencingConnection,
  state: { invalid: boolean; problem: string | null },
): Promise<ConferencingConnection | undefined> {
  const [changed] = await orm
    .update(conferencingConnection)
    .set({ ...state, version: sql`${conferencingConnection.version} + 1` })
    .where(
      and(
        eq(conferencingConnection.organizationId, organizationId),
        eq(conferencingConnection.id, id),
        eq(conferencingConnection.invalid, !state.invalid),
      ),
    )
    .returning()
  return changed
}
