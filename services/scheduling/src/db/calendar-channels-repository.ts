import { type Database, queueWork, type Tx } from '@punctual/db'
import { and, eq, gt, inArray, lte } from 'drizzle-orm'
import { type Calendar, type Connection, isConnectionOf, type WorkClaim } from './calendars-repository.ts'
import { calendar, calendarChannel, calendarConnection } from './schema.ts'

/** An address to which a provider reports the changes of a calendar. */
export type Channel = typeof calendarChannel.$inferSelect

const isCalendar = ({ organizationId, id }: Pick<Calendar, 'organizationId' | 'id'>) =>
  and(eq(calendar.organizationId, organizationId), eq(calendar.id, id))

/** A calendar whose provider is to report changes. */
export interface DueWatch {
  calendar: Calendar
  connection: Connection
}

/** Claims selected calendars whose providers are to be asked to report changes. */
export async function claimDueWatches(tx: Tx, { now, until, limit }: WorkClaim): Promise<DueWatch[]> {
  const claimed = await tx.sql<{ id: number }[]>`
    update calendar set watch_due_at = ${until} where id in (
      select id from calendar where watch_due_at <= ${now} and is_selected
      order by watch_due_at limit ${limit} for update skip locked)
    returning id`
  if (claimed.length === 0) return []
  const ids = claimed.map(({ id }) => id)
  return tx.orm
    .select({ calendar, connection: calendarConnection })
    .from(calendar)
    .innerJoin(calendarConnection, isConnectionOf(calendar))
    .where(inArray(calendar.id, ids))
}

/** Asks for reports of the changes of all calendars of a connection that count as busy time. */
export async function requestWatches(
  tx: Tx,
  { organizationId, id }: Pick<Connection, 'organizationId' | 'id'>,
  now: Date,
): Promise<void> {
  queueWork(tx, 'calendars')
  await tx.orm
    .update(calendar)
    .set({ watchDueAt: now })
    .where(and(eq(calendar.organizationId, organizationId), eq(calendar.connectionId, id)))
}

/** Stores a channel, and deletes the expired ones of its calendar. */
export async function saveChannel({ orm }: Tx, channel: Channel, now: Date): Promise<void> {
  const { organizationId, calendarId } = channel
  await orm
    .delete(calendarChannel)
    .where(
      and(
        eq(calendarChannel.organizationId, organizationId),
        eq(calendarChannel.calendarId, calendarId),
        lte(calendarChannel.expiresAt, now),
      ),
    )
  await orm.insert(calendarChannel).values(channel)
}

/** Saves until when a provider reports changes, and when it is asked again. */
export async function saveWatch(
  { orm }: Tx,
  watched: Calendar,
  watch: Pick<Calendar, 'watchDueAt'> & Partial<Pick<Calendar, 'watchedUntil'>>,
): Promise<void> {
  await orm.update(calendar).set(watch).where(isCalendar(watched))
}

export async function findChannel({ orm }: Database, id: string, now: Date): Promise<Channel | undefined> {
  const [found] = await orm
    .select()
    .from(calendarChannel)
    .where(and(eq(calendarChannel.id, id), gt(calendarChannel.expiresAt, now)))
  return found
}

/** Reads a calendar as soon as possible; it is due already after a report that came before. */
export async function hastenRead(
  tx: Tx,
  { organizationId, calendarId: id }: Channel,
  now: Date,
): Promise<void> {
  queueWork(tx, 'calendars')
  await tx.orm
    .update(calendar)
    .set({ dueAt: now })
    .where(and(isCalendar({ organizationId, id }), gt(calendar.dueAt, now)))
}
