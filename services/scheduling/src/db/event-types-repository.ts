import { containsText, type Database, type Tx } from '@punctual/db'
import { and, asc, count, desc, eq, isNotNull, isNull, notInArray, type SQL } from 'drizzle-orm'
import type { EventType, EventTypeFields } from '../domain/event-type.ts'
import type { Owner } from '../domain/owner.ts'
import { dropEventTypeDestination } from './destinations-repository.ts'
import { eventType } from './schema.ts'

type Reader = Pick<Database | Tx, 'orm'>

/** Selects the event types of an owner. */
export type EventTypeFilter = (
  | { owner: Owner }
  | { teamId: number }
  /** Those of all teams of the organization. */
  | { organizationId: number }
) & {
  slug?: string | undefined
  /** Text in the title, slug or description. */
  search?: string | undefined
  withHidden: boolean
}

const belonging = (filter: EventTypeFilter): SQL | undefined => {
  if ('teamId' in filter) return eq(eventType.teamId, filter.teamId)
  if ('organizationId' in filter)
    return and(eq(eventType.organizationId, filter.organizationId), isNotNull(eventType.teamId))
  const { organizationId, userId } = filter.owner
  return and(
    eq(eventType.organizationId, organizationId),
    eq(eventType.ownerId, userId),
    isNull(eventType.teamId),
  )
}

const matching = ({ slug, search, withHidden, ...filter }: EventTypeFilter): SQL | undefined =>
  and(
    belonging(filter as EventTypeFilter),
    slug === undefined ? undefined : eq(eventType.slug, slug),
    search === undefined
      ? undefined
      : containsText(search, [eventType.title, eventType.slug, eventType.description]),
    withHidden ? undefined : eq(eventType.hidden, false),
  )

export async function listEventTypes(
  { orm }: Reader,
  filter: EventTypeFilter,
  page: { take: number; skip: number; newestFirst?: boolean },
): Promise<EventType[]> {
  const order = page.newestFirst ? desc : asc
  const query = orm.select().from(eventType).where(matching(filter)).orderBy(order(eventType.id))
  return query.limit(page.take).offset(page.skip)
}

/** Returns the copies of a managed event type, locked until the transaction ends. */
export async function copiesOf({ orm }: Tx, parentId: number): Promise<EventType[]> {
  return orm
    .select()
    .from(eventType)
    .where(eq(eventType.parentId, parentId))
    .orderBy(asc(eventType.ownerId))
    .for('update')
}

/** Returns the ids of the copies of a managed event type, except those of some users. */
export async function copyIdsOf(
  { orm }: Pick<Database, 'orm'>,
  parentId: number,
  exceptOf: readonly number[] = [],
): Promise<number[]> {
  const copies = await orm
    .select({ id: eventType.id })
    .from(eventType)
    .where(
      and(
        eq(eventType.parentId, parentId),
        exceptOf.length > 0 ? notInArray(eventType.ownerId, [...exceptOf]) : undefined,
      ),
    )
  return copies.map(({ id }) => id)
}

/** Returns all event types of a user or a team, locked until the transaction ends. */
export async function eventTypesOf(
  { orm }: Tx,
  whose: { owner: Owner } | { teamId: number },
): Promise<EventType[]> {
  return orm
    .select()
    .from(eventType)
    .where(matching({ ...whose, withHidden: true }))
    .orderBy(asc(eventType.id))
    .for('update')
}

export async function countEventTypes({ orm }: Reader, filter: EventTypeFilter): Promise<number> {
  const [row] = await orm.select({ count: count() }).from(eventType).where(matching(filter))
  return row?.count ?? 0
}

export async function findEventType({ orm }: Reader, id: number): Promise<EventType | undefined> {
  const [found] = await orm.select().from(eventType).where(eq(eventType.id, id))
  return found
}

/** As `findEventType`, and locks it until the transaction ends. */
export async function lockEventType({ orm }: Tx, id: number): Promise<EventType | undefined> {
  const [found] = await orm.select().from(eventType).where(eq(eventType.id, id)).for('update')
  return found
}

/** The additional columns of a team's event type or of a copy. */
export type TeamParts = Partial<
  Pick<EventType, 'teamId' | 'schedulingType' | 'assignAllTeamMembers' | 'parentId'>
>

/** Inserts an event type. @returns undefined when the owner or the team already uses the slug */
export async function insertEventType(
  { orm }: Tx,
  { organizationId, userId: ownerId }: Owner,
  fields: EventTypeFields,
  now: Date,
  parts: TeamParts = {},
): Promise<EventType | undefined> {
  const [inserted] = await orm
    .insert(eventType)
    .values({ ...fields, ...parts, organizationId, ownerId, version: 1, createdAt: now, updatedAt: now })
    .onConflictDoNothing()
    .returning()
  return inserted
}

/**
 * Saves a locked event type. @throws the unique violation of `event_type_slug` when the slug is
 * taken
 */
export async function updateEventType({ orm }: Tx, changed: EventType): Promise<void> {
  const { id, organizationId, ownerId: _, teamId: __, createdAt: ___, ...columns } = changed
  await orm
    .update(eventType)
    .set(columns)
    .where(and(eq(eventType.organizationId, organizationId), eq(eventType.id, id)))
}

/** Deletes an event type with its destination calendar. */
export async function deleteEventType(tx: Tx, { id, organizationId }: EventType): Promise<void> {
  await dropEventTypeDestination(tx, id)
  await tx.orm
    .delete(eventType)
    .where(and(eq(eventType.organizationId, organizationId), eq(eventType.id, id)))
}
