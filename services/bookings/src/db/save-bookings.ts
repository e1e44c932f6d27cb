import type { PaymentSnapshot, RefundSnapshot } from '@punctual/contracts'
import { insertEvents, listed, queueWork, type Statement, type Tx, type Value } from '@punctual/db'
import { and, eq, getTableColumns, type InferInsertModel, type InferSelectModel, inArray } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import {
  type Booking,
  type BookingEvent,
  type ChangeContext,
  hasClaims,
  isSeated,
  isTentative,
} from '../domain/booking.ts'
import type { NewIds } from '../domain/create-booking.ts'
import { claimRelease } from './claims-repository.ts'
import { rememberMeeting } from './references-repository.ts'
import { attendee, booking, host } from './schema.ts'

type BookingRow = InferSelectModel<typeof booking>

/** The ids of a new booking and of its attendees. */
export type DrawnIds = Omit<NewIds, 'uid' | 'newRoomUrl'>

/** Draws the ids of a new booking from their sequences. @param attendees number of attendee ids */
export async function drawIds(tx: Tx, attendees: number): Promise<DrawnIds> {
  const [ids] = await tx.sql<{ booking: number; attendees: number[] }[]>`
    select nextval('booking_id_seq') as booking,
      array(select nextval('attendee_id_seq') from generate_series(1, ${attendees})) as attendees`
  return ids!
}

/**
 * Inserts a booking, its attendees and hosts in one statement, then its payments and its meeting.
 * The claims of a tentative booking, which showed that its time is free, are released.
 * @param news outbox inserts from `newsOf`, run in the same statement
 */
export async function insertBooking(tx: Tx, state: Booking, news: News = []): Promise<void> {
  const { sql } = tx
  sendTogether(tx, [
    sql`insert into booking ${sql(rawRows(booking, [toRow(state)]))}`,
    sql`insert into attendee ${sql(rawRows(attendee, attendeeRows(state)))}`,
    sql`insert into host ${sql(rawRows(host, hostRows(state)))}`,
    ...(isTentative(state) ? [claimRelease(tx, state.organizationId, state.id)] : []),
    ...news,
  ])
  await savePayments(tx, undefined, state)
  await rememberMeeting(tx, undefined, state)
}

/** Sends one statement made of several that do not read each other's rows. */
function sendTogether({ sql, send }: Tx, statements: News): void {
  const parts = statements.map((statement, at) => sql`${sql(`part_${at}`)} as (${statement})`)
  const all = listed(sql, parts)
  if (!all) throw new Error('nothing to run')
  send(sql`with ${all} select 1`)
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
  if (after === before) return news.forEach(tx.send)
  const { id, organizationId } = after
  const gone = hasClaims(before) && !hasClaims(after)
  const [then = {}, now = {}] = rawRows(booking, [toRow(before), toRow(after)])
  const changed = Object.entries(now).filter(
    ([name, value]) => name === 'version' || !isSame(then[name], value),
  )
  const columns = Object.fromEntries(changed)
  sendTogether(tx, [
    tx.sql`update booking set ${tx.sql(columns)} where organization_id = ${organizationId} and id = ${id}`,
    ...(gone ? [claimRelease(tx, organizationId, id)] : []),
    ...news,
  ])
  await savePeople(tx, before, after)
  await saveHosts(tx, before, after)
  await savePayments(tx, before, after)
  await rememberMeeting(tx, before, after)
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
export function publish(
  tx: Tx,
  state: Booking,
  events: readonly BookingEvent[],
  context: ChangeContext,
): void {
  newsOf(tx, state, events, context).forEach(tx.send)
}

/** Converts a booking into its row. */
function toRow(state: Booking): BookingRow {
  const { eventType } = state
  return {
    id: state.id,
    organizationId: state.organizationId,
    uid: state.uid,
    version: state.version,
    status: state.status,
    title: state.title,
    description: state.description,
    start: new Date(state.start),
    end: new Date(state.end),
    eventTypeId: eventType.id,
    teamId: eventType.teamId,
    ownerId: eventType.ownerId,
    eventType,
    location: state.location,
    responses: state.bookingFieldsResponses,
    metadata: state.metadata,
    absentHost: state.absentHost,
    cancellationReason: state.cancellationReason ?? null,
    cancelledByEmail: state.cancelledByEmail ?? null,
    rejectionReason: state.rejectionReason ?? null,
    answeredByUserId: state.answeredByUserId ?? null,
    reschedulingReason: state.reschedulingReason ?? null,
    rescheduledByEmail: state.rescheduledByEmail ?? null,
    rescheduledFromUid: state.rescheduledFromUid ?? null,
    rescheduledToUid: state.rescheduledToUid ?? null,
    recurringBookingUid: state.recurringBookingUid ?? null,
    rating: state.rating ?? null,
    icsUid: state.icsUid,
    icsSequence: state.icsSequence,
    createdAt: new Date(state.createdAt),
    updatedAt: new Date(state.updatedAt),
    seated: isSeated(state),
    instant: state.instant ?? false,
    videoRoom: state.videoRoom ?? false,
    organizersApp: state.organizersApp ?? false,
    routing: state.routing ?? null,
    paid: state.paid ?? null,
    series: state.series ?? null,
    meeting: state.meeting ?? null,
  }
}

/**
 * Saves the payments of a booking that are new or changed since `before`, including those of seats
 * that moved here.
 */
async function savePayments(tx: Tx, before: Booking | undefined, after: Booking): Promise<void> {
  const previous = new Map(before?.payment?.map((payment) => [payment.id, payment]))
  for (const payment of after.payment ?? []) {
    const stored = previous.get(payment.id)
    if (stored === payment) continue
    await savePayment(tx, after, payment)
    for (const [index, refund] of (payment.refunds ?? []).entries())
      if (stored?.refunds?.[index] !== refund)
        await saveRefund(tx, after, payment, { number: index + 1, ...refund })
  }
}

/**
 * A refund that waits for the provider is due at once, unless the provider has it already; one that
 * is settled is never due.
 */
async function saveRefund(
  tx: Tx,
  { organizationId }: Booking,
  { id: paymentId }: PaymentSnapshot,
  refund: RefundSnapshot & { number: number },
) {
  const { number, uid, amount, status, reason = null, failureReason = null, externalId = null } = refund
  const createdAt = new Date(refund.createdAt)
  const settledAt = refund.settledAt === undefined ? null : new Date(refund.settledAt)
  const runAt = status === 'pending' && externalId === null ? createdAt : null
  if (runAt) queueWork(tx, 'refunds')
  await tx.sql`
    insert into refund (organization_id, payment_id, number, uid, amount, status, reason, failure_reason, external_id,
      created_at, settled_at, run_at)
    values (${organizationId}, ${paymentId}, ${number}, ${uid}, ${amount}, ${status}, ${reason}, ${failureReason},
      ${externalId}, ${createdAt}, ${settledAt}, ${runAt})
    on conflict (organization_id, payment_id, number) do update
      set status = excluded.status, reason = excluded.reason, failure_reason = excluded.failure_reason,
        external_id = excluded.external_id, settled_at = excluded.settled_at,
        run_at = case when excluded.status = 'pending' then refund.run_at end`
}

async function savePayment(
  { sql }: Tx,
  { organizationId, id: bookingId }: Booking,
  payment: PaymentSnapshot,
) {
  const {
    id,
    uid,
    provider,
    amount,
    currency,
    url = null,
    seatUid = null,
    externalId = null,
    dispute,
  } = payment
  const paidAt = payment.paidAt === undefined ? null : new Date(payment.paidAt)
  await sql`
    insert into payment (id, organization_id, booking_id, uid, seat_uid, provider, amount, currency, url, external_id,
      created_at, paid_at, dispute_status, dispute_amount, dispute_reason, disputed_at)
    values (${id}, ${organizationId}, ${bookingId}, ${uid}, ${seatUid}, ${provider}, ${amount}, ${currency}, ${url},
      ${externalId}, ${new Date(payment.createdAt)}, ${paidAt}, ${dispute?.status ?? null}, ${dispute?.amount ?? null},
      ${dispute?.reason ?? null}, ${dispute ? new Date(dispute.createdAt) : null})
    on conflict (organization_id, id) do update
      set booking_id = excluded.booking_id, external_id = excluded.external_id, paid_at = excluded.paid_at,
        dispute_status = excluded.dispute_status, dispute_amount = excluded.dispute_amount,
        dispute_reason = excluded.dispute_reason, disputed_at = excluded.disputed_at`
}

type Columns = { key: string; name: string; isJson: boolean }[]
const cache = new WeakMap<PgTable, Columns>()

function columnsOf(table: PgTable): Columns {
  const columns =
    cache.get(table) ??
    Object.entries(getTableColumns(table)).map(([key, { name, dataType }]) => ({
      key,
      name,
      isJson: dataType === 'json',
    }))
  cache.set(table, columns)
  return columns
}

/**
 * Converts rows for an insert in raw SQL (`insert into t ${sql(rows)}`): all columns by name, null
 * if unset. For the hottest path, where building the statement with drizzle took a tenth of a
 * booking's time.
 */
function rawRows<T extends PgTable>(table: T, rows: readonly InferInsertModel<T>[]): Record<string, Value>[] {
  const columns = columnsOf(table)
  return rows.map((row) => {
    const values = row as Record<string, unknown>
    return Object.fromEntries(
      columns.map(({ key, name, isJson }) => {
        const value = values[key] ?? null
        return [name, (isJson && value !== null ? JSON.stringify(value) : value) as Value]
      }),
    )
  })
}
