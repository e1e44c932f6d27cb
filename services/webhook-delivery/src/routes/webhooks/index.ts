import type { App } from '@punctual/http'
import type { RouteDeps } from '../../deps.ts'
import type { WebhookOwnerPath } from '../owner-paths.ts'
import { createWebhook } from './create-webhook.ts'
import { deleteAllWebhooks } from './delete-all-webhooks.ts'
import { deleteWebhook } from './delete-webhook.ts'
import { getStats } from './get-stats.ts'
import { getWebhook } from './get-webhook.ts'
import { listWebhooks } from './list-webhooks.ts'
import { rotateSecret } from './rotate-secret.ts'
import { testWebhook } from './test-webhook.ts'
import { updateWebhook } from './update-webhook.ts'

/** Registers the routes of webhooks below an owner. */
export function webhookRoutes(app: App, deps: RouteDeps, ownerPath: WebhookOwnerPath): void {
  createWebhook(app, deps, ownerPath)
  listWebhooks(app, deps, ownerPath)
  deleteAllWebhooks(app, deps, ownerPath)
  getWebhook(app, deps, ownerPath)
  updateWebhook(app, deps, ownerPath)
  deleteWebhook(app, deps, ownerPath)
  testWebhook(app, deps, ownerPath)
  rotateSecret(app, deps, ownerPath)
  getStats(app, deps, ownerPath)
}
