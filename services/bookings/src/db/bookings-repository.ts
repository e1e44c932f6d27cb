import type { BookingStatus } from '@punctual/contracts'
import { type Database, insertEvents, listed, type Sql, type Statement, type Tx } from '@punctual/db'
import { and, eq, inArray } from 'drizzle-orm'
import type { Booking, BookingEvent } from '../domain/booking.ts'
import { holdsTime } from '../domain/booking-states.ts'
import type { ChangeContext } from '../domain/change-context.ts'
import type { NewIds } from '../domain/create-booking.ts'
import { bookingColumns, fromRow, selectBooking, toRow, type WholeRow } from './booking-rows.ts'
import { claimRelease } from './claims-repository.ts'
import { savePayments } from './payment-rows.ts'
import { rawRows } from './raw-rows.ts'
import { attendee, booking, host } from './schema.ts'

type Reader = Pick<Database, 'orm' | 'sql'>

/** Draws the ids of a new booking from their sequences. @param attendees number of attendee ids */
export async function drawIds(tx: Tx, attendees: number): Promise<Omit<NewIds, 'uid'>> {
  const [ids] = await tx.sql<{ booking: number; attendees: number[] }[]>`
    select nextval('booking_id_seq') as booking,
      array(select nextval('attendee_id_seq') from generate_series(1, ${attendees})) as attendees`
  return ids!
}

/** Returns the uid of the booking with that id. */
export async function uidOfBooking(db: Reader, id: number): Promise<string | undefined> {
  const [row] = await db.orm.select({ uid: booking.uid }).from(booking).where(eq(booking.id, id))
  return row?.uid
}

/** Returns a whole booking by its uid. */
export async function findBooking(db: Reader, uid: string): Promise<Booking | undefined> {
  const [row] = await db.sql.unsafe<WholeRow[]>(`${selectBooking} where booking.uid = $1`, [uid])
  return row && fromRow(row)
}

/**
 * Locks and returns a booking. It reads in a second statement, as a statement that waited for the
 * lock returns the state from before the wait.
 */
export async function lockBooking(tx: Tx, uid: string): Promise<Booking | undefined> {
  const locked = await tx.sql`select id from booking where uid = ${uid} for update`
  return locked.length === 0 ? undefined : findBooking(tx, uid)
}

/** Returns the occurrences of a series by start; empty if no series has this uid. */
export async function findSeries(db: Reader, recurringBookingUid: string): Promise<Booking[]> {
  const rows = await db.orm
    .select(bookingColumns)
    .from(booking)
    .where(eq(booking.recurringBookingUid, recurringBookingUid))
    .orderBy(booking.start, booking.id)
  return rows.map(fromRow)
}

/**
 * Locks the occurrences of a series from a start on, in order of start. @returns the whole series
 */
export async function lockSeries(
  tx: Tx,
  recurringBookingUid: string,
  from: Date = new Date(0),
): Promise<Booking[]> {
  await tx.sql`
    select id from booking where recurring_booking_uid = ${recurringBookingUid} and "start" >= ${from}
    order by "start", id for update`
  return findSeries(tx, recurringBookingUid)
}

/**
 * Returns the booking with the same event type, start and booker in one of these statuses
 * (docs/domain.md#create-a-booking).
 */
export async function findTwin(
  tx: Tx,
  wanted: Booking,
  statuses: readonly BookingStatus[],
): Promise<Booking | undefined> {
  if (statuses.length === 0) return undefined
  const booker = wanted.attendees[0]!
  const [row] = await tx.sql.unsafe<WholeRow[]>(
    `${selectBooking} where booking.event_type_id = $1 and booking."start" = $2
      and booking.status = any(string_to_array($3, ','))
      and exists (select from attendee a where a.organization_id = booking.organization_id
        and a.booking_id = booking.id and a.position = 0 and lower(a.email) = lower($4)
        and (a.email <> '' or a.phone_number = $5))`,
    [wanted.eventType.id, new Date(wanted.start), statuses.join(), booker.email, booker.phoneNumber ?? null],
  )
  return row && fromRow(row)
}

/**
 * Inserts a booking, its attendees and hosts in one statement, then its payments.
 * @param news outbox inserts from `newsOf`, run in the same statement
 */
export async function insertBooking(tx: Tx, state: Booking, news: News = []): Promise<void> {
  const { sql } = tx
  await inOneStatement(sql, [
    sql`insert into booking ${sql(rawRows(booking, [toRow(state)]))}`,
    sql`insert into attendee ${sql(rawRows(attendee, attendeeRows(state)))}`,
    sql`insert into host ${sql(rawRows(host, hostRows(state)))}`,
    ...news,
  ])
  await savePayments(tx, undefined, state)
}

/** @returns one statement, so one round trip, from several that do not read each other's rows */
function inOneStatement(sql: Sql, statements: News): Statement<unknown> {
  const parts = statements.map((statement, at) => sql`${sql(`part_${at}`)} as (${statement})`)
  const all = listed(sql, parts)
  if (!all) throw new Error('nothing to run')
  return sql`with ${all} select 1`
}

async function saveHosts(tx: Tx, before: Booking, after: Booking): Promise<void> {
  const keyOf = ({ hosts, start }: Booking) => [start, ...hosts.map(({ id }) => id)].join()
  if (keyOf(before) === keyOf(after)) return
  const { organizationId, id: bookingId } = after
  await tx.orm.delete(host).where(and(eq(host.organizationId, organizationId), eq(host.bookingId, bookingId)))
  await tx.orm.insert(host).values(hostRows(after))
}

function hostRows({ organizationId, id: bookingId, hosts, start: iso }: Booking) {
  const start = new Date(iso)
  return hosts.map(({ id: userId }, position) => ({ organizationId, bookingId, userId, position, start }))
}

/** @param from position of the first of these attendees */
function attendeeRows(state: Booking, people = state.attendees, from = 0) {
  const key = { organizationId: state.organizationId, bookingId: state.id }
  return people.map(({ bookingFieldsResponses, ...person }, index) => ({
    ...person,
    ...(bookingFieldsResponses === undefined ? {} : { responses: bookingFieldsResponses }),
    ...key,
    position: from + index,
  }))
}

/**
 * Saves the changes of a locked booking, and releases its claims if it no longer holds time.
 * @param news outbox inserts from `newsOf`, run in the same statement
 */
export async function saveBooking(tx: Tx, before: Booking, after: Booking, news: News = []): Promise<void> {
  if (after === before) return void (await Promise.all(news))
  const { id, organizationId } = after
  const gone = holdsTime(before.status) && !holdsTime(after.status)
  const [then = {}, now = {}] = rawRows(booking, [toRow(before), toRow(after)])
  const changed = Object.entries(now).filter(
    ([name, value]) => name === 'version' || !isSame(then[name], value),
  )
  const columns = Object.fromEntries(changed)
  await inOneStatement(tx.sql, [
    tx.sql`update booking set ${tx.sql(columns)} where organization_id = ${organizationId} and id = ${id}`,
    ...(gone ? [claimRelease(tx, organizationId, id)] : []),
    ...news,
  ])
  await savePeople(tx, before, after)
  await saveHosts(tx, before, after)
  await savePayments(tx, before, after)
}

const isSame = (one: unknown, other: unknown): boolean =>
  one instanceof Date && other instanceof Date ? one.getTime() === other.getTime() : one === other

/** Compares attendees by id: deletes missing ones and appends new ones. */
async function savePeople(tx: Tx, before: Booking, after: Booking): Promise<void> {
  const { organizationId } = after
  const previous = new Map(before.attendees.map((person) => [person.id, person]))
  const left = new Set(previous.keys())
  for (const { id } of after.attendees) left.delete(id)
  if (left.size > 0) {
    await tx.orm
      .delete(attendee)
      .where(and(eq(attendee.organizationId, organizationId), inArray(attendee.id, [...left])))
  }
  const added = after.attendees.filter(({ id }) => !previous.has(id))
  if (added.length > 0)
    await tx.orm.insert(attendee).values(attendeeRows(after, added, before.attendees.length))
  for (const absent of [true, false]) {
    const turned = after.attendees
      .filter((person) => previous.get(person.id)?.absent === !absent && person.absent === absent)
      .map((person) => person.id)
    if (turned.length === 0) continue
    await tx.orm
      .update(attendee)
      .set({ absent })
      .where(and(eq(attendee.organizationId, organizationId), inArray(attendee.id, turned)))
  }
}

/** The statement that inserts events into the outbox, not run yet; empty without events. */
export type News = readonly Statement<unknown>[]

/**
 * Returns the outbox insert of a booking's events: the subject is its uid, the version its version.
 */
export function newsOf(
  tx: Tx,
  { uid: subject, version, organizationId }: Booking,
  events: readonly BookingEvent[],
  { now: at, traceparent }: ChangeContext,
): News {
  if (events.length === 0) return []
  const trace = traceparent !== undefined && { traceparent }
  const news = events.map(({ definition, data }) => ({
    definition,
    event: { subject, version, organizationId, data, at, ...trace },
  }))
  return [insertEvents(tx, news)]
}

/** Inserts a booking's events into the outbox, in a separate statement. */
export async function publish(
  tx: Tx,
  state: Booking,
  events: readonly BookingEvent[],
  context: ChangeContext,
): Promise<void> {
  await Promise.all(newsOf(tx, state, events, context))
}
