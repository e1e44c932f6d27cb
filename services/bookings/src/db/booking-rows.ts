import type { AttendeeSnapshot, HostSnapshot, PaymentSnapshot } from '@punctual/contracts'
import { getTableColumns, type InferSelectModel, sql } from 'drizzle-orm'
import { PgDialect } from 'drizzle-orm/pg-core'
import { type Booking, isSeated } from '../domain/booking.ts'
import { meetingUrlOf } from '../domain/location.ts'
import { attendee, booking, host, userReplica } from './schema.ts'

/**
 * The columns of a whole booking: its row, attendees, hosts and payments. Hosts come from the
 * replica; one that is missing there is "unknown" (docs/domain.md#booking-output).
 */
export const bookingColumns = {
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
      'seatUid', p.seat_uid, 'externalId', p.external_id, 'createdAt', p.created_at, 'paidAt', p.paid_at))
      order by p.id)
    from payment p where p.organization_id = booking.organization_id and p.booking_id = booking.id) end`,
}

/**
 * `select ... from booking` of whole bookings, as text for `sql.unsafe`. It is built once, because
 * building it takes longer than reading a single row.
 */
export const selectBooking: string = new PgDialect().sqlToQuery(
  sql`select ${sql.join(
    Object.entries(bookingColumns).map(([key, column]) => sql`${column} as ${sql.identifier(key)}`),
    sql`, `,
  )} from ${booking}`,
).sql

export type BookingRow = InferSelectModel<typeof booking>
export type WholeRow = BookingRow & {
  attendees: AttendeeSnapshot[] | null
  hosts: HostSnapshot[] | null
  payment: PaymentSnapshot[] | null
}

type Present<T> = { [K in keyof T]?: Exclude<T[K], null> }
/** @returns the object without its null values */
function present<T extends object>(values: T): Present<T> {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null)) as Present<T>
}

/** Converts a row into a booking. */
export function fromRow(row: WholeRow): Booking {
  const { teamId: _team, ownerId: _owner, eventTypeId: _type, seated: _seated, responses, ...columns } = row
  const { cancellationReason, cancelledByEmail, rejectionReason, reschedulingReason, ...rest } = columns
  const { rescheduledByEmail, rescheduledFromUid, rescheduledToUid, recurringBookingUid, rating, ...more } =
    rest
  const { instant, routing, paid, payment, series, ...stored } = more
  const guests = Array.isArray(responses.guests) ? responses.guests.map(String) : []
  const meetingUrl = meetingUrlOf(row.location) ?? null
  return {
    ...stored,
    start: row.start.toISOString(),
    end: row.end.toISOString(),
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    duration: (row.end.getTime() - row.start.getTime()) / 60_000,
    attendees: row.attendees ?? [],
    hosts: row.hosts ?? [],
    guests,
    bookingFieldsResponses: responses,
    ...present({ meetingUrl, cancellationReason, cancelledByEmail, rejectionReason, reschedulingReason }),
    ...(instant ? { instant } : {}),
    ...present({ routing, paid, series, payment: payment === null ? null : payment.map(ofRow) }),
    ...present({ rescheduledByEmail, rescheduledFromUid, rescheduledToUid, recurringBookingUid, rating }),
  }
}

const ofRow = ({ createdAt, paidAt, ...payment }: PaymentSnapshot): PaymentSnapshot => ({
  ...payment,
  createdAt: new Date(createdAt).toISOString(),
  ...(paidAt === undefined ? {} : { paidAt: new Date(paidAt).toISOString() }),
})

/** Converts a booking into its row. */
export function toRow(state: Booking): BookingRow {
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
    routing: state.routing ?? null,
    paid: state.paid ?? null,
    series: state.series ?? null,
  }
}
