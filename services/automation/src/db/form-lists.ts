import type { RoutingFormsQuery } from '@punctual/contracts'
import { asc, desc, gt, lt, type SQL } from 'drizzle-orm'
import type { routingForm, routingFormResponse } from './schema.ts'

type Dated = typeof routingForm | typeof routingFormResponse

/** Returns the date conditions of a list query. */
export function datesOf({ createdAt, updatedAt }: Dated, query: RoutingFormsQuery): (SQL | undefined)[] {
  const { afterCreatedAt, beforeCreatedAt, afterUpdatedAt, beforeUpdatedAt } = query
  return [
    afterCreatedAt === undefined ? undefined : gt(createdAt, new Date(afterCreatedAt)),
    beforeCreatedAt === undefined ? undefined : lt(createdAt, new Date(beforeCreatedAt)),
    afterUpdatedAt === undefined ? undefined : gt(updatedAt, new Date(afterUpdatedAt)),
    beforeUpdatedAt === undefined ? undefined : lt(updatedAt, new Date(beforeUpdatedAt)),
  ]
}

/** Returns the order that a list query asks for; empty for none. */
export function orderOf({ createdAt, updatedAt }: Dated, query: RoutingFormsQuery): SQL[] {
  const by = { asc, desc }
  return [
    ...(query.sortCreatedAt ? [by[query.sortCreatedAt](createdAt)] : []),
    ...(query.sortUpdatedAt ? [by[query.sortUpdatedAt](updatedAt)] : []),
  ]
}
