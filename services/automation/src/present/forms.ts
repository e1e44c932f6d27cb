import type { FormResponse, RoutingForm } from '@punctual/contracts'
import type { FormRow } from '../db/form-repository.ts'
import type { ResponseRow } from '../db/form-responses.ts'

/** Converts a stored routing form to its API shape. */
export const presentForm = (row: FormRow): RoutingForm => ({
  id: row.id,
  name: row.name,
  description: row.description,
  position: row.position,
  userId: row.user_id,
  teamId: row.team_id,
  disabled: row.disabled,
  fields: row.fields,
  routes: row.routes,
  settings: {},
  createdAt: row.created_at.toISOString(),
  updatedAt: row.updated_at.toISOString(),
})

/** Converts a stored response to its API shape. */
export const presentResponse = (row: ResponseRow): FormResponse => ({
  id: row.id,
  formId: row.form_id,
  formFillerId: row.form_filler_id,
  routedToBookingUid: row.routed_to_booking_uid,
  response: row.response,
  createdAt: row.created_at.toISOString(),
})
