import type { FormRoute, RoutingFormsQuery } from '@punctual/contracts'
import type { Orm, Tx } from '@punctual/db'
import { and, asc, count, eq, gt, isNotNull, isNull, ne } from 'drizzle-orm'
import type { Answers } from '../domain/form-answers.ts'
import { datesOf, orderOf } from './form-lists.ts'
import { routingFormResponse } from './schema.ts'

export type ResponseRow = typeof routingFormResponse.$inferSelect

/** A response to store; `email` in lower case. */
export interface NewResponse {
  organizationId: number
  formId: string
  formFillerId: string
  answers: Answers
  email: string | undefined
  route: FormRoute
  queued: boolean
}

/** Inserts a response. */
export async function insertResponse({ orm }: Tx, one: NewResponse, now: Date): Promise<ResponseRow> {
  const [row] = await orm
    .insert(routingFormResponse)
    .values({
      organizationId: one.organizationId,
      formId: one.formId,
      formFillerId: one.formFillerId,
      response: one.answers,
      email: one.email ?? null,
      route: one.route,
      eventTypeId: one.route.eventTypeId ?? null,
      queued: one.queued,
      createdAt: now,
      updatedAt: now,
    })
    .returning()
  if (!row) throw new Error('insert returned no row')
  return row
}

/** Returns a submitted response; `lock` locks its row until the transaction ends. */
export async function findResponse(
  orm: Orm,
  formId: string,
  id: number,
  { lock = false } = {},
): Promise<ResponseRow | undefined> {
  const query = orm
    .select()
    .from(routingFormResponse)
    .where(
      and(
        eq(routingFormResponse.formId, formId),
        eq(routingFormResponse.id, id),
        eq(routingFormResponse.queued, false),
      ),
    )
  const [row] = await (lock ? query.for('update') : query)
  return row
}

/** Returns a response to any form. */
export async function loadResponse(orm: Orm, id: number): Promise<ResponseRow | undefined> {
  const [row] = await orm.select().from(routingFormResponse).where(eq(routingFormResponse.id, id))
  return row
}

/** Returns a page of the responses to a form, and their total number. */
export async function listResponses(orm: Orm, formId: string, query: RoutingFormsQuery) {
  const { take = 100, skip = 0 } = query
  const where = and(
    eq(routingFormResponse.formId, formId),
    eq(routingFormResponse.queued, false),
    ...datesOf(routingFormResponse, query),
    query.routedToBookingUid === undefined
      ? undefined
      : eq(routingFormResponse.routedToBookingUid, query.routedToBookingUid),
  )
  const rows = await orm
    .select()
    .from(routingFormResponse)
    .where(where)
    .orderBy(...orderOf(routingFormResponse, query), asc(routingFormResponse.id))
    .limit(take)
    .offset(skip)
  const [{ total } = { total: 0 }] = await orm
    .select({ total: count() })
    .from(routingFormResponse)
    .where(where)
  return { rows, total }
}

/** Replaces the answers and the email of a response. */
export async function updateResponse(
  { orm }: Tx,
  id: number,
  changes: { answers: Answers; email: string | undefined },
  now: Date,
): Promise<ResponseRow> {
  const [row] = await orm
    .update(routingFormResponse)
    .set({ response: changes.answers, email: changes.email ?? null, updatedAt: now })
    .where(eq(routingFormResponse.id, id))
    .returning()
  if (!row) throw new Error('update returned no row')
  return row
}

/**
 * Links a response to its first booking, which must be of the same organization and of the event
 * type that the response leads to.
 * @returns the response if it was queued until now
 */
export async function routeToBooking(
  { orm }: Tx,
  by: { id: number } | { formFillerId: string },
  booking: { uid: string; organizationId: number; eventTypeId: number },
  now: Date,
): Promise<ResponseRow | undefined> {
  const which =
    'id' in by
      ? and(eq(routingFormResponse.id, by.id), eq(routingFormResponse.queued, false))
      : and(eq(routingFormResponse.formFillerId, by.formFillerId), eq(routingFormResponse.queued, true))
  const [row] = await orm
    .update(routingFormResponse)
    .set({ routedToBookingUid: booking.uid, queued: false, updatedAt: now })
    .where(
      and(
        which,
        eq(routingFormResponse.organizationId, booking.organizationId),
        eq(routingFormResponse.eventTypeId, booking.eventTypeId),
        isNull(routingFormResponse.routedToBookingUid),
      ),
    )
    .returning()
  return row && 'formFillerId' in by ? row : undefined
}

/** Returns whether the same email has booked through another response to the form since then. */
export async function hasBookedOtherwise(orm: Orm, response: ResponseRow, since: Date): Promise<boolean> {
  if (response.email === null) return false
  const [row] = await orm
    .select({ id: routingFormResponse.id })
    .from(routingFormResponse)
    .where(
      and(
        eq(routingFormResponse.formId, response.formId),
        eq(routingFormResponse.email, response.email),
        ne(routingFormResponse.id, response.id),
        gt(routingFormResponse.createdAt, since),
        isNotNull(routingFormResponse.routedToBookingUid),
      ),
    )
    .limit(1)
  return row !== undefined
}
