import { type CallerContext, type OwnerBookingsRequest, tenantsOf } from '@punctual/contracts'
import { containsText, type Database, type Tx } from '@punctual/db'
import {
  and,
  asc,
  count,
  desc,
  eq,
  fillPlaceholders,
  gte,
  inArray,
  isNotNull,
  isNull,
  lte,
  or,
  type Placeholder,
  type SQL,
  sql,
} from 'drizzle-orm'
import type { Booking } from '../domain/booking.ts'
import type { BookingFilter, ListStatus } from '../domain/list-query.ts'
import { ownAddress } from '../domain/own-address.ts'
import { dialect, preparedBookings, type Reader, selectBookings } from './find-bookings.ts'
import { attendee, booking, host } from './schema.ts'
import { idList } from './tenants.ts'

/** Those of bookings that have not ended. */
const aheadStatuses: readonly ListStatus[] = ['upcoming', 'recurring', 'unconfirmed']

/** The condition of each value of the `status` filter (docs/domain.md#booking-lists). */
function statusCondition(status: ListStatus, now: Date): SQL | undefined {
  const ahead = aheadStatuses.includes(status) ? gte(booking.end, now) : undefined
  const live = inArray(booking.status, ['pending', 'accepted'])
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
  const person = personOf(scope)
  if (person) {
    return sql`(booking.organization_id, booking.id) in
      (select part.organization_id, part.booking_id from (${takesPart(person)}) part)`
  }
  const { organizationId } = scope as Exclude<ListScope, { own: CallerContext } | { hostedBy: object }>
  const tenant = organizationId === undefined ? undefined : eq(booking.organizationId, organizationId)
  return 'teamId' in scope ? and(eq(booking.teamId, scope.teamId), tenant) : tenant
}

/** A value, or the placeholder of one in a prepared statement. */
type Given<T> = T | Placeholder

/** A person whose bookings a list covers: those that the user hosts in the tenants. */
interface Person {
  tenants: readonly Given<number>[]
  userId: Given<number>
  /** Also those that are attended under the address in the organization. */
  attending?: { organizationId: Given<number>; email: Given<string> }
}

/**
 * Returns undefined for lists of teams and organizations. The caller's own list stays in its
 * tenant: bookings hosted by the caller in the credential's tenants, or attended under the caller's
 * address in the credential's organization.
 */
function personOf(scope: ListScope): Person | undefined {
  if ('own' in scope) {
    const { organizationId, userId } = scope.own
    const email = ownAddress(scope.own, organizationId)
    return { tenants: tenantsOf(scope.own), userId, attending: { organizationId, email } }
  }
  if ('hostedBy' in scope) return { tenants: [scope.hostedBy.organizationId], userId: scope.hostedBy.userId }
  if (!('userId' in scope)) return undefined
  const { organizationId, userId, email } = scope
  return { tenants: [organizationId], userId, attending: { organizationId, email } }
}

interface PartOptions {
  /** Only the first bookings of each tenant by their starts, which Postgres reads from an index. */
  first?: { count: Given<number>; direction: SQL }
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
function hidden(value: Given<number | string>, type: 'bigint' | 'text'): SQL {
  return sql`(select ${value}::${sql.raw(type)})`
}

/** Bookings that a user hosts in a tenant. */
function hostsIn(tenant: Given<number>, userId: Given<number>, { first, value = seen }: PartOptions): SQL {
  const all = sql`
    select h.organization_id, h.booking_id, h."start" from ${host} h
    where h.organization_id = ${value(tenant, 'bigint')} and h.user_id = ${value(userId, 'bigint')}`
  if (!first) return all
  const { count, direction } = first
  return sql`(${all} order by h."start" ${direction}, h.booking_id ${direction} limit ${value(count, 'bigint')})`
}

/** Returns a query of the keys and starts of a person's bookings. */
function takesPart(person: Person, options: PartOptions = {}): SQL {
  const { tenants, userId, attending } = person
  const hosted = tenants.map((tenant) => hostsIn(tenant, userId, options))
  const parts = attending ? [...hosted, attends({ ...person, attending }, options)] : hosted
  return sql.join(parts, sql` union all `)
}

/**
 * Bookings that a user attends under an address, and does not host. Materialized, so that Postgres
 * begins with the address: for a page by start, it read all bookings of the organization in that
 * order (1.0 of 1.8 ms among 3,000).
 */
function attends(
  { tenants, userId, attending: { organizationId, email } }: Person & Required<Pick<Person, 'attending'>>,
  { value = seen }: Pick<PartOptions, 'value'>,
): SQL {
  return sql`(
    with attended as materialized (
      select distinct b.organization_id, b.id as booking_id, b."start" from ${attendee} a
      join ${booking} b on b.organization_id = a.organization_id and b.id = a.booking_id
      where a.organization_id = ${value(organizationId, 'bigint')} and lower(a.email) = lower(${value(email, 'text')})
        and a.email <> ''
        and not exists (select from ${host} h where h.organization_id = b.organization_id and h.booking_id = b.id
          and h.user_id = ${value(userId, 'bigint')} and h.organization_id in (${idList(tenants)})))
    select organization_id, booking_id, "start" from attended)`
}

function hasAttendee(condition: SQL, visible: SQL | undefined): SQL {
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
    attendeeEmails && hasAttendee(inList(sql`a.email`, attendeeEmails), visible),
    attendeeName === undefined ? undefined : hasAttendee(sql`a.name = ${attendeeName}`, visible),
    bookingUid === undefined ? undefined : eq(booking.uid, bookingUid),
    search === undefined
      ? undefined
      : or(
          containsText(search, [booking.title, booking.uid]),
          hasAttendee(sql`${containsText(search, [sql`a.name`, sql`a.email`])}`, visible),
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
  const { sort } = filter
  const conditions = filterConditions(filter, scope, now)
  const person = personOf(scope)
  if (person && sort.column === 'start' && conditions.every((one) => one === undefined))
    return listPlainly(db, person, filter)
  const condition = and(scopeCondition(scope), ...conditions)
  const [bookings, [counted]] = await Promise.all([
    selectBookings(
      db,
      sql`where (booking.organization_id, booking.id) in (${keysOf(condition, filter)}) order by ${sql.join(orderOf(sort), sql`, `)}`,
    ),
    db.orm.select({ total: count() }).from(booking).where(condition),
  ])
  return { bookings, total: counted?.total ?? 0 }
}

/**
 * Returns a query of the keys of a page, so that whole bookings are assembled only for it, not for
 * sorted or skipped rows. What is ahead is found before it is sorted: Postgres, which does not know
 * that it comes last by start, else reads all bookings of an organization in that order.
 */
function keysOf(condition: SQL | undefined, { statuses, sort, take, skip }: BookingFilter): SQL {
  const isAhead = statuses.length > 0 && statuses.every((status) => aheadStatuses.includes(status))
  const order = sql`order by ${sql.join(orderOf(sort), sql`, `)}`
  const found = sql`
    select booking.organization_id, booking.id, ${booking[sort.column]} from ${booking} where ${condition ?? sql`true`}`
  return sql`
    select booking.organization_id, booking.id from (${found} ${sql.raw(isAhead ? 'offset 0' : '')}) booking
    ${order} limit ${take} offset ${skip}`
}

const orderOf = ({ column, direction }: BookingFilter['sort']): SQL[] =>
  [booking[column], booking.id].map(direction === 'asc' ? asc : desc)

type Direction = BookingFilter['sort']['direction']

/** Returns a page, by start, and the total of a person's bookings, without filters. */
async function listPlainly(
  db: Reader,
  { tenants, userId, attending }: Person,
  { sort: { direction }, take, skip }: BookingFilter,
): Promise<{ bookings: Booking[]; total: number }> {
  const { page, total } = plainStatements(tenants.length, attending !== undefined, direction)
  const values = { userId, ...attending, take, skip, end: take + skip }
  const named = Object.assign(values, ...tenants.map((tenant, index) => ({ [`tenant${index}`]: tenant })))
  const [bookings, [counted]] = await Promise.all([
    page(db, named),
    db.sql.unsafe<{ total: number }[]>(total.sql, fillPlaceholders(total.params, named)),
  ])
  return { bookings, total: counted?.total ?? 0 }
}

/**
 * The statements of plain lists by what their text depends on. To build them for each list took a
 * twelfth of the processor time that this service needs for it.
 */
const plain = new Map<string, ReturnType<typeof buildPlain>>()

function plainStatements(tenants: number, attends: boolean, direction: Direction) {
  const key = `${tenants} ${attends} ${direction}`
  const found = plain.get(key) ?? buildPlain(tenants, attends, direction)
  plain.set(key, found)
  return found
}

const given = sql.placeholder

function buildPlain(tenants: number, attends: boolean, direction: Direction) {
  const person: Person = {
    tenants: Array.from({ length: tenants }, (_, index) => given(`tenant${index}`)),
    userId: given('userId'),
    ...(attends && { attending: { organizationId: given('organizationId'), email: given('email') } }),
  }
  const order = sql.raw(direction)
  const first = { count: given('end'), direction: order }
  return {
    page: preparedBookings(sql`where (booking.organization_id, booking.id) in (
      select part.organization_id, part.booking_id from (${takesPart(person, { first, value: hidden })}) part
      order by part."start" ${order}, part.booking_id ${order}
      limit ${hidden(given('take'), 'bigint')} offset ${hidden(given('skip'), 'bigint')})
      order by booking."start" ${order}, booking.id ${order}`),
    total: dialect.sqlToQuery(totalOf(person)),
  }
}

/**
 * Returns a query of the number of a person's bookings. It adds up counts, because to count the
 * rows of all parts together takes Postgres a third longer.
 */
function totalOf(person: Person): SQL {
  const { tenants, userId, attending } = person
  const places = sql.join(
    tenants.map((tenant) => hidden(tenant, 'bigint')),
    sql`, `,
  )
  const hosted = sql`(select count(*) from ${host} h
    where h.organization_id in (${places}) and h.user_id = ${hidden(userId, 'bigint')})`
  const attended =
    attending && sql`(select count(*) from ${attends({ ...person, attending }, { value: hidden })} part)`
  return sql`select (${attended ? sql`${hosted} + ${attended}` : hosted})::int as total`
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
