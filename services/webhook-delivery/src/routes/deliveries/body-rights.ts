import { type Access, type CallerContext, DomainError, type WebhookTrigger } from '@punctual/contracts'
import type { WebhookDeps } from '../../deps.ts'
import { maySeeSecret, type Webhook } from '../../domain/webhook.ts'
import type { OwnerParams } from '../../guards/path-owners.ts'
import { requireReadable } from '../../guards/require-webhook.ts'
import type { WebhookOwnerPath } from '../owner-paths.ts'

/** The request for a delivery. */
interface Asked {
  caller: CallerContext
  params: OwnerParams
  routeOptions: { config: { access?: Access } }
}

/**
 * Whether the caller may read what a delivery sends: people's data, which the right to read
 * webhooks does not include. The caller must be allowed to change the webhook, and with that to
 * send its events elsewhere; a token must have the scope of the data, and an app's webhook belongs
 * to the app.
 */
export async function mayReadBody(
  deps: WebhookDeps,
  ownerPath: WebhookOwnerPath,
  request: Asked,
  { webhook, trigger }: { webhook: Webhook; trigger: string },
): Promise<boolean> {
  const { caller, params } = request
  if (!maySeeSecret(caller, webhook)) return false
  try {
    await ownerPath.guard(deps, 'webhook.update')(request)
    await ownerPath.owner(deps, caller, 'webhook.update', params)
    requireReadable(caller, request.routeOptions.config.access, [trigger as WebhookTrigger])
    return true
  } catch (error) {
    if (error instanceof DomainError && (error.status === 403 || error.status === 404)) return false
    throw error
  }
}
