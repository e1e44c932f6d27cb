import {
  type Access,
  type CallerContext,
  DomainError,
  requireScopes,
  type ScopeResource,
  scopesOf,
  type WebhookTrigger,
} from '@punctual/contracts'
import { findWebhook } from '../db/webhooks-repository.ts'
import type { WebhookDeps } from '../deps.ts'
import { maySeeSecret, type Webhook } from '../domain/webhook.ts'
import type { FindOwner, OwnerParams, PathOwner, WebhookPermission } from './path-owners.ts'

/**
 * Returns the webhook of the path.
 * @throws DomainError webhook_not_found (404), also for an id that is not a number
 */
export async function requireWebhook(
  deps: WebhookDeps,
  ownerPath: { owner: FindOwner },
  permission: WebhookPermission,
  { caller, params }: { caller: CallerContext; params: OwnerParams & { webhookId: string } },
): Promise<Webhook> {
  const owner = await ownerPath.owner(deps, caller, permission, params)
  const webhook = await findWebhook(deps.db, owner, webhookIdOf(params.webhookId))
  if (!webhook) throw new DomainError('webhook_not_found')
  return asShown(owner, webhook)
}

/** Returns the webhook as the caller may see it. */
export const asShown = ({ hidesSecrets }: PathOwner, webhook: Webhook): Webhook =>
  hidesSecrets ? { ...webhook, sealedSecret: null } : webhook

/**
 * Parses the id of a webhook.
 * @throws DomainError webhook_not_found
 */
export function webhookIdOf(text: string): number {
  if (!/^[1-9]\d{0,14}$/.test(text)) throw new DomainError('webhook_not_found')
  return Number(text)
}

/**
 * Requires that the caller may change the secret.
 * @throws DomainError ForbiddenException (403) when the secret belongs to another kind of
 *   credential
 */
export function requireSecret(caller: CallerContext, webhook: Webhook): void {
  if (maySeeSecret(caller, webhook)) return
  throw new DomainError('ForbiddenException', 'Only the app that created the webhook may change its secret.')
}

/** Returns the scope resource of the data that a trigger sends. */
function resourceOf(trigger: WebhookTrigger): ScopeResource {
  if (trigger.startsWith('FORM_')) return 'ROUTING_FORM'
  if (trigger === 'OOO_CREATED') return 'SCHEDULE'
  return trigger === 'DELEGATION_CREDENTIAL_ERROR' ? 'APPS' : 'BOOKING'
}

/**
 * Requires the scope to read the data that the triggers send, because a webhook gives a token
 * access to it. Keys and clients have no such limit.
 * @param access the policy row of the operation, which gives the level
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
