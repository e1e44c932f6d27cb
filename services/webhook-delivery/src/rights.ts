import { type CallerContext, DomainError, type Permission } from '@punctual/contracts'
import { requireCan } from '@punctual/http'
import { findWebhook } from './db/webhooks-repository.ts'
import type { WebhookDeps } from './deps.ts'
import type { Webhook } from './domain/webhook.ts'
import type { WebhookOwner } from './domain/webhook-event.ts'
import { eventTypeOf, oauthClientOf, teamOf } from './known.ts'
import type { PlaceParams, WebhookPlace } from './places.ts'

/** What may be done to webhooks; a delivery of one belongs to it. */
export type WebhookPermission = Permission & `webhook.${string}`

/** Whose webhooks a path is about. */
export interface PlaceOwner extends WebhookOwner {
  /** Who is told when one that is made there fails. */
  userId: number
}

/**
 * The event type that webhooks are managed for, by its owner or an admin (contract 14, E20).
 * @throws DomainError event_type_not_found (404) also for another tenant's or another team's, 403 for one that the caller
 * may only see
 */
export async function requireEventType(
  deps: WebhookDeps,
  caller: CallerContext,
  permission: WebhookPermission,
  { eventTypeId = 0, teamId }: PlaceParams,
): Promise<PlaceOwner> {
  const eventType = await eventTypeOf(deps, caller, eventTypeId)
  if (!eventType || (teamId !== undefined && eventType.teamId !== teamId)) {
    throw new DomainError('event_type_not_found')
  }
  requireCan(caller, permission, eventType, 'event_type_not_found')
  const { id, organizationId, ownerId } = eventType
  return { kind: 'event-type', id: `${id}`, organizationId, userId: ownerId }
}

/** The caller's own webhooks, of the organization that the credential is of. */
export async function requireSelf(_deps: WebhookDeps, caller: CallerContext): Promise<PlaceOwner> {
  const { userId, organizationId } = caller
  return { kind: 'user', id: `${userId}`, organizationId, userId }
}

/**
 * The team that a path names, whose rights were asked for by `requireIn`.
 * @throws DomainError team_not_found (404) also for one of another organization
 */
export async function requireTeam(
  deps: WebhookDeps,
  caller: CallerContext,
  _permission: WebhookPermission,
  { teamId = 0, orgId }: PlaceParams,
): Promise<PlaceOwner> {
  const team = await teamOf(deps, caller, teamId)
  if (!team || (orgId !== undefined && team.organizationId !== orgId)) throw new DomainError('team_not_found')
  const { organizationId } = team
  return { kind: 'team', id: `${teamId}`, organizationId, userId: caller.userId }
}

/** The organization that a path names, whose rights were asked for by `requireIn`. */
export async function requireOrganization(
  _deps: WebhookDeps,
  { userId }: CallerContext,
  _permission: WebhookPermission,
  { orgId = 0 }: PlaceParams,
): Promise<PlaceOwner> {
  return { kind: 'organization', id: `${orgId}`, organizationId: orgId, userId }
}

/**
 * The OAuth client that a path names: by its own secret, or by a key of an admin of its organization (contract 14, E8).
 * @throws DomainError oauth_client_not_found (404) for a missing or foreign one; 403 for a member's key, a token, another
 * client
 */
export async function requireClient(
  deps: WebhookDeps,
  caller: CallerContext,
  permission: WebhookPermission,
  { clientId = '' }: PlaceParams,
): Promise<PlaceOwner> {
  const client = await oauthClientOf(deps, caller, clientId)
  if (!client) throw new DomainError('oauth_client_not_found')
  const { organizationId } = client
  requireCan(caller, permission, { organizationId }, 'oauth_client_not_found')
  const isItself = caller.kind === 'oauth-client' && caller.clientId === clientId
  if (caller.kind !== 'api-key' && !isItself) {
    throw new DomainError('ForbiddenException', 'Only the client itself, or an API key, may be used here.')
  }
  return { kind: 'oauth-client', id: clientId, organizationId, userId: caller.userId }
}

/**
 * The webhook that a path names.
 * @throws DomainError webhook_not_found (404), also when the id is no number (our decisions, webhooks)
 */
export async function requireWebhook(
  deps: WebhookDeps,
  place: WebhookPlace,
  permission: WebhookPermission,
  { caller, params }: { caller: CallerContext; params: PlaceParams & { webhookId: string } },
): Promise<Webhook> {
  const owner = await place.owner(deps, caller, permission, params)
  const webhook = await findWebhook(deps.db, owner, webhookIdOf(params.webhookId))
  if (!webhook) throw new DomainError('webhook_not_found')
  return webhook
}

/** @throws DomainError webhook_not_found */
export function webhookIdOf(text: string): number {
  if (!/^\d{1,15}$/.test(text)) throw new DomainError('webhook_not_found')
  return Number(text)
}
