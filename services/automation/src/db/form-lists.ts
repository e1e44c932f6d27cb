import type { RoutingFormsQuery } from '@punctual/contracts'
import { asc, desc, gt, lt, type SQL } from 'drizzle-orm'
import type { routingForm, routingFormResponse } from './form-schema.ts'

type Dated = typeof routingForm | typeof routingFormResponse

/** Returns the date conditions of a list query. */
export function datesOf({ created_at, updated_at }: Dated, query: RoutingFormsQuery): (SQL | undefined)[] {
  const { afterCreatedAt, beforeCreatedAt, afterUpdatedAt, beforeUpdatedAt } = query
  return [
    afterCreatedAt === undefined ? undefined : gt(created_at, new Date(afterCreatedAt)),
    beforeCreatedAt === undefined ? undefined : lt(created_at, new Date(beforeCreatedAt)),
    afterUpdatedAt === undefined ? undefined : gt(updated_at, new Date(afterUpdatedAt)),
    beforeUpdatedAt === undefined ? undefined : lt(updated_at, new Date(beforeUpdatedAt)),
  ]
}

/** Returns the order that a list query asks for; empty for none. */
export function orderOf({ created_at, updated_at }: Dated, query: RoutingFormsQuery): SQL[] {
  const by = { asc, desc }
  return [
    ...(query.sortCreatedAt ? [by[query.sortCreatedAt](created_at)] : []),
    ...(query.sortUpdatedAt ? [by[query.sortUpdatedAt](updated_at)] : []),
  ]
}
