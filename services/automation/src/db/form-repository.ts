import { badRequest, type ListRoutingForms, type RoutingForm } from '@punctual/contracts'
import type { Orm, Tx } from '@punctual/db'
import { and, asc, count, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Owner } from '../domain/owner.ts'
import { datesOf, orderOf } from './form-lists.ts'
import { routingForm } from './schema.ts'

export type FormRow = typeof routingForm.$inferSelect
type FormScope = Omit<Owner, 'userId'>

/** Matches the forms of a team, or all personal forms of an organization. */
const at = ({ organizationId, teamId }: FormScope) =>
  and(
    eq(routingForm.organizationId, organizationId),
    teamId === null ? isNull(routingForm.teamId) : eq(routingForm.teamId, teamId),
  )

/**
 * Returns those of `ids` that belong to the owner's team, or to people; ids that are unknown in the
 * organization are ignored.
 * @throws badRequest for another owner's form in that organization, with the message for a missing
 *   one
 */
export async function ownForms(orm: Orm, owner: Owner, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return []
  const rows = await orm
    .select()
    .from(routingForm)
    .where(and(inArray(routingForm.id, [...ids]), eq(routingForm.organizationId, owner.organizationId)))
  const foreign = rows.filter((row) => row.teamId !== owner.teamId)
  if (foreign.length > 0) {
    const named = foreign.map(({ id }) => id).join(', ')
    throw badRequest({
      path: 'activation.activeOnRoutingFormIds',
      message: `names routing forms that do not exist: ${named}`,
    })
  }
  return rows.map(({ id }) => id)
}

/**
 * Returns a form of a team or of a person in an organization, or any form of an organization;
 * `lock` locks its row.
 */
export async function findForm(
  orm: Orm,
  scope: FormScope | { organizationId: number },
  id: string,
  { lock = false } = {},
): Promise<FormRow | undefined> {
  const where = 'teamId' in scope ? at(scope) : eq(routingForm.organizationId, scope.organizationId)
  const query = orm
    .select()
    .from(routingForm)
    .where(and(eq(routingForm.id, id), where))
  const [row] = await (lock ? query.for('update') : query)
  return row
}

/** Returns a form of any owner, for internal use without a caller. */
export async function loadForm(orm: Orm, id: string): Promise<FormRow | undefined> {
  const [row] = await orm.select().from(routingForm).where(eq(routingForm.id, id))
  return row
}

/**
 * Returns a page of the forms of a team, a person or a whole organization, and their total number.
 */
export async function listForms(
  orm: Orm,
  scope: Owner | { organizationId: number },
  query: ListRoutingForms,
): Promise<{ rows: FormRow[]; total: number }> {
  const { take = 100, skip = 0 } = query
  const inScope =
    'teamId' in scope
      ? and(at(scope), scope.teamId === null ? eq(routingForm.userId, scope.userId) : undefined)
      : eq(routingForm.organizationId, scope.organizationId)
  const where = and(
    inScope,
    query.teamIds && inArray(routingForm.teamId, query.teamIds),
    ...datesOf(routingForm, query),
    query.routedToBookingUid === undefined
      ? undefined
      : sql`exists (select 1 from routing_form_response response where response.form_id = ${routingForm.id}
          and response.routed_to_booking_uid = ${query.routedToBookingUid})`,
  )
  const rows = await orm
    .select()
    .from(routingForm)
    .where(where)
    .orderBy(...orderOf(routingForm, query), asc(routingForm.createdAt), asc(routingForm.id))
    .limit(take)
    .offset(skip)
  const [{ total } = { total: 0 }] = await orm.select({ total: count() }).from(routingForm).where(where)
  return { rows, total }
}

type Definition = Pick<RoutingForm, 'name' | 'description' | 'disabled' | 'fields' | 'routes'>

/** Inserts a routing form. */
export async function insertForm(
  { orm }: Tx,
  id: string,
  owner: Owner,
  form: Definition,
  now: Date,
): Promise<FormRow> {
  const { organizationId, userId, teamId } = owner
  const [row] = await orm
    .insert(routingForm)
    .values({ id, organizationId, userId, teamId, ...form, createdAt: now, updatedAt: now })
    .returning()
  if (!row) throw new Error('insert returned no row')
  return row
}

/** Updates the given fields of a routing form and raises its version. */
export async function updateForm(
  { orm }: Tx,
  id: string,
  changes: Partial<Definition>,
  now: Date,
): Promise<FormRow> {
  const [row] = await orm
    .update(routingForm)
    .set({ ...changes, version: sql`${routingForm.version} + 1`, updatedAt: now })
    .where(eq(routingForm.id, id))
    .returning()
  if (!row) throw new Error('update returned no row')
  return row
}

/** Deletes a form with its responses and its workflow activations. */
export async function deleteForm({ orm }: Tx, id: string): Promise<void> {
  await orm.delete(routingForm).where(eq(routingForm.id, id))
}
