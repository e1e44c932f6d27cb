import { type CallerContext, DomainError, type Permission } from '@punctual/contracts'
import { requireCan } from '@punctual/http'
import { type Static, Type } from '@sinclair/typebox'
import type { Reached } from '../db/webhooks-repository.ts'
import type { WebhookDeps } from '../deps.ts'
import { eventTypeOf, oauthClientOf, teamOf } from './owner-replicas.ts'

/** The permissions on webhooks; they include the deliveries of a webhook. */
export type WebhookPermission = Permission & `webhook.${string}`

export const OwnerParams = Type.Object({
  eventTypeId: Type.Optional(Type.Integer()),
  teamId: Type.Optional(Type.Integer()),
  orgId: Type.Optional(Type.Integer()),
  clientId: Type.Optional(Type.String()),
})
/** The path parameters that identify an owner; each path sets its own ones. */
export type OwnerParams = Static<typeof OwnerParams>

/** The owner that a path identifies. */
export interface PathOwner extends Reached {
  /** Who gets the mail when a webhook created here fails. */
  userId: number
  /**
   * The caller reads webhooks of another member's own event type, whose secrets belong to that
   * member, or by a portal link that changes nothing.
   */
  hidesSecrets?: true
}

/**
 * Returns the event type whose webhooks are managed: admins manage those of a team, members those
 * of their own event types. Admins of the organization can only read the webhooks of a member's own
 * event type, without their secrets.
 * @throws DomainError event_type_not_found (404), also for one of another tenant or team; 403 when
 *   the caller may only read it
 */
export async function requireEventType(
  deps: WebhookDeps,
  caller: CallerContext,
  permission: WebhookPermission,
  { eventTypeId = 0, teamId }: OwnerParams,
): Promise<PathOwner> {
  const eventType = await eventTypeOf(deps, caller, eventTypeId)
  if (!eventType || (teamId !== undefined && eventType.teamId !== teamId)) {
    throw new DomainError('event_type_not_found')
  }
  requireCan(caller, permission, eventType, 'event_type_not_found')
  const { id, organizationId, ownerId } = eventType
  const owner: PathOwner = { kind: 'event-type', id: `${id}`, organizationId, userId: ownerId }
  if (eventType.teamId !== null || ownerId === caller.userId) return owner
  if (permission === 'webhook.read') return { ...owner, hidesSecrets: true }
  throw new DomainError('ForbiddenException', 'Only the owner of the event type manages its webhooks.')
}

/** Returns the caller as owner, in the organization of the credential. */
export async function requireSelf(_deps: WebhookDeps, caller: CallerContext): Promise<PathOwner> {
  const { userId, organizationId } = caller
  return { kind: 'user', id: `${userId}`, organizationId, userId }
}

/**
 * Returns the team of the path; `requireIn` has checked the rights.
 * @throws DomainError team_not_found (404), also for a team of another organization
 */
export async function requireTeam(
  deps: WebhookDeps,
  caller: CallerContext,
  _permission: WebhookPermission,
  { teamId = 0, orgId }: OwnerParams,
): Promise<PathOwner> {
  const team = await teamOf(deps, caller, teamId)
  if (!team || (orgId !== undefined && team.organizationId !== orgId)) throw new DomainError('team_not_found')
  const { organizationId } = team
  return { kind: 'team', id: `${teamId}`, organizationId, userId: caller.userId }
}

/** Returns the organization of the path; `requireIn` has checked the rights. */
export async function requireOrganization(
  _deps: WebhookDeps,
  { userId }: CallerContext,
  _permission: WebhookPermission,
  { orgId = 0 }: OwnerParams,
): Promise<PathOwner> {
  return { kind: 'organization', id: `${orgId}`, organizationId: orgId, userId }
}

/**
 * Returns the OAuth client of the path, for the client itself by its secret or for an admin of its
 * organization by a key (docs/domain.md#policy).
 * @throws DomainError oauth_client_not_found (404) for a missing client and one of another
 *   organization; 403 for a member's key, a token, another client
 */
export async function requireClient(
  deps: WebhookDeps,
  caller: CallerContext,
  permission: WebhookPermission,
  { clientId = '' }: OwnerParams,
): Promise<PathOwner> {
  const client = await oauthClientOf(deps, caller, clientId)
  if (!client) throw new DomainError('oauth_client_not_found')
  const { organizationId } = client
  requireCan(caller, permission, { organizationId, clientId }, 'oauth_client_not_found')
  if (caller.kind === 'oauth-client' && caller.clientId !== clientId)
    throw new DomainError('ForbiddenException', 'A client reaches only itself.')
  return { kind: 'oauth-client', id: clientId, organizationId, userId: caller.userId }
}

/**
 * Returns the owner limited to the caller: an app reaches only the webhooks that it created under
 * the grant of its token, and a portal link that only reads gets no secrets.
 */
export function asReachedBy(caller: CallerContext, owner: PathOwner): PathOwner {
  const { kind, clientId, userId, grantId, scopes } = caller
  if (kind === 'portal' && !scopes.includes('webhook.update')) return { ...owner, hidesSecrets: true }
  if (kind !== 'app') return owner
  if (clientId === undefined || grantId === undefined)
    throw new DomainError('ForbiddenException', 'The token names no grant of an app. Refresh it.')
  return { ...owner, app: { clientId, userId, grantId } }
}

/** Returns the owner that a path names, if the caller has the permission there. */
export type FindOwner = (
  deps: WebhookDeps,
  caller: CallerContext,
  permission: WebhookPermission,
  params: OwnerParams,
) => Promise<PathOwner>
