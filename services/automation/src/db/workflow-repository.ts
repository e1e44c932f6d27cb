import type { BookingSnapshot } from '@punctual/contracts'
import type { Orm } from '@punctual/db'
import { and, asc, count, eq, inArray, isNull, or, type SQL, sql } from 'drizzle-orm'
import type { Owner } from '../places.ts'
import { workflow, workflowActivation, workflowFormActivation, workflowStep } from './schema.ts'

export type WorkflowRow = typeof workflow.$inferSelect
export type StepRow = typeof workflowStep.$inferSelect

/** A workflow with its steps, in their order, and the event types or routing forms it is active on. */
export interface StoredWorkflow extends WorkflowRow {
  steps: StepRow[]
  eventTypeIds: number[]
  formIds: string[]
}

type Kind = WorkflowRow['kind']

/** Those of a team, or those of people within an organization. */
const at = ({ organizationId, teamId }: Omit<Owner, 'userId'>, kind: Kind) =>
  and(
    eq(workflow.organization_id, organizationId),
    teamId === null ? isNull(workflow.team_id) : eq(workflow.team_id, teamId),
    eq(workflow.kind, kind),
  )

/** @returns the rows with their steps and what they are active on */
export async function withParts(orm: Orm, rows: WorkflowRow[]): Promise<StoredWorkflow[]> {
  const ids = rows.map(({ id }) => id)
  if (ids.length === 0) return []
  const steps = await orm
    .select()
    .from(workflowStep)
    .where(inArray(workflowStep.workflow_id, ids))
    .orderBy(asc(workflowStep.step_number), asc(workflowStep.id))
  const activations = await orm
    .select()
    .from(workflowActivation)
    .where(inArray(workflowActivation.workflow_id, ids))
    .orderBy(asc(workflowActivation.event_type_id))
  const forms = await orm
    .select()
    .from(workflowFormActivation)
    .where(inArray(workflowFormActivation.workflow_id, ids))
    .orderBy(asc(workflowFormActivation.form_id))
  return rows.map((row) => ({
    ...row,
    formIds: forms.filter((one) => one.workflow_id === row.id).map((one) => one.form_id),
    steps: steps.filter(({ workflow_id }) => workflow_id === row.id),
    eventTypeIds: activations.filter((one) => one.workflow_id === row.id).map((one) => one.event_type_id),
  }))
}

/** @returns a team's workflow, or that of a person of the organization; `lock` holds its row until the transaction ends */
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

/** @returns a team's workflows, or a person's own, oldest first, and how many there are in all */
export async function listWorkflows(
  orm: Orm,
  owner: Owner,
  kind: Kind,
  page: { take: number; skip: number },
) {
  const own = owner.teamId === null ? eq(workflow.user_id, owner.userId) : undefined
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

/** @returns one workflow with its parts, whoever owns it; for the timers and consumers of this service */
export async function loadWorkflow(orm: Orm, id: number): Promise<StoredWorkflow | undefined> {
  return (await withParts(orm, await orm.select().from(workflow).where(eq(workflow.id, id))))[0]
}

/** Those of whoever an event type is of; a managed one's copy is its user's, and of the team's that manages it. */
function ofItsOwners({ ownerId, teamId, organizationId, parent }: EventTypeOwners): SQL | undefined {
  const within = eq(workflow.organization_id, organizationId)
  if (teamId !== null) return and(within, eq(workflow.team_id, teamId))
  const own = and(within, eq(workflow.user_id, ownerId), isNull(workflow.team_id))
  if (!parent) return own
  return or(
    own,
    and(eq(workflow.organization_id, parent.organizationId), eq(workflow.team_id, parent.teamId)),
  )
}

type EventTypeOwners = Pick<
  BookingSnapshot['eventType'],
  'id' | 'ownerId' | 'teamId' | 'organizationId' | 'parent'
>

/** @returns the workflows that are active on an event type: its owners' for all event types, and those that name it */
export async function workflowsFor(orm: Orm, eventType: EventTypeOwners): Promise<StoredWorkflow[]> {
  const { id, parent } = eventType
  const named = orm
    .select({ id: workflowActivation.workflow_id })
    .from(workflowActivation)
    .where(inArray(workflowActivation.event_type_id, parent ? [id, parent.id] : [id]))
  const rows = await orm
    .select()
    .from(workflow)
    .where(
      and(
        ofItsOwners(eventType),
        eq(workflow.kind, 'event-type'),
        sql`(${workflow.active_on_all} or ${inArray(workflow.id, named)})`,
      ),
    )
    .orderBy(asc(workflow.id))
  return withParts(orm, rows)
}

/** @returns the workflows that are active on a team's routing form: those for all of them, and those that name it */
export async function workflowsForForm(
  orm: Orm,
  form: { id: string; teamId: number | null; organizationId: number },
): Promise<StoredWorkflow[]> {
  if (form.teamId === null) return []
  const named = orm
    .select({ id: workflowFormActivation.workflow_id })
    .from(workflowFormActivation)
    .where(eq(workflowFormActivation.form_id, form.id))
  const rows = await orm
    .select()
    .from(workflow)
    .where(and(at(form, 'routing-form'), or(workflow.active_on_all, inArray(workflow.id, named))))
    .orderBy(asc(workflow.id))
  return withParts(orm, rows)
}
