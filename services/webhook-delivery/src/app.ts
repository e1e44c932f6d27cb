import { type App, createApp } from '@punctual/http'
import { subscriberCheck } from './check-settings.ts'
import { webhookDatabase } from './db/webhook-database.ts'
import type { RouteDeps, WebhookDeps } from './deps.ts'
import { egressRules } from './domain/egress.ts'
import { createResolve } from './egress/resolve.ts'
import { createWebhook } from './routes/create-webhook.ts'
import { deleteAllWebhooks } from './routes/delete-all-webhooks.ts'
import { deleteWebhook } from './routes/delete-webhook.ts'
import { getDelivery } from './routes/get-delivery.ts'
import { getRecovery } from './routes/get-recovery.ts'
import { getStats } from './routes/get-stats.ts'
import { getWebhook } from './routes/get-webhook.ts'
import { listAttempts } from './routes/list-attempts.ts'
import { listDeliveries } from './routes/list-deliveries.ts'
import { listWebhooks } from './routes/list-webhooks.ts'
import { recoverWebhook } from './routes/recover-webhook.ts'
import { retryDelivery } from './routes/retry-delivery.ts'
import { rotateSecret } from './routes/rotate-secret.ts'
import { testWebhook } from './routes/test-webhook.ts'
import { updateWebhook } from './routes/update-webhook.ts'

/** Every route of webhook-delivery. */
export async function buildApp(deps: WebhookDeps): Promise<App> {
  const app = createApp(deps)
  const checkSubscriber = subscriberCheck(egressRules(deps.config.egressAllow), createResolve())
  const routeDeps: RouteDeps = { ...deps, db: webhookDatabase(deps.db), checkSubscriber }

  createWebhook(app, routeDeps)
  listWebhooks(app, routeDeps)
  deleteAllWebhooks(app, routeDeps)
  getWebhook(app, routeDeps)
  updateWebhook(app, routeDeps)
  deleteWebhook(app, routeDeps)

  testWebhook(app, routeDeps)
  listDeliveries(app, routeDeps)
  getDelivery(app, routeDeps)
  listAttempts(app, routeDeps)
  retryDelivery(app, routeDeps)
  recoverWebhook(app, routeDeps)
  getRecovery(app, routeDeps)
  rotateSecret(app, routeDeps)
  getStats(app, routeDeps)
  return app
}
