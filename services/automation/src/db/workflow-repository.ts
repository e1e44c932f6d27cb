import type { CallerContext, CreateWorkflow, UpdateWorkflow, WorkflowStepInput } from '@punctual/contracts'
import type { Orm, Tx } from '@punctual/db'
import { and, asc, count, eq, inArray, isNull, notInArray, sql } from 'drizzle-orm'
import { defaultOffset } from '../domain/offsets.ts'
import { verifiedResourceId } from '../domain/workflow-rules.ts'
import { workflow, workflowActivation, workflowStep } from './schema.ts'

export type WorkflowRow = typeof workflow.$inferSelect
export type StepRow = typeof workflowStep.$inferSelect

/** A workflow with its steps, in their order, and the event types it is active on. */
export interface StoredWorkflow extends WorkflowRow {
  steps: StepRow[]
  eventTypeIds: number[]
}

/** The event-type workflows of people, not of teams, within the organization that the caller acts in. */
const ofPeople = ({ organizationId }: CallerContext) =>
  and(eq(workflow.organization_id, organizationId), isNull(workflow.team_id), eq(workflow.kind, 'event-type'))

async function withParts(orm: Orm, rows: WorkflowRow[]): Promise<StoredWorkflow[]> {
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
  return rows.map((row) => ({
    ...row,
    steps: steps.filter(({ workflow_id }) => workflow_id === row.id),
    eventTypeIds: activations.filter((one) => one.workflow_id === row.id).map((one) => one.event_type_id),
  }))
}

/** @returns a person's workflow, or undefined; `lock` holds its row until the transaction ends */
export async function findWorkflow(
  orm: Orm,
  caller: CallerContext,
  id: number,
  { lock = false } = {},
): Promise<StoredWorkflow | undefined> {
  const query = orm
    .select()
    .from(workflow)
    .where(and(eq(workflow.id, id), ofPeople(caller)))
  const rows = await (lock ? query.for('update') : query)
  return (await withParts(orm, rows))[0]
}

/** @returns the caller's own event-type workflows, oldest first, and how many there are in all */
export async function listWorkflows(orm: Orm, caller: CallerContext, page: { take: number; skip: number }) {
  const where = and(ofPeople(caller), eq(workflow.user_id, caller.userId))
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

/** @returns the workflows that are active on an event type: its owner's for all event types, and those that name it */
export async function workflowsFor(
  orm: Orm,
  eventType: { id: number; ownerId: number; teamId: number | null; organizationId: number },
): Promise<StoredWorkflow[]> {
  const named = orm
    .select({ id: workflowActivation.workflow_id })
    .from(workflowActivation)
    .where(eq(workflowActivation.event_type_id, eventType.id))
  const owner =
    eventType.teamId === null
      ? and(eq(workflow.user_id, eventType.ownerId), isNull(workflow.team_id))
      : eq(workflow.team_id, eventType.teamId)
  const rows = await orm
    .select()
    .from(workflow)
    .where(
      and(
        eq(workflow.organization_id, eventType.organizationId),
        owner,
        eq(workflow.kind, 'event-type'),
        sql`(${workflow.active_on_all} or ${inArray(workflow.id, named)})`,
      ),
    )
    .orderBy(asc(workflow.id))
  return withParts(orm, rows)
}

const stepColumns = (step: WorkflowStepInput) => ({
  step_number: step.stepNumber,
  action: step.action,
  template: step.template ?? 'custom',
  sender: step.sender ?? 'Default Sender',
  subject: step.message.subject,
  html: step.message.html ?? null,
  body_text: step.message.text ?? null,
  include_calendar_event: step.includeCalendarEvent ?? false,
  phone_required: step.phoneRequired ?? false,
})

/** Full replacement (contract 10, E16): with an id -> updated, without -> added, not listed -> gone. */
async function replaceSteps(tx: Tx, workflowId: number, steps: readonly WorkflowStepInput[]): Promise<void> {
  const kept = steps.flatMap(({ id }) => (id === undefined ? [] : [id]))
  const ofWorkflow = eq(workflowStep.workflow_id, workflowId)
  await tx.orm
    .delete(workflowStep)
    .where(kept.length === 0 ? ofWorkflow : and(ofWorkflow, notInArray(workflowStep.id, kept)))
  for (const step of steps) {
    const verified = verifiedResourceId(step)
    const columns = {
      ...stepColumns(step),
      ...(verified === undefined ? {} : { verified_resource_id: verified }),
    }
    if (step.id === undefined)
      await tx.orm.insert(workflowStep).values({ workflow_id: workflowId, ...columns })
    else
      await tx.orm
        .update(workflowStep)
        .set(columns)
        .where(and(ofWorkflow, eq(workflowStep.id, step.id)))
  }
}

async function replaceActivation(tx: Tx, workflowId: number, eventTypeIds: readonly number[]): Promise<void> {
  await tx.orm.delete(workflowActivation).where(eq(workflowActivation.workflow_id, workflowId))
  const rows = [...new Set(eventTypeIds)].map((id) => ({ workflow_id: workflowId, event_type_id: id }))
  if (rows.length > 0) await tx.orm.insert(workflowActivation).values(rows)
}

const triggerColumns = ({ type, offset = defaultOffset }: CreateWorkflow['trigger']) => ({
  trigger: type,
  offset_value: offset.value,
  offset_unit: offset.unit,
})

/** Inserts a workflow of the caller. `eventTypeIds` are those of the input that are the caller's. */
export async function insertWorkflow(
  tx: Tx,
  caller: CallerContext,
  input: CreateWorkflow,
  eventTypeIds: readonly number[],
  at: Date,
): Promise<StoredWorkflow> {
  const [row] = await tx.orm
    .insert(workflow)
    .values({
      organization_id: caller.organizationId,
      user_id: caller.userId,
      name: input.name,
      ...triggerColumns(input.trigger),
      active_on_all: input.activation.isActiveOnAllEventTypes ?? false,
      created_at: at,
      updated_at: at,
    })
    .returning()
  if (!row) throw new Error('insert returned no row')
  await replaceActivation(tx, row.id, eventTypeIds)
  await replaceSteps(tx, row.id, input.steps)
  return (await withParts(tx.orm, [row]))[0] as StoredWorkflow
}

/** Changes what the input names; steps given replace all steps. */
export async function updateWorkflow(
  tx: Tx,
  id: number,
  input: UpdateWorkflow,
  eventTypeIds: readonly number[],
  at: Date,
): Promise<StoredWorkflow> {
  const [row] = await tx.orm
    .update(workflow)
    .set({
      ...(input.name === undefined ? {} : { name: input.name }),
      ...(input.trigger ? triggerColumns(input.trigger) : {}),
      ...(input.activation ? { active_on_all: input.activation.isActiveOnAllEventTypes ?? false } : {}),
      version: sql`${workflow.version} + 1`,
      updated_at: at,
    })
    .where(eq(workflow.id, id))
    .returning()
  if (!row) throw new Error('update returned no row')
  if (input.activation) await replaceActivation(tx, id, eventTypeIds)
  if (input.steps) await replaceSteps(tx, id, input.steps)
  return (await withParts(tx.orm, [row]))[0] as StoredWorkflow
}

/** Removes a workflow with its steps and activation. Its timers find it gone and say nothing. */
export async function deleteWorkflow(tx: Tx, id: number): Promise<void> {
  await tx.orm.delete(workflow).where(eq(workflow.id, id))
}
