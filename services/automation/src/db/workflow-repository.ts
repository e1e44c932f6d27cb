import type { BookingSnapshot } from '@punctual/contracts'
import type { Orm, Tx } from '@punctual/db'
import { and, asc, count, eq, inArray, isNull, or } from 'drizzle-orm'
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

type EventTypeOwners = Pick<
  BookingSnapshot['eventType'],
  'id' | 'ownerId' | 'teamId' | 'organizationId' | 'parent'
>

/**
 * Returns the workflows of an event type's owners that are active on all event types or name this
 * one. Those of a managed copy are its user's and the managing team's.
 */
export async function workflowsFor({ sql, orm }: Tx, eventType: EventTypeOwners): Promise<StoredWorkflow[]> {
  const { id, ownerId, teamId, organizationId, parent } = eventType
  // Each change of a booking asks, mostly for none, and the query builder took longer to build the
  // statement than Postgres to run it.
  const rows = await sql<WorkflowRow[]>`
    select id, organization_id as "organizationId", user_id as "userId", team_id as "teamId", name, kind, trigger,
      offset_value as "offsetValue", offset_unit as "offsetUnit", active_on_all as "activeOnAll", version,
      created_at as "createdAt", updated_at as "updatedAt"
    from workflow w
    where kind = 'event-type'
      and ${
        teamId === null
          ? sql`(organization_id = ${organizationId} and user_id = ${ownerId} and team_id is null
              or organization_id = ${parent?.organizationId ?? null}::bigint
                and team_id = ${parent?.teamId ?? null}::bigint)`
          : sql`organization_id = ${organizationId} and team_id = ${teamId}`
      }
      and (active_on_all or exists (
        select from workflow_activation a
        where a.workflow_id = w.id and a.event_type_id = any(${parent ? [id, parent.id] : [id]}::bigint[])))
    order by id`
  return withParts(orm, [...rows])
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
