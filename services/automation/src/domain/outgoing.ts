import type { CallDetails } from './call-details.ts'
import type { Invitation } from './invitation.ts'

/** How a message is sent. */
export type Channel = 'email' | 'sms' | 'whatsapp' | 'call'

/** A message to send once. Messages with the same `dedupeKey` are sent only once. */
export interface OutgoingMessage {
  organizationId: number
  dedupeKey: string
  channel: Channel
  /** An email address, or a phone number in E.164. */
  recipient: string
  senderName: string
  replyTo?: string
  subject: string
  text: string
  html?: string
  invitation?: Invitation
  bookingUid?: string
  workflowId?: number
  /** What a call that a person started has beside its text. */
  call?: CallDetails
}
