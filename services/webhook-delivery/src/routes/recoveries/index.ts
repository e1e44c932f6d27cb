import type { App } from '@punctual/http'
import type { RouteDeps } from '../../deps.ts'
import type { WebhookOwnerPath } from '../owner-paths.ts'
import { getRecovery } from './get-recovery.ts'
import { recoverWebhook } from './recover-webhook.ts'

/** Registers the routes of the recoveries of a webhook. */
export function recoveryRoutes(app: App, deps: RouteDeps, ownerPath: WebhookOwnerPath): void {
  recoverWebhook(app, deps, ownerPath)
  getRecovery(app, deps, ownerPath)
}
