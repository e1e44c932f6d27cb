import {
  type DomainEvent,
  type EventData,
  type outOfOfficeCreated,
  outOfOfficeReasons,
} from '@punctual/contracts'
import type { WebhookEvent } from './webhook-event.ts'

/**
 * Returns the webhook event of an out-of-office entry, for the user, the user's teams and
 * organization (docs/domain.md#triggers).
 */
export function outOfOfficeEvent({
  id,
  time,
  data: { outOfOffice },
}: DomainEvent<EventData<typeof outOfOfficeCreated>>): WebhookEvent {
  const { organizationId, teams, reason, ...entry } = outOfOffice
  const oooEntry = { ...entry, reason, reasonId: outOfOfficeReasons.indexOf(reason) + 1 }
  const { id: userId } = entry.user
  const whose = { organizationId, userId, teams }
  return { id, trigger: 'OOO_CREATED', at: new Date(time), ...whose, payload: { oooEntry } }
}
