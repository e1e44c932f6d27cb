import { type CallerContext, DomainError, type EventTypeSummary, type Permission } from '@punctual/contracts'
import { requireCan } from '@punctual/http'
import { type EventType, findEventType, keepEventType } from './db/event-types-repository.ts'
import { findWebhook } from './db/webhooks-repository.ts'
import type { WebhookDeps } from './deps.ts'
import type { Webhook } from './domain/webhook.ts'
import type { WebhookOwner } from './domain/webhook-event.ts'

/** What may be done to webhooks; a delivery of one belongs to it. */
type WebhookPermission = Permission & `webhook.${string}`

export const ownerOf = ({ id }: Pick<EventType, 'id'>): WebhookOwner => ({ kind: 'event-type', id: `${id}` })

/**
 * The event type that webhooks are managed for, by its owner or an admin (contract 14, E20). Scheduling is asked once for
 * one that has not been heard of yet: its event may still be on its way.
 * @throws DomainError event_type_not_found (404) also for another tenant's, 403 for one that the caller may only see
 */
export async function requireEventType(
  deps: WebhookDeps,
  caller: CallerContext,
  permission: WebhookPermission,
  id: number,
): Promise<EventType> {
  const eventType = (await findEventType(deps.db, id)) ?? (await askForEventType(deps, caller, id))
  if (!eventType || eventType.deleted) throw new DomainError('event_type_not_found')
  requireCan(caller, permission, eventType, 'event_type_not_found')
  return eventType
}

async function askForEventType(
  { db, client }: WebhookDeps,
  caller: CallerContext,
  id: number,
): Promise<EventType | undefined> {
  try {
    const summary = await client.ask<EventTypeSummary>('scheduling', `/internal/event-types/${id}`, {
      caller,
    })
    await keepEventType(db, summary)
  } catch (error) {
    if (error instanceof DomainError && error.status === 404) return undefined
    throw error
  }
  return findEventType(db, id)
}

/**
 * The event type's webhook that a path names.
 * @throws DomainError webhook_not_found (404), also when the id is no number (our decisions, webhooks)
 */
export async function requireWebhook(
  deps: WebhookDeps,
  caller: CallerContext,
  permission: WebhookPermission,
  path: { eventTypeId: number; webhookId: string },
): Promise<Webhook> {
  const eventType = await requireEventType(deps, caller, permission, path.eventTypeId)
  const webhook = await findWebhook(deps.db, ownerOf(eventType), webhookIdOf(path.webhookId))
  if (!webhook) throw new DomainError('webhook_not_found')
  return webhook
}

/** @throws DomainError webhook_not_found */
export function webhookIdOf(text: string): number {
  if (!/^\d{1,15}$/.test(text)) throw new DomainError('webhook_not_found')
  return Number(text)
}
