import type { FormResponse, FormRoute, RoutingForm } from '@punctual/contracts'
import type { FormRow } from '../db/form-repository.ts'
import type { ResponseRow } from '../db/form-responses.ts'

/** Converts a stored routing form to its API shape. */
export const presentForm = (row: FormRow): RoutingForm => ({
  id: row.id,
  name: row.name,
  description: row.description,
  position: row.position,
  userId: row.userId,
  teamId: row.teamId,
  disabled: row.disabled,
  fields: row.fields,
  routes: row.routes,
  settings: {},
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
})

/** Converts a stored response to its API shape. */
export const presentResponse = (row: ResponseRow): FormResponse => ({
  id: row.id,
  formId: row.formId,
  formFillerId: row.formFillerId,
  routedToBookingUid: row.routedToBookingUid,
  response: row.response,
  createdAt: row.createdAt.toISOString(),
})

/** Converts a route and its slots to their API shape. */
export const presentRoute = (
  { eventTypeId, message, redirectUrl }: FormRoute,
  slots: Record<string, unknown> | undefined,
) => ({
  ...(eventTypeId === undefined ? {} : { eventTypeId }),
  ...(message === undefined ? {} : { routingCustomMessage: message }),
  ...(redirectUrl === undefined ? {} : { routingExternalRedirectUrl: redirectUrl }),
  ...(slots ? { slots } : {}),
})
