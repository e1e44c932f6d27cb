import type {
  AttendeeSnapshot,
  BookingSnapshot,
  ClientPages,
  WorkflowAction,
  WorkflowTemplate,
} from '@punctual/contracts'
import type { Channel } from './outgoing.ts'
import type { RoomLinks } from './room-links.ts'

/**
 * A step of a workflow. `address` is the verified e-mail address or phone number of the action, if
 * any.
 */
export interface WorkflowStepRule {
  id: number
  action: WorkflowAction
  template: WorkflowTemplate
  sender: string
  subject: string
  html: string | null
  text: string | null
  includeCalendarEvent: boolean
  address: string | null
}

/** One run of a step for one booking. */
export interface StepRun extends RoomLinks {
  workflowId: number
  step: WorkflowStepRule
  booking: BookingSnapshot
  /** The attendees that the run concerns; by default all of the booking. */
  only?: readonly AttendeeSnapshot[] | undefined
  /** Pages of the client that manages the organizer. */
  pages?: ClientPages | undefined
  /** When the step runs. */
  at: Date
  /** Identifies the run; the same run sends a step only once per person. */
  runKey: string
}

/** The channel of each action. */
export const channelOf: Record<WorkflowAction, Channel> = {
  email_host: 'email',
  email_attendee: 'email',
  email_address: 'email',
  sms_attendee: 'sms',
  sms_number: 'sms',
  whatsapp_attendee: 'whatsapp',
  whatsapp_number: 'whatsapp',
  svc_ai_phone_call: 'call',
}
