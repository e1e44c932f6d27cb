import { DomainError } from '@punctual/contracts'
import { requireUser } from '@punctual/http'
import { Type } from '@sinclair/typebox'

type Request = Parameters<typeof requireUser>[0]

/** For `preValidation`: a missing credential is told before a bad body is (contract 14, guard order). */
export async function knownCaller(request: Request): Promise<void> {
  requireUser(request)
}

export const webhooksOfEventType = '/v2/event-types/:eventTypeId/webhooks'
const EventTypeId = Type.Integer({ minimum: 1 })
export const EventTypePath = Type.Object({ eventTypeId: EventTypeId })
/** A webhookId that is no number is 404, not 400 (our decisions, webhooks). */
export const WebhookPath = Type.Object({ eventTypeId: EventTypeId, webhookId: Type.String() })
export const DeliveryPath = Type.Object({ ...WebhookPath.properties, deliveryId: Type.String() })
export const RecoveryPath = Type.Object({ ...WebhookPath.properties, jobId: Type.String() })

/** @throws DomainError delivery_not_found (404) when the text is no event's id */
export function deliveryIdOf(text: string): string {
  if (!/^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/i.test(text)) throw new DomainError('delivery_not_found')
  return text.toLowerCase()
}
