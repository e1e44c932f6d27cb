import {
  type Access,
  type CallerContext,
  DomainError,
  type Permission,
  requireScopes,
  type ScopeResource,
  scopesOf,
  type WebhookTrigger,
} from '@punctual/contracts'
import { requireCan } from '@punctual/http'
import { findWebhook, type Reached } from './db/webhooks-repository.ts'
import type { WebhookDeps } from './deps.ts'
import type { Webhook } from './domain/webhook.ts'
import { eventTypeOf, oauthClientOf, teamOf } from './known.ts'
import type { PlaceParams, WebhookPlace } from './places.ts'

/** What may be done to webhooks; a delivery of one belongs to it. */
export type WebhookPermission = Permission & `webhook.${string}`

/** Whose webhooks a path is about. */
export interface PlaceOwner extends Reached {
  /** Who is told when one that is made there fails. */
  userId: number
  /** The caller reads webhooks of another member's own event type, whose secrets are that member's. */
  hidesSecrets?: true
}

/**
 * The event type that webhooks are managed for: a team's by its admins, a member's own by the member. Admins of the
 * organization only read the webhooks of a member's own event type, without their secrets.
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
  const owner: PlaceOwner = { kind: 'event-type', id: `${id}`, organizationId, userId: ownerId }
  if (eventType.teamId !== null || ownerId === caller.userId) return owner
  if (permission === 'webhook.read') return { ...owner, hidesSecrets: true }
  throw new DomainError('ForbiddenException', 'Only the owner of the event type manages its webhooks.')
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
 * The OAuth client that a path names: by its own secret, or by a key of an admin of its organization
 * (docs/domain.md#policy).
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
  if (caller.kind === 'oauth-client' && caller.clientId !== clientId)
    throw new DomainError('ForbiddenException', 'A client reaches only itself.')
  return { kind: 'oauth-client', id: clientId, organizationId, userId: caller.userId }
}

/**
 * The webhook that a path names.
 * @throws DomainError webhook_not_found (404), also when the id is no number
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
  return asShown(owner, webhook)
}

/** @returns the webhook as a reader of the place may see it */
export const asShown = ({ hidesSecrets }: PlaceOwner, webhook: Webhook): Webhook =>
  hidesSecrets ? { ...webhook, sealedSecret: null } : webhook

/** @throws DomainError webhook_not_found */
export function webhookIdOf(text: string): number {
  if (!/^[1-9]\d{0,14}$/.test(text)) throw new DomainError('webhook_not_found')
  return Number(text)
}

/** @returns the owner as an app reaches it: only what the app itself made under the grant of its token */
export function asReachedBy(caller: CallerContext, owner: PlaceOwner): PlaceOwner {
  const { kind, clientId, userId, grantId } = caller
  if (kind !== 'app') return owner
  if (clientId === undefined || grantId === undefined)
    throw new DomainError('ForbiddenException', 'The token names no grant of an app. Refresh it.')
  return { ...owner, app: { clientId, userId, grantId } }
}

/** Whether the caller may have the secret: that of an app's webhook is for that app, any other for who reaches the webhook. */
export const maySeeSecret = (
  { kind }: Pick<CallerContext, 'kind'>,
  { appId }: Pick<Webhook, 'appId'>,
): boolean => (kind === 'app') === (appId !== null)

/** @throws DomainError ForbiddenException (403) for a secret that is another credential kind's */
export function requireSecret(caller: CallerContext, webhook: Webhook): void {
  if (maySeeSecret(caller, webhook)) return
  throw new DomainError('ForbiddenException', 'Only the app that made the webhook may change its secret.')
}

/** What a trigger tells of. */
function resourceOf(trigger: WebhookTrigger): ScopeResource {
  if (trigger.startsWith('FORM_')) return 'ROUTING_FORM'
  if (trigger === 'OOO_CREATED') return 'SCHEDULE'
  return trigger === 'DELEGATION_CREDENTIAL_ERROR' ? 'APPS' : 'BOOKING'
}

/**
 * A webhook sends what its triggers are about, so that a token that sets them needs the scope to read it. Keys and clients
 * are not limited in what they read.
 * @param access the operation's row, which says at which level
 * @throws DomainError insufficient_scope (403)
 */
export function requireReadable(
  caller: CallerContext,
  access: Access | undefined,
  triggers: readonly WebhookTrigger[],
): void {
  if (caller.kind !== 'app' && caller.kind !== 'managed-user') return
  const level = access?.scope?.level ?? 'own'
  const needed = new Set(
    triggers.flatMap((trigger) =>
      scopesOf({ resource: resourceOf(trigger), action: 'READ', level }, caller.kind),
    ),
  )
  requireScopes(caller, [...needed])
}
