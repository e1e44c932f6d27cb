import type {
  FormWorkflow,
  FormWorkflowTrigger,
  OffsetUnit,
  Workflow,
  WorkflowAction,
  WorkflowStep,
  WorkflowTemplate,
  WorkflowTrigger,
} from '@punctual/contracts'
import type { StepRow, StoredWorkflow } from '../db/workflow-repository.ts'
import { isMail, recipientOf, verifiedKind } from '../domain/workflow-rules.ts'

function presentStep(row: StepRow, addresses: ReadonlyMap<number, string>): WorkflowStep {
  const action = row.action as WorkflowAction
  const kind = verifiedKind(action)
  const phone = row.verified_resource_id === null ? undefined : addresses.get(row.verified_resource_id)
  return {
    id: row.id,
    stepNumber: row.step_number,
    recipient: recipientOf(action),
    ...(kind === 'email' && row.verified_resource_id !== null ? { email: row.verified_resource_id } : {}),
    ...(kind === 'phone' && phone ? { phone } : {}),
    phoneRequired: row.phone_required,
    template: row.template as WorkflowTemplate,
    includeCalendarEvent: row.include_calendar_event,
    sender: row.sender,
    message: {
      subject: row.subject,
      ...(isMail(action) && row.html !== null ? { html: row.html } : {}),
      ...(row.body_text !== null ? { text: row.body_text } : {}),
    },
    action,
  }
}

const presentCommon = (row: StoredWorkflow, addresses: ReadonlyMap<number, string>) => ({
  id: row.id,
  name: row.name,
  ...(row.team_id === null ? { userId: row.user_id } : { teamId: row.team_id }),
  createdAt: row.created_at.toISOString(),
  updatedAt: row.updated_at.toISOString(),
  steps: row.steps.map((step) => presentStep(step, addresses)),
})

const presentTrigger = <T>(row: StoredWorkflow) => ({
  type: row.trigger as T,
  offset: { value: row.offset_value, unit: row.offset_unit as OffsetUnit },
})

/** Converts a stored event type workflow to its API shape (docs/domain.md#workflows). */
export function presentWorkflow(row: StoredWorkflow, addresses: ReadonlyMap<number, string>): Workflow {
  return {
    ...presentCommon(row, addresses),
    type: 'event-type',
    activation: { isActiveOnAllEventTypes: row.active_on_all, activeOnEventTypeIds: row.eventTypeIds },
    trigger: presentTrigger<WorkflowTrigger>(row),
  }
}

/** Converts a stored routing form workflow to its API shape. */
export function presentFormWorkflow(
  row: StoredWorkflow,
  addresses: ReadonlyMap<number, string>,
): FormWorkflow {
  return {
    ...presentCommon(row, addresses),
    type: 'routing-form',
    activation: { isActiveOnAllRoutingForms: row.active_on_all, activeOnRoutingFormIds: row.formIds },
    trigger: presentTrigger<FormWorkflowTrigger>(row),
  }
}
