import {
  badRequest,
  type CallerContext,
  DomainError,
  type FormRoute,
  type FormSlotsQuery,
} from '@punctual/contracts'
import type { FormRow } from '../db/form-repository.ts'
import { type Answers, readAnswers } from '../domain/form-answers.ts'
import { routeFor } from '../domain/form-routes.ts'
import type { AutomationDeps } from '../service.ts'

/** The parsed answers of a response and the route that they lead to. */
export interface Routed {
  answers: Answers
  route: FormRoute
}

/**
 * Reads answers, as `{identifier: value}` or nested under `response`, and follows the form's
 * routes.
 * @throws DomainError routing_form_disabled, badRequest naming every invalid answer
 */
export function routeAnswers(form: FormRow, given: Record<string, unknown>): Routed {
  if (form.disabled) throw new DomainError('routing_form_disabled')
  const { response } = given
  const isNested = typeof response === 'object' && response !== null && !Array.isArray(response)
  const answers = readAnswers(form.fields, isNested ? (response as Record<string, unknown>) : given)
  return { answers, route: routeFor(form, answers) }
}

/**
 * Returns the slots of the event type that a response leads to; undefined for a route to a message
 * or URL.
 */
export async function slotsOf(
  { client }: AutomationDeps,
  caller: CallerContext,
  { eventTypeId }: FormRoute,
  query: FormSlotsQuery,
): Promise<Record<string, unknown> | undefined> {
  if (eventTypeId === undefined) return undefined
  const { start, end, timeZone, duration, format, bookingUidToReschedule } = query
  const missing = Object.entries({ start, end }).filter(([, value]) => value === undefined)
  if (missing.length > 0) throw badRequest(...missing.map(([path]) => ({ path, message: 'is required' })))
  const asked = { start, end, timeZone, duration, format, bookingUidToReschedule }
  const search = new URLSearchParams({ eventTypeId: String(eventTypeId) })
  for (const [name, value] of Object.entries(asked)) if (value !== undefined) search.set(name, String(value))
  const path = `/v2/slots?${search}`
  const answer = await client.ask<{ data: Record<string, unknown> }>('scheduling', path, { caller })
  return answer.data
}

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
