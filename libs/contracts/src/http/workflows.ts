import { type Static, Type } from '@sinclair/typebox'
import { answer, list, literals } from './shapes.ts'
import { OrganizationTeamPath, TeamPath } from './teams.ts'

/** Triggers of event-type workflows. */
export const workflowTriggers = [
  'beforeEvent',
  'eventCancelled',
  'newEvent',
  'afterEvent',
  'rescheduleEvent',
  'afterHostsSvcVideoNoShow',
  'afterGuestsSvcVideoNoShow',
  'bookingRejected',
  'bookingRequested',
  'bookingPaymentInitiated',
  'bookingPaid',
  'bookingNoShowUpdated',
] as const
export type WorkflowTrigger = (typeof workflowTriggers)[number]

/** Triggers of routing-form workflows. */
export const formWorkflowTriggers = ['formSubmitted', 'formSubmittedNoEvent'] as const
export type FormWorkflowTrigger = (typeof formWorkflowTriggers)[number]

export const workflowActions = [
  'email_host',
  'email_attendee',
  'email_address',
  'sms_attendee',
  'sms_number',
  'whatsapp_attendee',
  'whatsapp_number',
  'svc_ai_phone_call',
] as const
export type WorkflowAction = (typeof workflowActions)[number]

/** What a routing-form workflow can do. */
export const formWorkflowActions = [
  'email_attendee',
  'email_address',
  'sms_attendee',
  'sms_number',
] as const satisfies readonly WorkflowAction[]

export const workflowTemplates = [
  'reminder',
  'custom',
  'rescheduled',
  'completed',
  'rating',
  'cancelled',
] as const
export type WorkflowTemplate = (typeof workflowTemplates)[number]

export const offsetUnits = ['hour', 'minute', 'day'] as const
export type OffsetUnit = (typeof offsetUnits)[number]

const Id = Type.Integer({ minimum: 1 })
/** The id of a verified e-mail or phone, as a number or as text: clients send both. */
const LooseId = Type.Union([Id, Type.String({ pattern: '^\\d{1,15}$' })], {
  errorMessage: 'must be the id of a verified resource',
})

export const WorkflowOffset = Type.Object({
  value: Type.Integer({ minimum: 0, maximum: 10_000 }),
  unit: literals(offsetUnits),
})
export type WorkflowOffset = Static<typeof WorkflowOffset>

export const WorkflowTriggerInput = Type.Object({
  type: literals(workflowTriggers),
  offset: Type.Optional(WorkflowOffset),
})

export const WorkflowActivation = Type.Object({
  isActiveOnAllEventTypes: Type.Optional(Type.Boolean()),
  activeOnEventTypeIds: Type.Optional(Type.Array(Id, { maxItems: 1000 })),
})

export const WorkflowStepInput = Type.Object({
  id: Type.Optional(Id),
  action: literals(workflowActions),
  stepNumber: Type.Integer({ minimum: 1, maximum: 1000 }),
  recipient: Type.Optional(Type.String()),
  template: Type.Optional(literals(workflowTemplates)),
  sender: Type.Optional(Type.String({ maxLength: 100 })),
  verifiedEmailId: Type.Optional(LooseId),
  verifiedPhoneId: Type.Optional(LooseId),
  includeCalendarEvent: Type.Optional(Type.Boolean()),
  phoneRequired: Type.Optional(Type.Boolean()),
  message: Type.Object({
    subject: Type.String({ maxLength: 1000 }),
    html: Type.Optional(Type.String({ maxLength: 50_000 })),
    text: Type.Optional(Type.String({ maxLength: 10_000 })),
  }),
})
export type WorkflowStepInput = Static<typeof WorkflowStepInput>

const name = Type.String({ minLength: 1, maxLength: 200 })
const steps = Type.Array(WorkflowStepInput, { maxItems: 50 })

/** Body of POST /v2/workflows and of its team siblings. */
export const CreateWorkflow = Type.Object({
  name,
  activation: WorkflowActivation,
  trigger: WorkflowTriggerInput,
  steps,
})
export type CreateWorkflow = Static<typeof CreateWorkflow>

/** Body of PATCH of a workflow: all optional; `steps` given replaces all of them, by id. */
export const UpdateWorkflow = Type.Partial(CreateWorkflow)
export type UpdateWorkflow = Static<typeof UpdateWorkflow>

export const FormWorkflowActivation = Type.Object({
  isActiveOnAllRoutingForms: Type.Optional(Type.Boolean()),
  activeOnRoutingFormIds: Type.Optional(Type.Array(Type.String({ maxLength: 100 }), { maxItems: 1000 })),
})

/** Body of POST .../workflows/routing-form. A trigger needs only its type. */
export const CreateFormWorkflow = Type.Object({
  name,
  activation: FormWorkflowActivation,
  trigger: Type.Object({ type: literals(formWorkflowTriggers), offset: Type.Optional(WorkflowOffset) }),
  steps: Type.Array(Type.Object({ ...WorkflowStepInput.properties, action: literals(formWorkflowActions) }), {
    maxItems: 50,
  }),
})
export type CreateFormWorkflow = Static<typeof CreateFormWorkflow>

/** Body of PATCH .../routing-form, as for event types. */
export const UpdateFormWorkflow = Type.Partial(CreateFormWorkflow)
export type UpdateFormWorkflow = Static<typeof UpdateFormWorkflow>

const workflowId = Type.Integer({ minimum: 1 })
export const WorkflowPath = Type.Object({ workflowId })
export const TeamWorkflowPath = Type.Object({ ...TeamPath.properties, workflowId })
export const OrganizationTeamWorkflowPath = Type.Object({ ...OrganizationTeamPath.properties, workflowId })

export const WorkflowStep = Type.Object({
  id: Type.Integer(),
  stepNumber: Type.Integer(),
  recipient: literals(['const', 'attendee', 'email', 'phone_number']),
  email: Type.Optional(Type.Integer()),
  phone: Type.Optional(Type.String()),
  phoneRequired: Type.Boolean(),
  template: literals(workflowTemplates),
  includeCalendarEvent: Type.Boolean(),
  sender: Type.String(),
  message: Type.Object({
    subject: Type.String(),
    html: Type.Optional(Type.String()),
    text: Type.Optional(Type.String()),
  }),
  action: literals(workflowActions),
})
export type WorkflowStep = Static<typeof WorkflowStep>

const shown = {
  id: Type.Integer(),
  name: Type.String(),
  userId: Type.Optional(Type.Integer()),
  teamId: Type.Optional(Type.Integer()),
  createdAt: Type.String(),
  updatedAt: Type.String(),
}

/** A workflow in answers; every trigger carries an offset. */
export const Workflow = Type.Object({
  ...shown,
  type: Type.Literal('event-type'),
  activation: Type.Object({
    isActiveOnAllEventTypes: Type.Boolean(),
    activeOnEventTypeIds: Type.Array(Type.Integer()),
  }),
  trigger: Type.Object({ type: literals(workflowTriggers), offset: WorkflowOffset }),
  steps: Type.Array(WorkflowStep),
})
export type Workflow = Static<typeof Workflow>

/** A routing-form workflow in answers. */
export const FormWorkflow = Type.Object({
  ...shown,
  type: Type.Literal('routing-form'),
  activation: Type.Object({
    isActiveOnAllRoutingForms: Type.Boolean(),
    activeOnRoutingFormIds: Type.Array(Type.String()),
  }),
  trigger: Type.Object({ type: literals(formWorkflowTriggers), offset: WorkflowOffset }),
  steps: Type.Array(WorkflowStep),
})
export type FormWorkflow = Static<typeof FormWorkflow>

/** One workflow, in an array. */
export const WorkflowAnswer = answer(Type.Array(Workflow))
export const WorkflowListAnswer = list(Workflow)
export const FormWorkflowAnswer = answer(Type.Array(FormWorkflow))
export const FormWorkflowListAnswer = list(FormWorkflow)
