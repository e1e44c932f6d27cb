import type { UpdateFormWorkflow, UpdateWorkflow, WorkflowStepInput } from '@punctual/contracts'
import type { Tx } from '@punctual/db'
import { and, eq, notInArray, sql } from 'drizzle-orm'
import { offsetOf } from '../domain/offsets.ts'
import type { Owner } from '../domain/owner.ts'
import { verifiedResourceId } from '../domain/workflow-rules.ts'
import { message, workflow, workflowActivation, workflowFormActivation, workflowStep } from './schema.ts'
import { type StoredWorkflow, type WorkflowRow, withParts } from './workflow-repository.ts'

/** The event types and routing forms that a workflow is active on. */
export interface Activation {
  onAll: boolean
  eventTypeIds: readonly number[]
  formIds: readonly string[]
}

const stepColumns = (step: WorkflowStepInput) => ({
  stepNumber: step.stepNumber,
  action: step.action,
  template: step.template ?? 'custom',
  sender: step.sender ?? 'Default Sender',
  subject: step.message.subject,
  html: step.message.html ?? null,
  bodyText: step.message.text ?? null,
  includeCalendarEvent: step.includeCalendarEvent ?? false,
  phoneRequired: step.phoneRequired ?? false,
})

/**
 * Replaces all steps (docs/domain.md#workflows): updates those with an id, adds those without,
 * deletes the others.
 */
async function replaceSteps(tx: Tx, workflowId: number, steps: readonly WorkflowStepInput[]): Promise<void> {
  const keptIds = steps.flatMap(({ id }) => (id === undefined ? [] : [id]))
  const ofWorkflow = eq(workflowStep.workflowId, workflowId)
  await tx.orm
    .delete(workflowStep)
    .where(keptIds.length === 0 ? ofWorkflow : and(ofWorkflow, notInArray(workflowStep.id, keptIds)))
  for (const step of steps) {
    const verified = verifiedResourceId(step)
    const columns = {
      ...stepColumns(step),
      ...(verified === undefined ? {} : { verifiedResourceId: verified }),
    }
    if (step.id === undefined) await tx.orm.insert(workflowStep).values({ workflowId, ...columns })
    else
      await tx.orm
        .update(workflowStep)
        .set(columns)
        .where(and(ofWorkflow, eq(workflowStep.id, step.id)))
  }
}

async function replaceActivation({ orm }: Tx, workflowId: number, activation: Activation): Promise<void> {
  await orm.delete(workflowActivation).where(eq(workflowActivation.workflowId, workflowId))
  await orm.delete(workflowFormActivation).where(eq(workflowFormActivation.workflowId, workflowId))
  const eventTypes = [...new Set(activation.eventTypeIds)].map((id) => ({ eventTypeId: id }))
  const forms = [...new Set(activation.formIds)].map((id) => ({ formId: id }))
  if (eventTypes.length > 0)
    await orm.insert(workflowActivation).values(eventTypes.map((one) => ({ workflowId, ...one })))
  if (forms.length > 0)
    await orm.insert(workflowFormActivation).values(forms.map((one) => ({ workflowId, ...one })))
}

/** The fields of a workflow except its activation. */
type Given = Pick<UpdateWorkflow | UpdateFormWorkflow, 'name' | 'trigger' | 'steps'>

function triggerColumns(trigger: NonNullable<Given['trigger']>) {
  const offset = offsetOf(trigger)
  return { trigger: trigger.type, offsetValue: offset.value, offsetUnit: offset.unit }
}

/** Inserts a workflow with its steps and activation. */
export async function insertWorkflow(
  tx: Tx,
  owner: Owner,
  kind: WorkflowRow['kind'],
  input: Required<Given>,
  activation: Activation,
  at: Date,
): Promise<StoredWorkflow> {
  const [row] = await tx.orm
    .insert(workflow)
    .values({
      organizationId: owner.organizationId,
      userId: owner.userId,
      teamId: owner.teamId,
      kind,
      name: input.name,
      ...triggerColumns(input.trigger),
      activeOnAll: activation.onAll,
      createdAt: at,
      updatedAt: at,
    })
    .returning()
  if (!row) throw new Error('insert returned no row')
  await replaceActivation(tx, row.id, activation)
  await replaceSteps(tx, row.id, input.steps)
  return (await withParts(tx.orm, [row]))[0] as StoredWorkflow
}

/** Updates the given fields; `steps` replaces all steps and `activation` the current one. */
export async function updateWorkflow(
  tx: Tx,
  id: number,
  input: Given,
  activation: Activation | undefined,
  at: Date,
): Promise<StoredWorkflow> {
  const [row] = await tx.orm
    .update(workflow)
    .set({
      ...(input.name === undefined ? {} : { name: input.name }),
      ...(input.trigger ? triggerColumns(input.trigger) : {}),
      ...(activation ? { activeOnAll: activation.onAll } : {}),
      version: sql`${workflow.version} + 1`,
      updatedAt: at,
    })
    .where(eq(workflow.id, id))
    .returning()
  if (!row) throw new Error('update returned no row')
  if (activation) await replaceActivation(tx, id, activation)
  if (input.steps) await replaceSteps(tx, id, input.steps)
  return (await withParts(tx.orm, [row]))[0] as StoredWorkflow
}

/**
 * Deletes a workflow with its steps, its activation and its messages that are not sent. Its timers
 * then do nothing.
 */
export async function deleteWorkflow(tx: Tx, id: number): Promise<void> {
  await tx.orm.delete(message).where(and(eq(message.workflowId, id), eq(message.status, 'pending')))
  await tx.orm.delete(workflow).where(eq(workflow.id, id))
}
