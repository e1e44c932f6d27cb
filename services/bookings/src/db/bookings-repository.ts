import type { BookingStatus } from '@punctual/contracts'
import { type Database, insertEvents, listed, type Sql, type Statement, type Tx } from '@punctual/db'
import { and, eq, inArray } from 'drizzle-orm'
import type { Booking, BookingEvent } from '../domain/booking.ts'
import { holdsTime } from '../domain/booking-states.ts'
import type { NewIds } from '../domain/create-booking.ts'
import type { Occasion } from '../occasion.ts'
import { bookingColumns, fromRow, selectBooking, toRow, type WholeRow } from './booking-rows.ts'
import { claimRelease } from './claims-repository.ts'
import { savePayments } from './payment-rows.ts'
import { rawRows } from './raw-rows.ts'
import { attendee, booking, host } from './schema.ts'

type Reader = Pick<Database, 'orm' | 'sql'>

/** Draws the numbers of a new booking. @param attendees how many attendee ids */
export async function drawIds(tx: Tx, attendees: number): Promise<Omit<NewIds, 'uid'>> {
  const [ids] = await tx.sql<{ booking: number; attendees: number[] }[]>`
    select nextval('booking_id_seq') as booking,
      array(select nextval('attendee_id_seq') from generate_series(1, ${attendees})) as attendees`
  return ids!
}

/** @returns the uid of the booking of that number */
export async function uidOfBooking(db: Reader, id: number): Promise<string | undefined> {
  const [row] = await db.orm.select({ uid: booking.uid }).from(booking).where(eq(booking.id, id))
  return row?.uid
}

export async function findBooking(db: Reader, uid: string): Promise<Booking | undefined> {
  const [row] = await db.sql.unsafe<WholeRow[]>(`${selectBooking} where booking.uid = $1`, [uid])
  return row && fromRow(row)
}

/** Locks the row first: what is read under a lock that was waited for would be the state before the wait. */
export async function lockBooking(tx: Tx, uid: string): Promise<Booking | undefined> {
  const locked = await tx.sql`select id from booking where uid = ${uid} for update`
  return locked.length === 0 ? undefined : findBooking(tx, uid)
}

/** @returns the occurrences of a series, ascending by start; none: no series has this uid */
export async function findSeries(db: Reader, recurringBookingUid: string): Promise<Booking[]> {
  const rows = await db.orm
    .select(bookingColumns)
    .from(booking)
    .where(eq(booking.recurringBookingUid, recurringBookingUid))
    .orderBy(booking.start, booking.id)
  return rows.map(fromRow)
}

/** Locks the occurrences of a series from a start on, in their order. @returns the whole series */
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
 * @returns the booking of the same event type, start and booker in one of these states, if there is one
 * (docs/domain.md#create-a-booking)
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
    [
      ...[wanted.eventType.id, new Date(wanted.start), statuses.join()],
      ...[booker.email, booker.phoneNumber ?? null],
    ],
  )
  return row && fromRow(row)
}

/**
 * Writes a booking and its people by one statement, and what is asked for it.
 * @param news of `newsOf`, written by the same statement
 */
export async function insertBooking(tx: Tx, state: Booking, news: News = []): Promise<void> {
  const { sql } = tx
  await atOnce(sql, [
    sql`insert into booking ${sql(rawRows(booking, [toRow(state)]))}`,
    sql`insert into attendee ${sql(rawRows(attendee, attendeeRows(state)))}`,
    sql`insert into host ${sql(rawRows(host, hostRows(state)))}`,
    ...news,
  ])
  await savePayments(tx, undefined, state)
}

/** @returns one statement, one round trip, for several that do not need one another's rows */
function atOnce(sql: Sql, statements: News): Statement<unknown> {
  const parts = statements.map((statement, at) => sql`${sql(`part_${at}`)} as (${statement})`)
  const all = listed(sql, parts)
  if (!all) throw new Error('nothing to run')
  return sql`with ${all} select 1`
}

async function saveHosts(tx: Tx, before: Booking, after: Booking): Promise<void> {
  const known = ({ hosts, start }: Booking) => [start, ...hosts.map(({ id }) => id)].join()
  if (known(before) === known(after)) return
  const { organizationId, id: bookingId } = after
  await tx.orm.delete(host).where(and(eq(host.organizationId, organizationId), eq(host.bookingId, bookingId)))
  await tx.orm.insert(host).values(hostRows(after))
}

function hostRows({ organizationId, id: bookingId, hosts, start: iso }: Booking) {
  const start = new Date(iso)
  return hosts.map(({ id: userId }, position) => ({ organizationId, bookingId, userId, position, start }))
}

/** Rows of some of a booking's attendees, who stand behind `from` others. */
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
 * Writes what a decision has changed of a locked booking; a booking that no longer holds time gives its claims back.
 * @param news of `newsOf`, written by the same statement
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
  await atOnce(tx.sql, [
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

/** Attendees are told apart by their id: who is missing has left, who is new stands behind the others. */
async function savePeople(tx: Tx, before: Booking, after: Booking): Promise<void> {
  const { organizationId } = after
  const known = new Map(before.attendees.map((person) => [person.id, person]))
  const left = new Set(known.keys())
  for (const { id } of after.attendees) left.delete(id)
  if (left.size > 0) {
    await tx.orm
      .delete(attendee)
      .where(and(eq(attendee.organizationId, organizationId), inArray(attendee.id, [...left])))
  }
  const added = after.attendees.filter(({ id }) => !known.has(id))
  if (added.length > 0)
    await tx.orm.insert(attendee).values(attendeeRows(after, added, before.attendees.length))
  for (const absent of [true, false]) {
    const turned = after.attendees
      .filter((person) => known.get(person.id)?.absent === !absent && person.absent === absent)
      .map((person) => person.id)
    if (turned.length === 0) continue
    await tx.orm
      .update(attendee)
      .set({ absent })
      .where(and(eq(attendee.organizationId, organizationId), inArray(attendee.id, turned)))
  }
}

/** The statement, not run yet, that puts events into the outbox, if there are any. */
export type News = readonly Statement<unknown>[]

/** @returns what puts what was decided into the outbox: the booking's uid is the subject, its version the event's */
export function newsOf(
  tx: Tx,
  { uid: subject, version, organizationId }: Booking,
  events: readonly BookingEvent[],
  { now: at, traceparent }: Occasion,
): News {
  if (events.length === 0) return []
  const trace = traceparent !== undefined && { traceparent }
  const news = events.map(({ definition, data }) => ({
    definition,
    event: { subject, version, organizationId, data, at, ...trace },
  }))
  return [insertEvents(tx, news)]
}

/** Puts what was decided into the outbox, by a statement of its own. */
export async function publish(
  tx: Tx,
  state: Booking,
  events: readonly BookingEvent[],
  occasion: Occasion,
): Promise<void> {
  await Promise.all(newsOf(tx, state, events, occasion))
}
