import type { DomainEvent, delegationCredentialFailed, EventData } from '@punctual/contracts'
import type { WebhookEvent } from './webhook-event.ts'

/**
 * What webhooks of the organization are told when the provider of a member's calendar refuses the credentials
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
