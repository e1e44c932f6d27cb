import type { Invitation } from './invitation.ts'

export type Channel = 'email' | 'sms' | 'whatsapp' | 'call'

/** A message to be sent once. `dedupeKey` names the reason to speak: the same reason never speaks twice. */
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
}
