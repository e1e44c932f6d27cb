import { isDeepStrictEqual } from 'node:util'
import { type CallerContext, type Page, tenantsOf } from '@punctual/contracts'
import type { Database, Tx } from '@punctual/db'
import { and, asc, count, eq, lt, type SQL, sql } from 'drizzle-orm'
import type { Booking } from '../domain/booking.ts'
import { type MadeMeeting, madeMeeting } from '../domain/meetings.ts'
import { bookingReference, host } from './schema.ts'
import { idList } from './tenants.ts'

type Reader = Pick<Database | Tx, 'orm'>

/**
 * The event or meeting of a booking in another system; `bookingId` null: visible only to the user
 * who created it.
 */
export type Reference = typeof bookingReference.$inferSelect
export type NewReference = typeof bookingReference.$inferInsert

export async function insertReference({ orm }: Tx, fields: NewReference): Promise<Reference> {
  const [inserted] = await orm.insert(bookingReference).values(fields).returning()
  return inserted!
}

export async function findReference({ orm }: Reader, id: number): Promise<Reference | undefined> {
  const [found] = await orm.select().from(bookingReference).where(eq(bookingReference.id, id))
  return found
}

/**
 * Stores the event of a booking in a calendar, or its removal, unless a newer version is stored. It
 * replaces an older calendar event with the same uid, as a calendar that is connected again reports
 * the same event under a new id.
 */
export async function rememberCalendarEvent(
  { orm }: Tx,
  fields: NewReference & {
    bookingId: number
    deleted: boolean
    calendarEventId: number
    calendarEventVersion: number
  },
): Promise<void> {
  const { createdAt: _, ...changes } = fields
  const { organizationId, bookingId, userId, uid, calendarEventId } = fields
  await orm
    .delete(bookingReference)
    .where(
      and(
        eq(bookingReference.organizationId, organizationId),
        eq(bookingReference.bookingId, bookingId),
        eq(bookingReference.userId, userId),
        eq(bookingReference.uid, uid),
        lt(bookingReference.calendarEventId, calendarEventId),
      ),
    )
  await orm
    .insert(bookingReference)
    .values(fields)
    .onConflictDoUpdate({
      target: bookingReference.calendarEventId,
      set: changes,
      setWhere: sql`${bookingReference.calendarEventVersion} < excluded.calendar_event_version`,
    })
}

/**
 * Stores which meeting a booking has at a meeting service since its last change, as a reference.
 * @param before the booking as it was; undefined for a new one
 */
export async function rememberMeeting(
  { orm }: Tx,
  before: Booking | undefined,
  after: Booking,
): Promise<void> {
  const [then, made] = [before && madeMeeting(before), madeMeeting(after)]
  if (isDeepStrictEqual(then, made)) return
  const { organizationId, id: bookingId, hosts, eventType, updatedAt } = after
  const isOf = ({ type, id }: MadeMeeting) =>
    and(
      eq(bookingReference.organizationId, organizationId),
      eq(bookingReference.bookingId, bookingId),
      eq(bookingReference.type, type),
      eq(bookingReference.uid, id),
    )
  if (then) await orm.update(bookingReference).set({ deleted: true }).where(isOf(then))
  if (!made) return
  const userId = hosts[0]?.id ?? eventType.ownerId
  const state = { userId, meetingUrl: made.url, deleted: false }
  const known = await orm.update(bookingReference).set(state).where(isOf(made)).returning()
  if (known.length > 0) return
  await orm.insert(bookingReference).values({
    ...state,
    organizationId,
    bookingId,
    type: made.type,
    uid: made.id,
    meetingId: made.id,
    createdAt: new Date(updatedAt),
  })
}

/** Returns one page of the existing references of a booking, oldest first, and their total. */
export async function referencesOf(
  { orm }: Reader,
  { organizationId, id }: Pick<Booking, 'organizationId' | 'id'>,
  { take, skip, type }: Page & { type?: string | undefined },
): Promise<{ references: Reference[]; total: number }> {
  const condition = and(
    eq(bookingReference.organizationId, organizationId),
    eq(bookingReference.bookingId, id),
    eq(bookingReference.deleted, false),
    type === undefined ? undefined : eq(bookingReference.type, type),
  )
  return pageWhere(orm, condition, { take, skip })
}

/**
 * Returns one page of the references of bookings that the caller hosts and of the caller's own, and
 * their total.
 */
export async function listReferences(
  { orm }: Reader,
  caller: CallerContext,
  page: Page,
): Promise<{ references: Reference[]; total: number }> {
  return pageWhere(orm, sql`${bookingReference.id} in (${ofCaller(caller)})`, page)
}

async function pageWhere(orm: Reader['orm'], condition: SQL | undefined, { take, skip }: Page) {
  const [references, [counted]] = await Promise.all([
    orm
      .select()
      .from(bookingReference)
      .where(condition)
      .orderBy(asc(bookingReference.id))
      .limit(take)
      .offset(skip),
    orm.select({ total: count() }).from(bookingReference).where(condition),
  ])
  return { references, total: counted?.total ?? 0 }
}

/** A union of two queries: one condition with `or` would scan all references. */
const ofCaller = (caller: CallerContext): SQL => sql`
  select r.id from ${host} h
  join ${bookingReference} r on r.organization_id = h.organization_id and r.booking_id = h.booking_id
  where h.organization_id in (${idList(tenantsOf(caller))}) and h.user_id = ${caller.userId}
  union all
  select r.id from ${bookingReference} r
  where r.booking_id is null and r.user_id = ${caller.userId}
    and r.organization_id in (${idList(tenantsOf(caller))})`
