import {
  badRequest,
  type CallerContext,
  DomainError,
  type EventTypeSummary,
  type MemberMatchesAnswer,
  type RoutingForm,
  type UpdateFormWorkflow,
  type UpdateWorkflow,
  type WorkflowStepInput,
} from '@punctual/contracts'
import type { Orm } from '@punctual/db'
import { ownForms } from '../db/form-repository.ts'
import { findEventTypes, storeEventTypes } from '../db/owner-replicas.ts'
import { ownVerified } from '../db/verified-resources.ts'
import type { Activation } from '../db/workflow-changes.ts'
import type { AutomationDeps } from '../deps.ts'
import type { Owner } from '../domain/owner.ts'
import { verifiedField, verifiedKind, verifiedResourceId } from '../domain/workflow-rules.ts'

/**
 * Limit of requests for unknown ids. Ids ascend and unknown ones are usually new, so the highest
 * are requested.
 */
const maxRequests = 50

/**
 * Asks scheduling for an event type whose event has not arrived yet, so that a workflow can name a
 * new one.
 */
async function fetchEventType(
  { client, db }: AutomationDeps,
  caller: CallerContext,
  id: number,
): Promise<void> {
  try {
    const path = `/internal/event-types/${id}`
    await storeEventTypes(db, [await client.ask<EventTypeSummary>('scheduling', path, { caller })])
  } catch (error) {
    if (!(error instanceof DomainError && error.status === 404)) throw error
  }
}

/**
 * Returns the event types among `ids` that belong to the owner. Ids that are unknown in the owner's
 * organization are ignored.
 * @throws badRequest for another owner's event type in that organization, with the message for a
 *   missing one
 */
export async function ownEventTypes(
  deps: AutomationDeps,
  caller: CallerContext,
  owner: Owner,
  ids: readonly number[],
  path = 'activation.activeOnEventTypeIds',
): Promise<number[]> {
  const { orm } = deps.db
  const replicated = new Set((await findEventTypes(orm, ids)).map(({ id }) => id))
  const missing = ids.filter((id) => !replicated.has(id)).sort((a, b) => b - a)
  for (const id of missing.slice(0, maxRequests)) await fetchEventType(deps, caller, id)
  const known = (await findEventTypes(orm, ids)).filter(
    (row) => !row.deleted && row.organizationId === owner.organizationId,
  )
  const ofOthers = known.filter((row) => !belongsTo(row, owner))
  if (ofOthers.length > 0) {
    throw badRequest({
      path,
      message: `names event types that do not exist: ${ofOthers.map(({ id }) => id).join(', ')}`,
    })
  }
  return known.map(({ id }) => id)
}

/** Whether an event type belongs to the team, or to the person. */
const belongsTo = (
  row: { ownerId: number; teamId: number | null },
  { userId, teamId }: Pick<Owner, 'userId' | 'teamId'>,
): boolean => (teamId === null ? row.teamId === null && row.ownerId === userId : row.teamId === teamId)

/**
 * Returns the event types and routing forms of an activation that belong to the owner. Ids that are
 * unknown in the owner's organization are ignored.
 * @throws badRequest for another owner's ids in that organization, with the message for missing
 *   ones
 */
export async function ownActivation(
  deps: AutomationDeps,
  caller: CallerContext,
  owner: Owner,
  given: NonNullable<UpdateWorkflow['activation']> & NonNullable<UpdateFormWorkflow['activation']>,
): Promise<Activation> {
  return {
    onAll: given.isActiveOnAllEventTypes ?? given.isActiveOnAllRoutingForms ?? false,
    eventTypeIds: await ownEventTypes(deps, caller, owner, given.activeOnEventTypeIds ?? []),
    formIds: await ownForms(deps.db.orm, owner, given.activeOnRoutingFormIds ?? []),
  }
}

/**
 * Checks that the owner has verified the addresses that steps send to.
 * @throws badRequest naming each step with another address
 */
export async function checkVerified(
  orm: Orm,
  owner: Owner,
  steps: readonly WorkflowStepInput[],
): Promise<void> {
  const ids = steps.flatMap((step) => verifiedResourceId(step) ?? [])
  const own = await ownVerified(orm, owner, ids)
  const errors = steps.flatMap((step, at) => {
    const id = verifiedResourceId(step)
    const kind = verifiedKind(step.action)
    if (id === undefined || !kind || own.get(id) === kind) return []
    return [{ path: `steps.${at}.${verifiedField[kind]}`, message: `is not a verified ${kind} of yours` }]
  })
  if (errors.length > 0) throw badRequest(...errors)
}

/**
 * Checks that the routes of a form lead to its owner's event types.
 * @throws badRequest for a missing event type and, with the same message, for one of another owner
 */
export async function checkRouteTargets(
  deps: AutomationDeps,
  caller: CallerContext,
  owner: Owner,
  routes: RoutingForm['routes'],
): Promise<void> {
  const targets = routes.flatMap(({ action }, at) =>
    action.type === 'eventType' && action.eventTypeId !== undefined ? [{ id: action.eventTypeId, at }] : [],
  )
  await checkAttributes(deps, caller, owner, routes)
  for (const { id, at } of targets) {
    const path = `routes.${at}.action.eventTypeId`
    const own = await ownEventTypes(deps, caller, owner, [id], path)
    if (own.length === 0) throw badRequest({ path, message: 'names an event type that does not exist' })
  }
}

/**
 * Checks the attributes that routes choose members by.
 * @throws badRequest for a form that is not of a team in an organization, and for attributes that
 *   the organization does not have
 */
async function checkAttributes(
  { client }: AutomationDeps,
  caller: CallerContext,
  { organizationId, teamId }: Owner,
  routes: RoutingForm['routes'],
): Promise<void> {
  const named = routes.flatMap(({ memberConditions = [] }, at) =>
    memberConditions.map(({ attributeId }, index) => ({
      attributeId,
      path: `routes.${at}.memberConditions.${index}.attributeId`,
    })),
  )
  const [first] = named
  if (!first) return
  if (teamId === null)
    throw badRequest({ path: first.path, message: 'can be used in the form of a team only' })
  const conditions = named.map(({ attributeId }) => ({ attributeId, operator: 'anyOf', values: [] }))
  const { unknownAttributeIds } = await client.ask<MemberMatchesAnswer>(
    'identity',
    '/internal/member-matches',
    { caller, method: 'POST', body: { organizationId, teamId, conditions } },
  )
  const unknown = named.find(({ attributeId }) => unknownAttributeIds.includes(attributeId))
  if (unknown) throw badRequest({ path: unknown.path, message: 'names an attribute that does not exist' })
}
