import type { BookingSnapshot } from '@punctual/contracts'
import type { Orm } from '@punctual/db'
import { and, asc, count, eq, inArray, isNull, or, type SQL, sql } from 'drizzle-orm'
import type { Owner } from '../domain/owner.ts'
import { workflow, workflowActivation, workflowFormActivation, workflowStep } from './schema.ts'

export type WorkflowRow = typeof workflow.$inferSelect
export type StepRow = typeof workflowStep.$inferSelect

/** A workflow with its ordered steps and the event types or routing forms that it is active on. */
export interface StoredWorkflow extends WorkflowRow {
  steps: StepRow[]
  eventTypeIds: number[]
  formIds: string[]
}

type Kind = WorkflowRow['kind']

/** Matches the workflows of a team, or all personal workflows of an organization. */
const at = ({ organizationId, teamId }: Omit<Owner, 'userId'>, kind: Kind) =>
  and(
    eq(workflow.organizationId, organizationId),
    teamId === null ? isNull(workflow.teamId) : eq(workflow.teamId, teamId),
    eq(workflow.kind, kind),
  )

/** Loads the steps and activations of workflows. */
export async function withParts(orm: Orm, rows: WorkflowRow[]): Promise<StoredWorkflow[]> {
  const ids = rows.map(({ id }) => id)
  if (ids.length === 0) return []
  const steps = await orm
    .select()
    .from(workflowStep)
    .where(inArray(workflowStep.workflowId, ids))
    .orderBy(asc(workflowStep.stepNumber), asc(workflowStep.id))
  const activations = await orm
    .select()
    .from(workflowActivation)
    .where(inArray(workflowActivation.workflowId, ids))
    .orderBy(asc(workflowActivation.eventTypeId))
  const forms = await orm
    .select()
    .from(workflowFormActivation)
    .where(inArray(workflowFormActivation.workflowId, ids))
    .orderBy(asc(workflowFormActivation.formId))
  return rows.map((row) => ({
    ...row,
    formIds: forms.filter((one) => one.workflowId === row.id).map((one) => one.formId),
    steps: steps.filter(({ workflowId }) => workflowId === row.id),
    eventTypeIds: activations.filter((one) => one.workflowId === row.id).map((one) => one.eventTypeId),
  }))
}

/**
 * Returns a workflow of a team or of a person in an organization; `lock` locks its row until the
 * transaction ends.
 */
export async function findWorkflow(
  orm: Orm,
  owner: Omit<Owner, 'userId'>,
  { id, kind }: { id: number; kind: Kind },
  { lock = false } = {},
): Promise<StoredWorkflow | undefined> {
  const query = orm
    .select()
    .from(workflow)
    .where(and(eq(workflow.id, id), at(owner, kind)))
  const rows = await (lock ? query.for('update') : query)
  return (await withParts(orm, rows))[0]
}

/** Returns a page of a team's or a person's workflows, oldest first, and their total number. */
export async function listWorkflows(
  orm: Orm,
  owner: Owner,
  kind: Kind,
  page: { take: number; skip: number },
) {
  const own = owner.teamId === null ? eq(workflow.userId, owner.userId) : undefined
  const where = and(at(owner, kind), own)
  const rows = await orm
    .select()
    .from(workflow)
    .where(where)
    .orderBy(asc(workflow.id))
    .limit(page.take)
    .offset(page.skip)
  const [{ total } = { total: 0 }] = await orm.select({ total: count() }).from(workflow).where(where)
  return { workflows: await withParts(orm, rows), total }
}

/** Returns a workflow of any owner, for timers and consumers. */
export async function loadWorkflow(orm: Orm, id: number): Promise<StoredWorkflow | undefined> {
  return (await withParts(orm, await orm.select().from(workflow).where(eq(workflow.id, id))))[0]
}

/**
 * Matches the workflows of an event type's owner; those of a managed copy are its user's and the
 * managing team's.
 */
function ofItsOwners({ ownerId, teamId, organizationId, parent }: EventTypeOwners): SQL | undefined {
  const within = eq(workflow.organizationId, organizationId)
  if (teamId !== null) return and(within, eq(workflow.teamId, teamId))
  const own = and(within, eq(workflow.userId, ownerId), isNull(workflow.teamId))
  if (!parent) return own
  return or(own, and(eq(workflow.organizationId, parent.organizationId), eq(workflow.teamId, parent.teamId)))
}

type EventTypeOwners = Pick<
  BookingSnapshot['eventType'],
  'id' | 'ownerId' | 'teamId' | 'organizationId' | 'parent'
>

/**
 * Returns the workflows of an event type's owners that are active on all event types or name this
 * one.
 */
export async function workflowsFor(orm: Orm, eventType: EventTypeOwners): Promise<StoredWorkflow[]> {
  const { id, parent } = eventType
  const named = orm
    .select({ id: workflowActivation.workflowId })
    .from(workflowActivation)
    .where(inArray(workflowActivation.eventTypeId, parent ? [id, parent.id] : [id]))
  const rows = await orm
    .select()
    .from(workflow)
    .where(
      and(
        ofItsOwners(eventType),
        eq(workflow.kind, 'event-type'),
        sql`(${workflow.activeOnAll} or ${inArray(workflow.id, named)})`,
      ),
    )
    .orderBy(asc(workflow.id))
  return withParts(orm, rows)
}

/** Returns the workflows of a form's team that are active on all routing forms or name this one. */
export async function workflowsForForm(
  orm: Orm,
  form: { id: string; teamId: number | null; organizationId: number },
): Promise<StoredWorkflow[]> {
  if (form.teamId === null) return []
  const named = orm
    .select({ id: workflowFormActivation.workflowId })
    .from(workflowFormActivation)
    .where(eq(workflowFormActivation.formId, form.id))
  const rows = await orm
    .select()
    .from(workflow)
    .where(and(at(form, 'routing-form'), or(workflow.activeOnAll, inArray(workflow.id, named))))
    .orderBy(asc(workflow.id))
  return withParts(orm, rows)
}
