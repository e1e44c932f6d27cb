import type {
  FormWorkflow,
  FormWorkflowTrigger,
  OffsetUnit,
  Workflow,
  WorkflowAction,
  WorkflowMessage,
  WorkflowStep,
  WorkflowTemplate,
  WorkflowTrigger,
} from '@punctual/contracts'
import type { MessageRow } from '../db/message-repository.ts'
import type { StepRow, StoredWorkflow } from '../db/workflow-repository.ts'
import { isMail, recipientOf, verifiedKind } from '../domain/workflow-rules.ts'

function presentStep(row: StepRow, addresses: ReadonlyMap<number, string>): WorkflowStep {
  const action = row.action as WorkflowAction
  const kind = verifiedKind(action)
  const phone = row.verifiedResourceId === null ? undefined : addresses.get(row.verifiedResourceId)
  return {
    id: row.id,
    stepNumber: row.stepNumber,
    recipient: recipientOf(action),
    ...(kind === 'email' && row.verifiedResourceId !== null ? { email: row.verifiedResourceId } : {}),
    ...(kind === 'phone' && phone ? { phone } : {}),
    phoneRequired: row.phoneRequired,
    template: row.template as WorkflowTemplate,
    includeCalendarEvent: row.includeCalendarEvent,
    sender: row.sender,
    message: {
      subject: row.subject,
      ...(isMail(action) && row.html !== null ? { html: row.html } : {}),
      ...(row.bodyText !== null ? { text: row.bodyText } : {}),
    },
    action,
  }
}

const presentCommon = (row: StoredWorkflow, addresses: ReadonlyMap<number, string>) => ({
  id: row.id,
  name: row.name,
  ...(row.teamId === null ? { userId: row.userId } : { teamId: row.teamId }),
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
  steps: row.steps.map((step) => presentStep(step, addresses)),
})

const presentTrigger = <T>(row: StoredWorkflow) => ({
  type: row.trigger as T,
  offset: { value: row.offsetValue, unit: row.offsetUnit as OffsetUnit },
})

/** Converts a stored event type workflow to its API shape (docs/domain.md#workflows). */
export function presentWorkflow(row: StoredWorkflow, addresses: ReadonlyMap<number, string>): Workflow {
  return {
    ...presentCommon(row, addresses),
    type: 'event-type',
    activation: { isActiveOnAllEventTypes: row.activeOnAll, activeOnEventTypeIds: row.eventTypeIds },
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
    activation: { isActiveOnAllRoutingForms: row.activeOnAll, activeOnRoutingFormIds: row.formIds },
    trigger: presentTrigger<FormWorkflowTrigger>(row),
  }
}

/** Converts a logged message to its API shape. */
export const presentMessage = (row: MessageRow): WorkflowMessage => ({
  id: row.id,
  channel: row.channel,
  recipient: row.recipient,
  subject: row.subject,
  status: row.status,
  attempts: row.attempts,
  ...(row.error === null ? {} : { error: row.error }),
  ...(row.bookingUid === null ? {} : { bookingUid: row.bookingUid }),
  createdAt: row.createdAt.toISOString(),
  ...(row.sentAt ? { sentAt: row.sentAt.toISOString() } : {}),
  ...(row.status === 'pending' && row.nextAttemptAt
    ? { nextAttemptAt: row.nextAttemptAt.toISOString() }
    : {}),
})
