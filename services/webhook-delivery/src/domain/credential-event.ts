import type { DomainEvent, delegationCredentialFailed, EventData } from '@punctual/contracts'
import type { WebhookEvent } from './webhook-event.ts'

/**
 * Returns the webhook event of a calendar provider that refuses a member's credentials
 * (docs/domain.md#triggers).
 */
export function credentialEvent({
  id,
  time,
  organizationid: organizationId,
  data: { error, credential, userId },
}: DomainEvent<EventData<typeof delegationCredentialFailed>>): WebhookEvent {
  const payload = { error, credential, user: { id: userId } }
  return { id, trigger: 'DELEGATION_CREDENTIAL_ERROR', at: new Date(time), organizationId, userId, payload }
}
