import {
  badRequest,
  type CallerContext,
  DomainError,
  type EventTypeSummary,
  type WorkflowStepInput,
} from '@punctual/contracts'
import type { Orm } from '@punctual/db'
import { keepEventType, knownEventTypes } from './db/replicas.ts'
import { ownVerified } from './db/verified-resources.ts'
import { verifiedKind, verifiedResourceId } from './domain/workflow-rules.ts'
import type { AutomationDeps } from './service.ts'

/** Asks scheduling for an event type that no event has told of yet, so that a workflow can name one made a moment ago. */
async function learnEventType(
  { client, db }: AutomationDeps,
  caller: CallerContext,
  id: number,
): Promise<void> {
  try {
    await keepEventType(
      db.orm,
      await client.ask<EventTypeSummary>('scheduling', `/internal/event-types/${id}`, { caller }),
    )
  } catch (error) {
    if (!(error instanceof DomainError && error.status === 404)) throw error
  }
}

/** Whose workflow it is: what it names has to be theirs, whoever changes it. */
export type WorkflowOwner = Pick<CallerContext, 'userId' | 'organizationId'>

/**
 * The event types of an activation that are its owner's own. Unknown ids are ignored (contract 10, activation).
 * @throws badRequest for an event type of somebody else, as if it were missing
 */
export async function ownEventTypes(
  deps: AutomationDeps,
  caller: CallerContext,
  { userId }: WorkflowOwner,
  ids: readonly number[],
): Promise<number[]> {
  const { orm } = deps.db
  const held = new Set((await knownEventTypes(orm, ids)).map(({ id }) => id))
  for (const id of ids) if (!held.has(id)) await learnEventType(deps, caller, id)
  const known = (await knownEventTypes(orm, ids)).filter(({ deleted }) => !deleted)
  const foreign = known.filter((row) => row.team_id !== null || row.owner_id !== userId)
  if (foreign.length > 0) {
    throw badRequest({
      path: 'activation.activeOnEventTypeIds',
      message: `names event types that do not exist: ${foreign.map(({ id }) => id).join(', ')}`,
    })
  }
  return known.map(({ id }) => id)
}

/** @throws badRequest for a step whose verified email or phone is not the workflow's owner's */
export async function checkVerified(
  orm: Orm,
  owner: WorkflowOwner,
  steps: readonly WorkflowStepInput[],
): Promise<void> {
  const ids = steps.flatMap((step) => verifiedResourceId(step) ?? [])
  const own = await ownVerified(orm, owner, ids)
  const errors = steps.flatMap((step, at) => {
    const id = verifiedResourceId(step)
    const kind = verifiedKind(step.action)
    if (id === undefined || own.get(id) === kind) return []
    const field = kind === 'email' ? 'verifiedEmailId' : 'verifiedPhoneId'
    return [{ path: `steps.${at}.${field}`, message: `is not a verified ${kind} of yours` }]
  })
  if (errors.length > 0) throw badRequest(...errors)
}
