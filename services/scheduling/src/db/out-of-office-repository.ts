import type { Page } from '@punctual/contracts'
import type { Database, Tx } from '@punctual/db'
import { and, asc, count, desc, eq, exists, isNotNull, type SQLWrapper, sql } from 'drizzle-orm'
import type { EventType } from '../domain/event-type.ts'
import type { OutOfOffice } from '../domain/out-of-office.ts'
import type { DaysAway } from '../domain/slots/index.ts'
import { type Person, peopleOf } from './people-repository.ts'
import { outOfOffice, userReplica } from './schema.ts'

type Reader = Pick<Database | Tx, 'orm'>

/**
 * Matches the entries of the home of the user of a row of `user_replica`, and those of the
 * organization in which the user hosts, as its admins decide for no other organization.
 */
const countsIn = (organization: unknown, ofEntry: SQLWrapper) =>
  sql`${ofEntry} in (${userReplica.organizationId}, ${organization})`

/**
 * The days on which the user of a row of `user_replica` is away.
 * @param organization of the event type; the home when omitted
 */
export const awayColumn = (organization: unknown = userReplica.organizationId) => sql<DaysAway[]>`coalesce((
  select json_agg(json_build_object('from', o.first_day, 'to', o.last_day) order by o.id)
  from out_of_office o where o.user_id = ${userReplica.id}
    and ${countsIn(organization, sql`o.organization_id`)}), '[]')`

/** Returns the entry if it belongs to that user. */
export async function findOutOfOffice(
  { orm }: Reader,
  person: Person,
  id: number,
): Promise<OutOfOffice | undefined> {
  const [found] = await orm
    .select()
    .from(outOfOffice)
    .where(and(ofPerson(person), eq(outOfOffice.id, id)))
  return found
}

/** Selects the entries of one user, or of all users of an organization. */
export type Whose = { person: Person } | { organizationId: number; email?: string | undefined }

interface SortedPage extends Page {
  sortStart?: 'asc' | 'desc' | undefined
  sortEnd?: 'asc' | 'desc' | undefined
}

/**
 * Returns one page of entries and their total, by start, then by end, if a direction is given, else
 * the oldest first.
 */
export async function listOutOfOffice(
  { orm }: Reader,
  whose: Whose,
  { take, skip, sortStart, sortEnd }: SortedPage,
): Promise<{ entries: OutOfOffice[]; total: number }> {
  const by = (direction: 'asc' | 'desc') => (direction === 'asc' ? asc : desc)
  const condition = 'person' in whose ? ofPerson(whose.person) : ofPeople(orm, whose)
  const [entries, [counted]] = await Promise.all([
    orm
      .select()
      .from(outOfOffice)
      .where(condition)
      .orderBy(
        ...(sortStart ? [by(sortStart)(outOfOffice.firstDay)] : []),
        ...(sortEnd ? [by(sortEnd)(outOfOffice.lastDay)] : []),
        asc(outOfOffice.id),
      )
      .limit(take)
      .offset(skip),
    orm.select({ total: count() }).from(outOfOffice).where(condition),
  ])
  return { entries, total: counted?.total ?? 0 }
}

const ofPerson = ({ id, organizationId }: Person) =>
  and(eq(outOfOffice.organizationId, organizationId), eq(outOfOffice.userId, id))

const ofPeople = (
  orm: Reader['orm'],
  { organizationId, email }: { organizationId: number; email?: string | undefined },
) =>
  and(
    eq(outOfOffice.organizationId, organizationId),
    sql`${outOfOffice.userId} in ${peopleOf(organizationId)}`,
    exists(
      orm
        .select({ id: userReplica.id })
        .from(userReplica)
        .where(
          and(
            eq(userReplica.id, outOfOffice.userId),
            email === undefined ? undefined : eq(sql`lower(${userReplica.email})`, email.toLowerCase()),
          ),
        ),
    ),
  )

/** Returns undefined when the user has an entry for these days. */
export async function insertOutOfOffice(
  { orm }: Tx,
  entry: Omit<OutOfOffice, 'id'>,
): Promise<OutOfOffice | undefined> {
  const [row] = await orm.insert(outOfOffice).values(entry).onConflictDoNothing().returning()
  return row
}

const isEntry = ({ organizationId, id }: OutOfOffice) =>
  and(eq(outOfOffice.organizationId, organizationId), eq(outOfOffice.id, id))

export async function updateOutOfOffice({ orm }: Tx, entry: OutOfOffice): Promise<void> {
  const { id: _, organizationId: __, ...changes } = entry
  await orm.update(outOfOffice).set(changes).where(isEntry(entry))
}

export async function deleteOutOfOffice({ orm }: Tx, entry: OutOfOffice): Promise<void> {
  await orm.delete(outOfOffice).where(isEntry(entry))
}

/** Deletes the entries of a deleted user, and the redirects to that user. */
export async function forgetOutOfOffice({ orm }: Tx, userId: number): Promise<void> {
  await orm.delete(outOfOffice).where(eq(outOfOffice.userId, userId))
  await orm.update(outOfOffice).set({ toUserId: null }).where(eq(outOfOffice.toUserId, userId))
}

/** Deletes the entries of a deleted organization. */
export async function forgetOutOfOfficeIn({ orm }: Tx, organizationId: number): Promise<void> {
  await orm.delete(outOfOffice).where(eq(outOfOffice.organizationId, organizationId))
}

/** Locks all redirects until the transaction ends: two parallel redirects could form a circle. */
export async function lockRedirects({ sql }: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('scheduling.redirect', 0))`
}

/** An entry that redirects bookers; `id` 0: not saved yet. */
export type Redirect = Pick<OutOfOffice, 'id' | 'userId' | 'firstDay' | 'lastDay'> & { toUserId: number }

/**
 * Returns the entries that redirect the bookers of a user's event type and are not over in the
 * user's own zone, the earliest first.
 */
export async function redirectsOf(
  { orm }: Reader,
  { ownerId, organizationId }: Pick<EventType, 'ownerId' | 'organizationId'>,
  now: Date,
): Promise<Redirect[]> {
  const { id, firstDay, lastDay, toUserId } = outOfOffice
  const rows = await orm
    .select({ id, userId: outOfOffice.userId, firstDay, lastDay, toUserId })
    .from(outOfOffice)
    .innerJoin(userReplica, eq(userReplica.id, outOfOffice.userId))
    .where(
      and(
        eq(outOfOffice.userId, ownerId),
        countsIn(organizationId, outOfOffice.organizationId),
        isNotNull(toUserId),
        sql`${lastDay} >= (${now.toISOString()}::timestamptz at time zone ${userReplica.timeZone})::date`,
      ),
    )
    .orderBy(asc(firstDay), asc(id))
  return rows.flatMap(({ toUserId, ...row }) => (toUserId === null ? [] : [{ ...row, toUserId }]))
}

/**
 * Returns whether bookers who follow this entry could be redirected back to its user on some day.
 */
export async function leadsBack(
  tx: Tx,
  { id, userId, toUserId, firstDay, lastDay }: Redirect,
): Promise<boolean> {
  const found = await tx.sql`
    with recursive led (user_id, first_day, last_day) as (
      select ${toUserId}::bigint, ${firstDay}::date, ${lastDay}::date
      union
      select o.to_user_id, greatest(o.first_day, l.first_day), least(o.last_day, l.last_day)
      from led l join out_of_office o on o.user_id = l.user_id
      where o.to_user_id is not null and o.id <> ${id} and l.user_id <> ${userId}
        and o.first_day <= l.last_day and o.last_day >= l.first_day
    )
    select 1 from led where user_id = ${userId} limit 1`
  return found.length > 0
}
