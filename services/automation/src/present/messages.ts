import type { WorkflowMessage } from '@punctual/contracts'
import type { MessageRow } from '../db/message-repository.ts'

/** Converts a logged message to its API shape. */
export const presentMessage = (row: MessageRow): WorkflowMessage => ({
  id: row.id,
  channel: row.channel,
  recipient: row.recipient,
  subject: row.subject,
  status: row.status,
  attempts: row.attempts,
  ...(row.error === null ? {} : { error: row.error }),
  ...(row.booking_uid === null ? {} : { bookingUid: row.booking_uid }),
  createdAt: row.created_at.toISOString(),
  ...(row.sent_at ? { sentAt: row.sent_at.toISOString() } : {}),
  ...(row.status === 'pending' && row.next_attempt_at
    ? { nextAttemptAt: row.next_attempt_at.toISOString() }
    : {}),
})
