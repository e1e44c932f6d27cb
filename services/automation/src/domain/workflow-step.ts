import type {
  AttendeeSnapshot,
  BookingSnapshot,
  ClientPages,
  WorkflowAction,
  WorkflowTemplate,
} from '@punctual/contracts'
import type { Channel } from './outgoing.ts'

/** A step as its workflow keeps it. `address` is the verified email or phone that the action writes to, if any. */
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
export interface StepRun {
  workflowId: number
  step: WorkflowStepRule
  booking: BookingSnapshot
  /** The attendees that the run concerns; without it, all of the booking. */
  only?: readonly AttendeeSnapshot[] | undefined
  publicUrl: string
  /** Of the client that manages the organizer. */
  pages?: ClientPages | undefined
  /** When the step runs. */
  at: Date
  /** Names this run: the same run of a step never speaks twice to the same person. */
  runKey: string
}

/** The way by which each action speaks. */
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
