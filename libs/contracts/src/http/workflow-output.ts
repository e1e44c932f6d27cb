import { type Static, Type } from '@sinclair/typebox'
import { about, CreatedAt, shownIdOf, UpdatedAt } from './fields.ts'
import { answer, list, literals } from './shapes.ts'
import {
  formWorkflowTriggers,
  WorkflowOffset,
  workflowActions,
  workflowTemplates,
  workflowTriggers,
} from './workflows.ts'

export const WorkflowStep = Type.Object({
  id: shownIdOf('the step'),
  stepNumber: about('Position of the step.', Type.Integer()),
  recipient: about('Recipient.', literals(['const', 'attendee', 'email', 'phone_number'])),
  email: about('Id of the verified resource that the email goes to.', Type.Optional(Type.Integer())),
  phone: about('Phone number that the message goes to.', Type.Optional(Type.String())),
  phoneRequired: about('Whether the booking page requires a phone number.', Type.Boolean()),
  template: about('Template of the message.', literals(workflowTemplates)),
  includeCalendarEvent: about('Whether the email has a calendar entry attached.', Type.Boolean()),
  sender: about('Name of the sender.', Type.String()),
  message: about(
    'The message.',
    Type.Object({
      subject: about('Subject of an email.', Type.String()),
      html: about('Body of an email.', Type.Optional(Type.String())),
      text: about('Text of an SMS or WhatsApp message.', Type.Optional(Type.String())),
    }),
  ),
  action: about('What the step does.', literals(workflowActions)),
})
export type WorkflowStep = Static<typeof WorkflowStep>

const shown = {
  id: shownIdOf('the workflow'),
  name: about('Name.', Type.String()),
  userId: about("Id of the user, for a user's workflow.", Type.Optional(Type.Integer())),
  teamId: about("Id of the team, for a team's workflow.", Type.Optional(Type.Integer())),
  createdAt: CreatedAt,
  updatedAt: UpdatedAt,
}

/** A workflow in answers; every trigger carries an offset. */
export const Workflow = Type.Object({
  ...shown,
  type: about('`event-type`.', Type.Literal('event-type')),
  activation: about(
    'Event types that the workflow is active on.',
    Type.Object({
      isActiveOnAllEventTypes: about('Whether the workflow is active on every event type.', Type.Boolean()),
      activeOnEventTypeIds: about(
        'Ids of the event types that the workflow is active on.',
        Type.Array(Type.Integer()),
      ),
    }),
  ),
  trigger: about(
    'What starts the workflow.',
    Type.Object({
      type: about('Event that starts the workflow.', literals(workflowTriggers)),
      offset: about('Time before or after the event.', WorkflowOffset),
    }),
  ),
  steps: about('Steps, in order.', Type.Array(WorkflowStep)),
})
export type Workflow = Static<typeof Workflow>

/** A routing-form workflow in answers. */
export const FormWorkflow = Type.Object({
  ...shown,
  type: about('`routing-form`.', Type.Literal('routing-form')),
  activation: about(
    'Routing forms that the workflow is active on.',
    Type.Object({
      isActiveOnAllRoutingForms: about(
        'Whether the workflow is active on every routing form.',
        Type.Boolean(),
      ),
      activeOnRoutingFormIds: about(
        'Ids of the routing forms that the workflow is active on.',
        Type.Array(Type.String()),
      ),
    }),
  ),
  trigger: about(
    'What starts the workflow.',
    Type.Object({
      type: about('Event that starts the workflow.', literals(formWorkflowTriggers)),
      offset: about('Time after the event.', WorkflowOffset),
    }),
  ),
  steps: about('Steps, in order.', Type.Array(WorkflowStep)),
})
export type FormWorkflow = Static<typeof FormWorkflow>

/** One workflow, in an array. */
export const WorkflowAnswer = answer(Type.Array(Workflow))
export const WorkflowListAnswer = list(Workflow)
export const FormWorkflowAnswer = answer(Type.Array(FormWorkflow))
export const FormWorkflowListAnswer = list(FormWorkflow)
