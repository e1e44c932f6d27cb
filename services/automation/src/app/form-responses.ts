import { randomUUID } from 'node:crypto'
import {
  badRequest,
  type CallerContext,
  DomainError,
  type FormRoute,
  type FormSlotsQuery,
  type MemberMatchesAnswer,
  type UpdateFormResponse,
} from '@punctual/contracts'
import type { Tx } from '@punctual/db'
import type { Static } from '@sinclair/typebox'
import type { FormRow } from '../db/form-repository.ts'
import {
  findResponse,
  insertResponse,
  type ResponseRow,
  updateResponse as updateRow,
} from '../db/form-responses.ts'
import { emailOf } from '../db/user-replicas.ts'
import type { AutomationDeps } from '../deps.ts'
import {
  type Answers,
  answerOfType,
  memberConditionsFor,
  readAnswers,
  routeFor,
} from '../domain/form-answers.ts'
import { type AskedForm, requireForm } from '../guards/require-form.ts'
import { submit } from './form-submissions.ts'

/** Most members that a list of slots and a booking can name. */
const maxRouted = 1000

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
 * Returns the route with the members whose attributes meet its conditions; without conditions, or
 * when none does, all hosts are possible (docs/domain.md#routing-forms).
 */
export async function withMembers(
  { client }: AutomationDeps,
  caller: CallerContext,
  form: FormRow,
  routed: Routed,
): Promise<Routed> {
  const { organizationId, teamId } = form
  const conditions = memberConditionsFor(form, routed.answers).filter(({ values }) => values.length > 0)
  if (conditions.length === 0 || teamId === null) return routed
  const { userIds } = await client.ask<MemberMatchesAnswer>('identity', '/internal/member-matches', {
    caller,
    method: 'POST',
    body: { organizationId, teamId, conditions },
  })
  return {
    ...routed,
    route: { ...routed.route, ...(userIds.length > 0 && { teamMemberIds: userIds.slice(0, maxRouted) }) },
  }
}

/** Returns the address of the member whom a route leads to; undefined unless it is a single one. */
export async function onlyMember(
  { db }: Pick<AutomationDeps, 'db'>,
  { teamMemberIds = [] }: FormRoute,
): Promise<string | undefined> {
  const [only, ...others] = teamMemberIds
  return only !== undefined && others.length === 0 ? emailOf(db.orm, only) : undefined
}

/**
 * Returns the slots of the event type that a response leads to; undefined for a route to a message
 * or URL.
 */
export async function slotsOf(
  { client }: AutomationDeps,
  caller: CallerContext,
  { eventTypeId, teamMemberIds = [] }: FormRoute,
  query: FormSlotsQuery,
): Promise<Record<string, unknown> | undefined> {
  if (eventTypeId === undefined) return undefined
  const { start, end, timeZone, duration, format, bookingUidToReschedule } = query
  const missing = Object.entries({ start, end }).filter(([, value]) => value === undefined)
  if (missing.length > 0) throw badRequest(...missing.map(([path]) => ({ path, message: 'is required' })))
  const asked = { start, end, timeZone, duration, format, bookingUidToReschedule }
  const search = new URLSearchParams({ eventTypeId: String(eventTypeId) })
  for (const [name, value] of Object.entries(asked)) if (value !== undefined) search.set(name, String(value))
  if (teamMemberIds.length > 0) search.set('routedTeamMemberIds', teamMemberIds.join())
  const path = `/v2/slots?${search}`
  const answer = await client.ask<{ data: Record<string, unknown> }>('scheduling', path, { caller })
  return answer.data
}

/**
 * Stores a response and submits it. A queued one is submitted once a booking names its
 * `formFillerId`.
 */
export async function createResponse(
  tx: Tx,
  form: FormRow,
  { answers, route, queued }: Routed & { queued: boolean },
  run: { publicUrl: string; now: Date },
): Promise<ResponseRow> {
  const response = await insertResponse(
    tx,
    {
      organizationId: form.organizationId,
      formId: form.id,
      formFillerId: randomUUID(),
      answers,
      route,
      queued,
      email: emailIn(form, answers),
    },
    run.now,
  )
  if (!queued) await submit(tx, { form, response }, run)
  return response
}

const emailIn = ({ fields }: FormRow, answers: Answers): string | undefined =>
  answerOfType(fields, answers, 'email')?.toLowerCase()

/**
 * Replaces the answers to the given fields of a response; triggers nothing.
 * @throws DomainError routing_form_response_not_found (404)
 */
export function updateResponse(
  deps: AutomationDeps,
  asked: AskedForm & { responseId: number },
  { response: given = {} }: Static<typeof UpdateFormResponse>,
): Promise<ResponseRow> {
  return deps.db.transaction(async (tx) => {
    const form = await requireForm(tx.orm, asked, 'routingForm.update')
    const before = await findResponse(tx.orm, form.id, asked.responseId, { lock: true })
    if (!before) throw new DomainError('routing_form_response_not_found')
    const unchanged = Object.fromEntries(
      Object.entries(before.response).filter(([id]) => !answersField(form.fields, given, id)),
    )
    const answers = readAnswers(form.fields, { ...unchanged, ...given })
    const changes = { answers, email: emailIn(form, answers) }
    return updateRow(tx, before.id, changes, deps.clock.now())
  })
}

/** Whether an answer is given for a field, by its id or its identifier. */
function answersField(
  fields: { id: string; identifier: string }[],
  given: Record<string, unknown>,
  id: string,
): boolean {
  const identifier = fields.find((field) => field.id === id)?.identifier
  return Object.hasOwn(given, id) || (identifier !== undefined && Object.hasOwn(given, identifier))
}
