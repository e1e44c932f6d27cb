import type { Tx } from '@punctual/db'
import { and, eq, sql } from 'drizzle-orm'
import type { CalendarEvent } from './calendar-events-repository.ts'
import type { Calendar } from './calendars-repository.ts'
import { calendarEvent } from './schema.ts'

/** A booking's event as a read of its calendar shows it. */
export interface SeenEvent extends Pick<CalendarEvent, 'id' | 'organizationId' | 'noticed'> {
  /** null: it is gone. */
  start: Date | null
  end: Date | null
  isInStep: boolean
}

/**
 * A read of a calendar; one that began before the last write of an event ended says nothing of it.
 */
export interface ReadMoment {
  readAt: Date
  /** The most by which the clocks of two processes differ. */
  marginMs: number
}

/**
 * Returns the events of bookings that differ from what was written, and those that no longer do
 * since a difference was announced. Events that have ended do not count.
 */
export async function eventsOutOfStep(
  { sql: query }: Tx,
  { organizationId, id, connectionId, externalId }: Calendar,
  { readAt, marginMs }: ReadMoment,
): Promise<SeenEvent[]> {
  const before = new Date(readAt.getTime() - marginMs)
  await query`
    update calendar_event e set is_seen = true
    where e.organization_id = ${organizationId} and e.connection_id = ${connectionId}
      and e.external_id = ${externalId} and not e.is_seen and e.written_at < ${before}
      and exists (select from calendar_item i where i.organization_id = ${organizationId}
        and i.calendar_id = ${id} and i.uid = e.event_uid and i.start_at is not null)`
  return query<SeenEvent[]>`
    select e.id, e.organization_id as "organizationId", i.start_at as start, i.end_at as "end", e.noticed,
      coalesce(i.start_at = e.start_at and i.end_at = e.end_at, false) as "isInStep"
    from calendar_event e
    left join lateral (
      select i.start_at, i.end_at from calendar_item i
      where i.organization_id = ${organizationId} and i.calendar_id = ${id} and i.uid = e.event_uid
        and i.start_at is not null
      order by i.start_at = e.start_at desc limit 1) i on true
    where e.organization_id = ${organizationId} and e.connection_id = ${connectionId}
      and e.external_id = ${externalId} and e.is_wanted and e.due_at is null and e.told_uid is not null
      and e.written_at < ${before} and e.end_at > ${readAt}
      and case when i.start_at is null then e.is_seen
        else i.start_at <> e.start_at or i.end_at <> e.end_at or e.noticed is not null end
    order by e.id for update of e`
}

/** Saves what was noticed of an event; `null`: it is as it was written. @returns the event */
export async function saveNotice(
  { orm }: Tx,
  { organizationId, id }: SeenEvent,
  noticed: string | null,
): Promise<CalendarEvent> {
  const [saved] = await orm
    .update(calendarEvent)
    .set({ noticed, toldVersion: sql`${calendarEvent.toldVersion} + 1` })
    .where(and(eq(calendarEvent.organizationId, organizationId), eq(calendarEvent.id, id)))
    .returning()
  return saved!
}

/** Returns the UIDs of the events in a calendar that attendees have declined. */
export async function declinedUids(
  { orm }: Tx,
  { organizationId, connectionId, externalId }: Calendar,
): Promise<Set<string>> {
  const rows = await orm
    .select({ uid: calendarEvent.eventUid })
    .from(calendarEvent)
    .where(
      and(
        eq(calendarEvent.organizationId, organizationId),
        eq(calendarEvent.connectionId, connectionId),
        eq(calendarEvent.externalId, externalId),
        sql`cardinality(${calendarEvent.declined}) > 0`,
      ),
    )
  return new Set(rows.map(({ uid }) => uid))
}

/** Saves who has declined a booking in a calendar. @returns the event if that has changed */
export async function saveDeclined(
  { orm }: Tx,
  { organizationId, connectionId, externalId }: Calendar,
  { uid, declinedBy }: { uid: string; declinedBy: string[] },
): Promise<CalendarEvent | undefined> {
  const declined = declinedBy.toSorted()
  const [saved] = await orm
    .update(calendarEvent)
    .set({ declined, toldVersion: sql`${calendarEvent.toldVersion} + 1` })
    .where(
      and(
        eq(calendarEvent.organizationId, organizationId),
        eq(calendarEvent.connectionId, connectionId),
        eq(calendarEvent.externalId, externalId),
        eq(calendarEvent.eventUid, uid),
        sql`${calendarEvent.toldUid} is not null`,
        sql`${calendarEvent.declined} is distinct from ${sql.param(declined, calendarEvent.declined)}`,
      ),
    )
    .returning()
  return saved
}
