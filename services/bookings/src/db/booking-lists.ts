import { type CallerContext, type OwnerBookingsRequest, tenantsOf } from '@punctual/contracts'
import { containsText, type Database, type Tx } from '@punctual/db'
import {
  and,
  asc,
  count,
  desc,
  eq,
  gte,
  inArray,
  isNotNull,
  isNull,
  lte,
  or,
  type SQL,
  sql,
} from 'drizzle-orm'
import type { Booking } from '../domain/booking.ts'
import type { BookingFilter, ListStatus } from '../domain/list-query.ts'
import { ownAddress } from '../domain/own-address.ts'
import { type Reader, selectBookings } from './find-bookings.ts'
import { attendee, booking, host } from './schema.ts'
import { idList } from './tenants.ts'

/** The condition of each value of the `status` filter (docs/domain.md#booking-lists). */
function statusCondition(status: ListStatus, now: Date): SQL | undefined {
  const live = inArray(booking.status, ['pending', 'accepted'])
  const ahead = gte(booking.end, now)
  switch (status) {
    case 'upcoming':
      return and(ahead, live, or(isNull(booking.recurringBookingUid), eq(booking.status, 'accepted')))
    case 'recurring':
      return and(ahead, live, isNotNull(booking.recurringBookingUid))
    case 'past':
      return and(lte(booking.end, now), live)
    case 'cancelled':
      return inArray(booking.status, ['cancelled', 'rejected'])
    case 'unconfirmed':
      return and(ahead, eq(booking.status, 'pending'))
  }
}

/**
 * The bookings that a list covers: those of the caller, a team, an organization or one of its
 * users.
 */
export type ListScope =
  | { own: CallerContext }
  | { teamId: number; organizationId?: number }
  | { organizationId: number }
  | { organizationId: number; userId: number; email: string }
  /** Only those that the user hosts there. */
  | { hostedBy: { organizationId: number; userId: number } }

function scopeCondition(scope: ListScope): SQL | undefined {
  const part = partOf(scope)
  if (part) {
    return sql`(booking.organization_id, booking.id) in
      (select part.organization_id, part.booking_id from (${part}) part)`
  }
  const { organizationId } = scope as Exclude<ListScope, { own: CallerContext } | { hostedBy: object }>
  const tenant = organizationId === undefined ? undefined : eq(booking.organizationId, organizationId)
  return 'teamId' in scope ? and(eq(booking.teamId, scope.teamId), tenant) : tenant
}

/**
 * @returns a query of the keys and starts of a person's bookings; undefined for lists of teams and
 *   organizations. The caller's own list stays in its tenant: bookings hosted by the caller in the
 *   credential's tenants, or attended under the caller's address in the credential's organization.
 */
function partOf(scope: ListScope, options: PartOptions = {}): SQL | undefined {
  if ('own' in scope) {
    const { own } = scope
    const email = ownAddress(own, own.organizationId)
    return takesPart(tenantsOf(own), own.organizationId, own.userId, email, options)
  }
  if ('hostedBy' in scope) {
    const { organizationId, userId } = scope.hostedBy
    return hostsIn(organizationId, userId, options)
  }
  if (!('userId' in scope)) return undefined
  const { organizationId, userId, email } = scope
  return takesPart([organizationId], organizationId, userId, email, options)
}

interface PartOptions {
  /** Only the first bookings of each tenant by their starts, which Postgres reads from an index. */
  first?: { count: number; direction: SQL }
  /** How the statement contains the values. */
  value?: typeof hidden
}

/** The planner sees the value, as conditions of filters can make other plans cheaper. */
const seen: typeof hidden = (value, type) => sql`${value}::${sql.raw(type)}`

/**
 * The planner does not see the value: so no value promises a cheaper plan, and Postgres keeps one
 * instead of planning each call, which took as long as running it (1.1 ms for a page of 20, 0.5 ms
 * for its total).
 */
function hidden(value: number | string, type: 'bigint' | 'text'): SQL {
  return sql`(select ${value}::${sql.raw(type)})`
}

/** Bookings that a user hosts in a tenant. */
function hostsIn(tenant: number, userId: number, { first, value = seen }: PartOptions): SQL {
  const all = sql`
    select h.organization_id, h.booking_id, h."start" from ${host} h
    where h.organization_id = ${value(tenant, 'bigint')} and h.user_id = ${value(userId, 'bigint')}`
  if (!first) return all
  const { count, direction } = first
  return sql`(${all} order by h."start" ${direction}, h.booking_id ${direction} limit ${value(count, 'bigint')})`
}

/**
 * Bookings that a user hosts in one of the tenants, or attends under an address in the
 * organization.
 */
function takesPart(
  tenants: readonly number[],
  organizationId: number,
  userId: number,
  email: string,
  options: PartOptions,
): SQL {
  const { value = seen } = options
  const ids = idList(tenants)
  const hosted = tenants.map((tenant) => hostsIn(tenant, userId, options))
  return sql`
    ${sql.join(hosted, sql` union all `)}
    union all
    select distinct b.organization_id, b.id, b."start" from ${attendee} a
    join ${booking} b on b.organization_id = a.organization_id and b.id = a.booking_id
    where a.organization_id = ${value(organizationId, 'bigint')} and lower(a.email) = lower(${value(email, 'text')})
      and a.email <> ''
      and not exists (select from ${host} h where h.organization_id = b.organization_id and h.booking_id = b.id
        and h.user_id = ${value(userId, 'bigint')} and h.organization_id in (${ids}))`
}

function attends(condition: SQL, visible: SQL | undefined): SQL {
  return sql`exists (select from ${attendee} a where a.organization_id = booking.organization_id
    and a.booking_id = booking.id and ${and(condition, visible)})`
}

/**
 * Limits which attendees a search can match. A match reveals that a person takes part, so if a
 * seated booking hides its attendees, only its hosts and its owner can search them, and other
 * callers match only their own address.
 */
function searchable(scope: ListScope): SQL | undefined {
  if (!('own' in scope)) return undefined
  const { userId, organizationId } = scope.own
  return sql`(not booking.seated or (booking.event_type->>'seatsShowAttendees')::boolean
    or booking.owner_id = ${userId} or ${hostedBy([userId])}
    or (a.email <> '' and lower(a.email) = lower(${ownAddress(scope.own, organizationId)})))`
}

const inList = (column: SQL, values: readonly (string | number)[]): SQL =>
  sql`${column} in (${sql.join(
    values.map((value) => sql`${value}`),
    sql`, `,
  )})`

const hostedBy = (userIds: readonly number[]): SQL =>
  sql`exists (select from ${host} h where h.organization_id = booking.organization_id
    and h.booking_id = booking.id and ${inList(sql`h.user_id`, userIds)})`

function filterConditions(filter: BookingFilter, scope: ListScope, now: Date): (SQL | undefined)[] {
  const { statuses, attendeeEmails, attendeeName, bookingUid, eventTypeIds, teamIds, userIds } = filter
  const { search } = filter
  const visible = searchable(scope)
  return [
    statuses.length > 0 ? or(...statuses.map((status) => statusCondition(status, now))) : undefined,
    attendeeEmails && attends(inList(sql`a.email`, attendeeEmails), visible),
    attendeeName === undefined ? undefined : attends(sql`a.name = ${attendeeName}`, visible),
    bookingUid === undefined ? undefined : eq(booking.uid, bookingUid),
    search === undefined
      ? undefined
      : or(
          containsText(search, [booking.title, booking.uid]),
          attends(sql`${containsText(search, [sql`a.name`, sql`a.email`])}`, visible),
        ),
    eventTypeIds && inArray(booking.eventTypeId, eventTypeIds),
    teamIds && inArray(booking.teamId, teamIds),
    userIds && hostedBy(userIds),
    filter.afterStart && gte(booking.start, filter.afterStart),
    filter.beforeEnd && lte(booking.end, filter.beforeEnd),
    filter.afterCreatedAt && gte(booking.createdAt, filter.afterCreatedAt),
    filter.beforeCreatedAt && lte(booking.createdAt, filter.beforeCreatedAt),
    filter.afterUpdatedAt && gte(booking.updatedAt, filter.afterUpdatedAt),
    filter.beforeUpdatedAt && lte(booking.updatedAt, filter.beforeUpdatedAt),
  ]
}

/** Returns one page of a list and its total; ties are ordered by id. */
export async function listBookings(
  db: Reader,
  scope: ListScope,
  filter: BookingFilter,
  now: Date,
): Promise<{ bookings: Booking[]; total: number }> {
  const conditions = filterConditions(filter, scope, now)
  const condition = and(scopeCondition(scope), ...conditions)
  const direction = filter.sort.direction === 'asc' ? asc : desc
  const order = [direction(booking[filter.sort.column]), direction(booking.id)]
  const plain = partOf(scope, { value: hidden })
  const isPlain = plain && filter.sort.column === 'start' && conditions.every((one) => one === undefined)
  // Selects keys first, so that whole bookings are assembled only for the page, not for sorted or
  // skipped rows.
  const page = isPlain
    ? plainPage(scope, filter)
    : db.orm
        .select({ organizationId: booking.organizationId, id: booking.id })
        .from(booking)
        .where(condition)
        .orderBy(...order)
        .limit(filter.take)
        .offset(filter.skip)
  const [bookings, [counted]] = await Promise.all([
    selectBookings(
      db,
      sql`where (booking.organization_id, booking.id) in ${page} order by ${sql.join(order, sql`, `)}`,
    ),
    isPlain
      ? db.orm.select({ total: count() }).from(sql`(${plain}) part`)
      : db.orm.select({ total: count() }).from(booking).where(condition),
  ])
  return { bookings, total: counted?.total ?? 0 }
}

/** Returns the query of the keys of a page without filters, by start. */
function plainPage(scope: ListScope, { sort, take, skip }: BookingFilter): SQL {
  const direction = sql.raw(sort.direction)
  const part = partOf(scope, { first: { count: take + skip, direction }, value: hidden })
  return sql`(select part.organization_id, part.booking_id from (${part}) part
    order by part."start" ${direction}, part.booking_id ${direction}
    limit ${hidden(take, 'bigint')} offset ${hidden(skip, 'bigint')})`
}

/** Returns the number of live bookings of event types that have not ended; they block deletion. */
export async function countFutureBookings(
  db: Database,
  eventTypeIds: readonly number[],
  now: Date,
): Promise<number> {
  const [counted] = await db.orm
    .select({ total: count() })
    .from(booking)
    .where(
      and(
        inArray(booking.eventTypeId, [...eventTypeIds]),
        gte(booking.end, now),
        inArray(booking.status, ['pending', 'accepted']),
      ),
    )
  return counted?.total ?? 0
}

/**
 * Returns whether one of these event types was ever booked in the tenants of the caller's
 * credential.
 */
export async function wereBooked(
  db: Database,
  caller: CallerContext,
  eventTypeIds: readonly number[],
): Promise<boolean> {
  const found = await db.sql`
    select 1 as one from booking where event_type_id = any(${[...eventTypeIds]}::bigint[])
      and organization_id = any(${tenantsOf(caller)}::bigint[]) limit 1`
  return found.length > 0
}

/**
 * Returns the uids of the bookings that have not ended and are pending or accepted, by start: of
 * the event types of a team, copies of its managed ones included, or of a whole organization.
 */
export async function futureUidsOf(
  { sql: query }: Pick<Database | Tx, 'sql'>,
  owner: OwnerBookingsRequest,
  now: Date,
): Promise<string[]> {
  const isOwned =
    'teamId' in owner
      ? query`(team_id = ${owner.teamId} or event_type -> 'parent' ->> 'teamId' = ${`${owner.teamId}`})`
      : query`organization_id = ${owner.organizationId}`
  const rows = await query<{ uid: string }[]>`
    select uid from booking
    where ${isOwned} and "end" > ${now} and status in ('pending', 'accepted') order by "start", id`
  return rows.map(({ uid }) => uid)
}
