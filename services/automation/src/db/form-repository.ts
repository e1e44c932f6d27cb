import { badRequest, type RoutingForm, type RoutingFormsQuery } from '@punctual/contracts'
import type { Orm, Tx } from '@punctual/db'
import { and, asc, count, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Owner } from '../places.ts'
import { datesOf, orderOf } from './form-lists.ts'
import { routingForm } from './schema.ts'

export type FormRow = typeof routingForm.$inferSelect
type Place = Omit<Owner, 'userId'>

/** Those of a team, or those of people within an organization. */
const at = ({ organizationId, teamId }: Place) =>
  and(
    eq(routingForm.organization_id, organizationId),
    teamId === null ? isNull(routingForm.team_id) : eq(routingForm.team_id, teamId),
  )

/**
 * @returns which of these are the team's or the person's own; ids that are unknown in the organization are left out
 * @throws badRequest for a form of another owner in it, as if it were missing
 */
export async function ownForms(orm: Orm, owner: Owner, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return []
  const rows = await orm
    .select()
    .from(routingForm)
    .where(and(inArray(routingForm.id, [...ids]), eq(routingForm.organization_id, owner.organizationId)))
  const foreign = rows.filter((row) => row.team_id !== owner.teamId)
  if (foreign.length > 0) {
    const named = foreign.map(({ id }) => id).join(', ')
    throw badRequest({
      path: 'activation.activeOnRoutingFormIds',
      message: `names routing forms that do not exist: ${named}`,
    })
  }
  return rows.map(({ id }) => id)
}

/** @returns a team's form, or that of a person of the organization; any of an organization where no team is named */
export async function findForm(
  orm: Orm,
  place: Place | { organizationId: number },
  id: string,
  { lock = false } = {},
): Promise<FormRow | undefined> {
  const where = 'teamId' in place ? at(place) : eq(routingForm.organization_id, place.organizationId)
  const query = orm
    .select()
    .from(routingForm)
    .where(and(eq(routingForm.id, id), where))
  const [row] = await (lock ? query.for('update') : query)
  return row
}

/** @returns a form, whoever owns it; for what this service does by itself */
export async function loadForm(orm: Orm, id: string): Promise<FormRow | undefined> {
  const [row] = await orm.select().from(routingForm).where(eq(routingForm.id, id))
  return row
}

/** @returns a page of the forms of a team, of a person, or of a whole organization, and how many there are in all */
export async function listForms(
  orm: Orm,
  place: Owner | { organizationId: number },
  query: RoutingFormsQuery,
): Promise<{ rows: FormRow[]; total: number }> {
  const { take = 100, skip = 0 } = query
  const ofPlace =
    'teamId' in place
      ? and(at(place), place.teamId === null ? eq(routingForm.user_id, place.userId) : undefined)
      : eq(routingForm.organization_id, place.organizationId)
  const where = and(
    ofPlace,
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
    .orderBy(...orderOf(routingForm, query), asc(routingForm.created_at), asc(routingForm.id))
    .limit(take)
    .offset(skip)
  const [{ total } = { total: 0 }] = await orm.select({ total: count() }).from(routingForm).where(where)
  return { rows, total }
}

type Definition = Pick<RoutingForm, 'name' | 'description' | 'disabled' | 'fields' | 'routes'>

export async function insertForm(
  { orm }: Tx,
  id: string,
  owner: Owner,
  form: Definition,
  now: Date,
): Promise<FormRow> {
  const { organizationId: organization_id, userId: user_id, teamId: team_id } = owner
  const [row] = await orm
    .insert(routingForm)
    .values({ id, organization_id, user_id, team_id, ...form, created_at: now, updated_at: now })
    .returning()
  if (!row) throw new Error('insert returned no row')
  return row
}

export async function updateForm(
  { orm }: Tx,
  id: string,
  changes: Partial<Definition>,
  now: Date,
): Promise<FormRow> {
  const [row] = await orm
    .update(routingForm)
    .set({ ...changes, version: sql`${routingForm.version} + 1`, updated_at: now })
    .where(eq(routingForm.id, id))
    .returning()
  if (!row) throw new Error('update returned no row')
  return row
}

/** Removes a form with its responses; workflows that name it do so no more. */
export async function deleteForm({ orm }: Tx, id: string): Promise<void> {
  await orm.delete(routingForm).where(eq(routingForm.id, id))
}
