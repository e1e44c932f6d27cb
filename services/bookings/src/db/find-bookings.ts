import type { AttendeeSnapshot, BookingStatus, HostSnapshot, PaymentSnapshot } from '@punctual/contracts'
import type { Database, Tx } from '@punctual/db'
import { eq, fillPlaceholders, getTableColumns, type InferSelectModel, type SQL, sql } from 'drizzle-orm'
import { PgDialect } from 'drizzle-orm/pg-core'
import { type Booking, meetingUrlOf } from '../domain/booking.ts'
import { holdsTime } from '../domain/booking-states.ts'
import type { SeatSlot } from './reservations-repository.ts'
import { attendee, booking, host, userReplica } from './schema.ts'

/** What reads bookings: the database or a transaction. */
export type Reader = Pick<Database, 'orm' | 'sql'>

/**
 * The columns of a whole booking: its row, attendees, hosts and payments. Hosts come from the
 * replica; one that is missing there is "unknown" (docs/domain.md#booking-output).
 */
const bookingColumns = {
  ...getTableColumns(booking),
  attendees: sql<AttendeeSnapshot[]>`(
    select json_agg(json_strip_nulls(json_build_object('id', a.id, 'name', a.name, 'email', a.email,
      'timeZone', a.time_zone, 'language', a.language, 'phoneNumber', a.phone_number, 'absent', a.absent,
      'seatUid', a.seat_uid, 'bookingFieldsResponses', a.responses, 'metadata', a.metadata))
      order by a.position, a.id)
    from ${attendee} a where a.organization_id = booking.organization_id and a.booking_id = booking.id)`,
  hosts: sql<HostSnapshot[]>`(
    select json_agg(json_build_object('id', h.user_id, 'name', coalesce(u.name, 'unknown'),
      'email', coalesce(u.email, 'unknown'), 'username', coalesce(u.username, 'unknown'),
      'timeZone', coalesce(u.time_zone, 'UTC'), 'locale', coalesce(u.locale, 'en'),
      'timeFormat', coalesce(u.time_format, 12)) order by h.position)
    from ${host} h left join ${userReplica} u on u.id = h.user_id
    where h.organization_id = booking.organization_id and h.booking_id = booking.id)`,
  payment: sql<PaymentSnapshot[] | null>`case when booking.paid is not null then (
    select json_agg(json_strip_nulls(json_build_object('id', p.id, 'uid', p.uid, 'provider', p.provider,
      'amount', p.amount, 'currency', p.currency, 'paid', p.paid_at is not null, 'url', p.url,
      'seatUid', p.seat_uid, 'externalId', p.external_id, 'createdAt', p.created_at, 'paidAt', p.paid_at,
      'refunds', (select json_agg(json_build_object('uid', r.uid, 'amount', r.amount, 'status', r.status,
        'reason', r.reason, 'failureReason', r.failure_reason, 'externalId', r.external_id,
        'createdAt', r.created_at, 'settledAt', r.settled_at) order by r.number)
        from refund r where r.organization_id = p.organization_id and r.payment_id = p.id),
      'dispute', case when p.dispute_status is not null then json_build_object('status', p.dispute_status,
        'amount', p.dispute_amount, 'reason', p.dispute_reason, 'createdAt', p.disputed_at) end))
      order by p.id)
    from payment p where p.organization_id = booking.organization_id and p.booking_id = booking.id) end`,
}

export const dialect = new PgDialect()

/**
 * `select ... from booking` of whole bookings, as text for `sql.unsafe`. It is built once, because
 * building it takes longer than reading a single row.
 */
const selectBooking: string = dialect.sqlToQuery(
  sql`select ${sql.join(
    Object.entries(bookingColumns).map(([key, column]) => sql`${column} as ${sql.identifier(key)}`),
    sql`, `,
  )} from ${booking}`,
).sql

type BookingRow = InferSelectModel<typeof booking>
type WholeRow = BookingRow & {
  attendees: AttendeeSnapshot[] | null
  hosts: HostSnapshot[] | null
  payment: PaymentSnapshot[] | null
}

/** The columns whose null means that the booking has no such field. */
const optionalColumns = [
  'cancellationReason',
  'cancelledByEmail',
  'rejectionReason',
  'answeredByUserId',
  'reschedulingReason',
  'rescheduledByEmail',
  'rescheduledFromUid',
  'rescheduledToUid',
  'recurringBookingUid',
  'rating',
  'routing',
  'paid',
  'series',
  'meeting',
] as const

/**
 * Converts a row into a booking. It names every column, because copying the 40 of them by rest and
 * spread took a seventh of the processor time that this service needs for a list.
 */
function fromRow(row: WholeRow): Booking {
  const { responses } = row
  const booking: Booking = {
    id: row.id,
    uid: row.uid,
    version: row.version,
    organizationId: row.organizationId,
    status: row.status,
    title: row.title,
    description: row.description,
    start: row.start.toISOString(),
    end: row.end.toISOString(),
    duration: (row.end.getTime() - row.start.getTime()) / 60_000,
    eventType: row.eventType,
    hosts: row.hosts ?? [],
    attendees: row.attendees ?? [],
    guests: Array.isArray(responses.guests) ? responses.guests.map(String) : [],
    location: row.location,
    bookingFieldsResponses: responses,
    metadata: row.metadata,
    absentHost: row.absentHost,
    icsUid: row.icsUid,
    icsSequence: row.icsSequence,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  }
  const meetingUrl = meetingUrlOf(row.location)
  if (meetingUrl !== undefined) booking.meetingUrl = meetingUrl
  if (row.instant) booking.instant = true
  if (row.videoRoom) booking.videoRoom = true
  if (row.organizersApp) booking.organizersApp = true
  if (row.payment) booking.payment = row.payment.map(ofRow)
  const optional: Record<string, unknown> = booking
  for (const name of optionalColumns) if (row[name] !== null) optional[name] = row[name]
  return booking
}

/** JSON of Postgres writes instants with an offset. */
const utc = (instant: string): string => new Date(instant).toISOString()

const ofRow = ({ createdAt, paidAt, refunds, dispute, ...payment }: PaymentSnapshot): PaymentSnapshot => ({
  ...payment,
  createdAt: utc(createdAt),
  ...(paidAt === undefined ? {} : { paidAt: utc(paidAt) }),
  ...(refunds && {
    refunds: refunds.map(({ createdAt, settledAt, ...refund }) => ({
      ...refund,
      createdAt: utc(createdAt),
      ...(settledAt === undefined ? {} : { settledAt: utc(settledAt) }),
    })),
  }),
  ...(dispute && { dispute: { ...dispute, createdAt: utc(dispute.createdAt) } }),
})

/** Returns a whole booking by its uid. */
export async function findBooking(db: Reader, uid: string): Promise<Booking | undefined> {
  const [row] = await db.sql.unsafe<WholeRow[]>(`${selectBooking} where booking.uid = $1`, [uid])
  return row && fromRow(row)
}

/** Returns whole bookings. @param condition the rest of the statement, from `where` on */
export async function selectBookings({ sql: query }: Reader, condition: SQL): Promise<Booking[]> {
  const { sql: text, params } = dialect.sqlToQuery(condition)
  const rows = await query.unsafe<WholeRow[]>(`${selectBooking} ${text}`, params)
  return rows.map(fromRow)
}

/**
 * Returns what selects whole bookings by a condition with placeholders, whose text is built once.
 * @param condition the rest of the statement, from `where` on
 */
export function preparedBookings(
  condition: SQL,
): (db: Reader, values: Record<string, unknown>) => Promise<Booking[]> {
  const { sql: text, params } = dialect.sqlToQuery(condition)
  const whole = `${selectBooking} ${text}`
  return async ({ sql: query }, values) =>
    (await query.unsafe<WholeRow[]>(whole, fillPlaceholders(params, values))).map(fromRow)
}

/** Returns the next bookings in the order of uids. */
export const bookingsAfter = (db: Reader, uid: string, limit: number): Promise<Booking[]> =>
  selectBookings(db, sql`where booking.uid > ${uid} order by booking.uid limit ${limit}`)

/** Returns a whole booking by its id, which is no capability. */
export async function findNumbered(db: Reader, id: number): Promise<Booking | undefined> {
  const [row] = await db.orm.select({ uid: booking.uid }).from(booking).where(eq(booking.id, id))
  return row && findBooking(db, row.uid)
}

/**
 * Locks and returns a booking. It reads in a second statement, as a statement that waited for the
 * lock returns the state from before the wait; a booking that did not exist then has no known uid.
 */
export function lockBooking(tx: Tx, uid: string): Promise<Booking | undefined> {
  tx.send(tx.sql`select id from booking where uid = ${uid} for update`)
  return findBooking(tx, uid)
}

/** Returns the occurrences of a series by start; empty if no series has this uid. */
export async function findSeries(db: Reader, recurringBookingUid: string): Promise<Booking[]> {
  return selectBookings(
    db,
    sql`where booking.recurring_booking_uid = ${recurringBookingUid} order by booking."start", booking.id`,
  )
}

/**
 * Locks the occurrences of a series from a start on, in order of start. @returns the whole series
 */
export function lockSeries(
  tx: Tx,
  recurringBookingUid: string,
  from: Date = new Date(0),
): Promise<Booking[]> {
  tx.send(tx.sql`
    select id from booking where recurring_booking_uid = ${recurringBookingUid} and "start" >= ${from}
    order by "start", id for update`)
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
 * Locks and returns the live seated booking of a slot. The caller must hold the lock of the slot
 * (`lockSeatSlot`).
 */
export async function lockSeated(tx: Tx, { eventTypeId, start }: SeatSlot): Promise<Booking | undefined> {
  const [row] = await tx.sql<{ uid: string }[]>`
    select uid from booking
    where event_type_id = ${eventTypeId} and "start" = ${start} and seated and status in ('pending', 'accepted')`
  const found = row && (await lockBooking(tx, row.uid))
  // It may have been cancelled while this transaction waited for the lock.
  return found && holdsTime(found.status) ? found : undefined
}

/** Returns the uid of the booking that a seat belongs to. */
export async function bookingUidOfSeat(
  { sql }: Pick<Tx, 'sql'>,
  seatUid: string,
): Promise<string | undefined> {
  const [row] = await sql<{ uid: string }[]>`
    select b.uid from attendee a join booking b on b.organization_id = a.organization_id and b.id = a.booking_id
    where a.seat_uid = ${seatUid}`
  return row?.uid
}
