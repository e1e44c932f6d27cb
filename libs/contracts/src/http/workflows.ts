import { type Static, Type } from '@sinclair/typebox'
import { about } from './fields.ts'
import { literals } from './shapes.ts'
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
/** Clients send the id of a verified resource as a number or as a string. */
const LooseId = Type.Union([Id, Type.String({ pattern: '^\\d{1,15}$' })], {
  errorMessage: 'must be the id of a verified resource',
})

export const WorkflowOffset = Type.Object({
  value: about('Number of units before or after the event.', Type.Integer({ minimum: 0, maximum: 10_000 })),
  unit: about('Unit of `value`.', literals(offsetUnits)),
})
export type WorkflowOffset = Static<typeof WorkflowOffset>

export const WorkflowTriggerInput = Type.Object({
  type: about('Event that starts the workflow.', literals(workflowTriggers)),
  offset: about(
    'Time before or after the event. Applies to `beforeEvent`, `afterEvent` and the no-show triggers.',
    Type.Optional(WorkflowOffset),
  ),
})

export const WorkflowActivation = Type.Object({
  isActiveOnAllEventTypes: about(
    'Whether the workflow is active on every event type.',
    Type.Optional(Type.Boolean()),
  ),
  activeOnEventTypeIds: about(
    'Ids of the event types that the workflow is active on.',
    Type.Optional(Type.Array(Id, { maxItems: 1000 })),
  ),
})

export const WorkflowStepInput = Type.Object({
  id: about('Id of the step to keep, on update. A step without an id is added.', Type.Optional(Id)),
  action: about('What the step does.', literals(workflowActions)),
  stepNumber: about('Position of the step.', Type.Integer({ minimum: 1, maximum: 1000 })),
  recipient: about('Recipient. Follows from `action`.', Type.Optional(Type.String())),
  template: about(
    'Template of the message. Defaults to `custom`.',
    Type.Optional(literals(workflowTemplates)),
  ),
  sender: about('Name of the sender.', Type.Optional(Type.String({ maxLength: 100 }))),
  verifiedEmailId: about(
    'Id of the verified resource that `email_address` sends to.',
    Type.Optional(LooseId),
  ),
  verifiedPhoneId: about(
    'Id of the verified resource that `sms_number` and `whatsapp_number` send to.',
    Type.Optional(LooseId),
  ),
  includeCalendarEvent: about(
    'Whether the email has a calendar entry attached.',
    Type.Optional(Type.Boolean()),
  ),
  phoneRequired: about('Whether the booking page requires a phone number.', Type.Optional(Type.Boolean())),
  message: about(
    'The message.',
    Type.Object({
      subject: about('Subject of an email.', Type.String({ maxLength: 1000 })),
      html: about(
        'Body of an email, with variables such as `{ATTENDEE}`.',
        Type.Optional(Type.String({ maxLength: 50_000 })),
      ),
      text: about(
        'Text of an SMS or WhatsApp message, with variables such as `{ATTENDEE}`.',
        Type.Optional(Type.String({ maxLength: 10_000 })),
      ),
    }),
  ),
})
export type WorkflowStepInput = Static<typeof WorkflowStepInput>

const name = about('Name.', Type.String({ minLength: 1, maxLength: 200 }))
const steps = about('Steps, in order.', Type.Array(WorkflowStepInput, { maxItems: 50 }))

/** Body of POST /v2/workflows and of its team siblings. */
export const CreateWorkflow = Type.Object({
  name,
  activation: about('Event types that the workflow is active on.', WorkflowActivation),
  trigger: about('What starts the workflow.', WorkflowTriggerInput),
  steps,
})
export type CreateWorkflow = Static<typeof CreateWorkflow>

/** Body of PATCH of a workflow: `steps` replaces all of them, by id. */
export const UpdateWorkflow = Type.Partial(CreateWorkflow)
export type UpdateWorkflow = Static<typeof UpdateWorkflow>

export const FormWorkflowActivation = Type.Object({
  isActiveOnAllRoutingForms: about(
    'Whether the workflow is active on every routing form.',
    Type.Optional(Type.Boolean()),
  ),
  activeOnRoutingFormIds: about(
    'Ids of the routing forms that the workflow is active on.',
    Type.Optional(Type.Array(Type.String({ maxLength: 100 }), { maxItems: 1000 })),
  ),
})

/** Body of POST .../workflows/routing-form. */
export const CreateFormWorkflow = Type.Object({
  name,
  activation: about('Routing forms that the workflow is active on.', FormWorkflowActivation),
  trigger: about(
    'What starts the workflow.',
    Type.Object({
      type: about('Event that starts the workflow.', literals(formWorkflowTriggers)),
      offset: about(
        'Time after the event. Applies to `formSubmittedNoEvent`.',
        Type.Optional(WorkflowOffset),
      ),
    }),
  ),
  steps: about(
    'Steps, in order.',
    Type.Array(
      Type.Object({
        ...WorkflowStepInput.properties,
        action: about('What the step does.', literals(formWorkflowActions)),
      }),
      {
        maxItems: 50,
      },
    ),
  ),
})
export type CreateFormWorkflow = Static<typeof CreateFormWorkflow>

/** Body of PATCH .../routing-form, by the same rules. */
export const UpdateFormWorkflow = Type.Partial(CreateFormWorkflow)
export type UpdateFormWorkflow = Static<typeof UpdateFormWorkflow>

const workflowId = about('Id of the workflow.', Type.Integer({ minimum: 1 }))
export const WorkflowPath = Type.Object({ workflowId })
export const TeamWorkflowPath = Type.Object({ ...TeamPath.properties, workflowId })
export const OrganizationTeamWorkflowPath = Type.Object({ ...OrganizationTeamPath.properties, workflowId })

/** Body of POST /v2/workflows/unsubscribe. */
export const UnsubscribeFromWorkflow = Type.Object({
  token: about(
    'Token of the link in a mail of the workflow.',
    Type.String({ minLength: 1, maxLength: 2000 }),
  ),
})
export type UnsubscribeFromWorkflow = Static<typeof UnsubscribeFromWorkflow>
