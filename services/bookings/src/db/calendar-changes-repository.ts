import type { CalendarChange } from '@punctual/contracts'
import { queueWork, type Tx } from '@punctual/db'
import { and, eq, sql } from 'drizzle-orm'
import { bookingReference, calendarMove } from './schema.ts'

/** A booking that is to follow its event in a calendar. */
export type CalendarMove = typeof calendarMove.$inferSelect

/**
 * Stores how a booking's event in a calendar differs from it, unless a newer state is stored.
 * @returns the difference that was stored before; undefined when nothing was stored
 */
export async function rememberCalendarChange(
  { orm }: Tx,
  of: { organizationId: number; calendarEventId: number; version: number },
  state: { calendarChange: CalendarChange | null; declinedAttendeeIds: number[] },
): Promise<{ before: CalendarChange | null } | undefined> {
  const { organizationId, calendarEventId, version } = of
  const isEvent = and(
    eq(bookingReference.organizationId, organizationId),
    eq(bookingReference.calendarEventId, calendarEventId),
  )
  const [found] = await orm.select().from(bookingReference).where(isEvent).for('update')
  if (!found || (found.calendarEventVersion ?? 0) >= version) return undefined
  await orm
    .update(bookingReference)
    .set({ ...state, calendarEventVersion: version })
    .where(isEvent)
  return { before: found.calendarChange }
}

/** Has a booking follow its event; a later change replaces an earlier one. */
export async function wantMove(tx: Tx, move: CalendarMove): Promise<void> {
  const { organizationId, bookingUid } = calendarMove
  queueWork(tx, 'moves')
  await tx.orm
    .insert(calendarMove)
    .values(move)
    .onConflictDoUpdate({ target: [organizationId, bookingUid], set: move })
}

/** Claims moves that are due; they become due again at `until` unless they are finished. */
export async function claimDueMoves(
  { sql: query }: Tx,
  { now, until, limit }: { now: Date; until: Date; limit: number },
): Promise<CalendarMove[]> {
  return query<CalendarMove[]>`
    update calendar_move set due_at = ${until} where (organization_id, booking_uid) in (
      select organization_id, booking_uid from calendar_move where due_at <= ${now}
      order by due_at limit ${limit} for update skip locked)
    returning organization_id as "organizationId", booking_uid as "bookingUid", user_id as "userId",
      start_at as "startAt", end_at as "endAt", due_at as "dueAt"`
}

/** Ends a move. @returns whether it was still the wanted one */
export async function endMove(
  { orm }: Tx,
  { organizationId, bookingUid, startAt }: CalendarMove,
): Promise<boolean> {
  const ended = await orm
    .delete(calendarMove)
    .where(
      and(
        eq(calendarMove.organizationId, organizationId),
        eq(calendarMove.bookingUid, bookingUid),
        sql`${calendarMove.startAt} = ${startAt.toISOString()}::timestamptz`,
      ),
    )
    .returning({ bookingUid: calendarMove.bookingUid })
  return ended.length > 0
}
