import { createResolve, egressRules } from '@punctual/egress'
import { type App, createApp } from '@punctual/http'
import { subscriberCheck } from './check-settings.ts'
import { webhookDatabase } from './db/webhook-database.ts'
import type { RouteDeps, WebhookDeps } from './deps.ts'
import { createWebhook } from './routes/create-webhook.ts'
import { deleteAllWebhooks } from './routes/delete-all-webhooks.ts'
import { deleteWebhook } from './routes/delete-webhook.ts'
import { getDelivery } from './routes/get-delivery.ts'
import { getRecovery } from './routes/get-recovery.ts'
import { getStats } from './routes/get-stats.ts'
import { getWebhook } from './routes/get-webhook.ts'
import { listAttempts } from './routes/list-attempts.ts'
import { listDeliveries } from './routes/list-deliveries.ts'
import { listSigningKeys } from './routes/list-signing-keys.ts'
import { listWebhooks } from './routes/list-webhooks.ts'
import { recoverWebhook } from './routes/recover-webhook.ts'
import { retryDelivery } from './routes/retry-delivery.ts'
import { rotateSecret } from './routes/rotate-secret.ts'
import { streamDeliveries } from './routes/stream-deliveries.ts'
import { testWebhook } from './routes/test-webhook.ts'
import { updateWebhook } from './routes/update-webhook.ts'
import { createDeliveryFeed } from './stream/delivery-feed.ts'
import { OpenStreams } from './stream/open-streams.ts'
import { webhookOwnerPaths } from './webhook-owners.ts'

/** Registers every route of webhook-delivery. */
export async function buildApp(deps: WebhookDeps): Promise<App> {
  const app = createApp(deps)
  const checkSubscriber = subscriberCheck(egressRules(deps.config.egressAllow), createResolve())
  const closing = new AbortController()
  const db = webhookDatabase(deps.db)
  const feed = createDeliveryFeed({ ...deps, db })
  const streams = new OpenStreams()
  app.addHook('preClose', async () => {
    closing.abort()
    streams.close()
    await feed.stop()
  })
  const routeDeps: RouteDeps = { ...deps, db, checkSubscriber, closing: closing.signal, feed, streams }

  listSigningKeys(app, routeDeps)
  for (const ownerPath of webhookOwnerPaths) {
    createWebhook(app, routeDeps, ownerPath)
    listWebhooks(app, routeDeps, ownerPath)
    deleteAllWebhooks(app, routeDeps, ownerPath)
    getWebhook(app, routeDeps, ownerPath)
    updateWebhook(app, routeDeps, ownerPath)
    deleteWebhook(app, routeDeps, ownerPath)

    testWebhook(app, routeDeps, ownerPath)
    listDeliveries(app, routeDeps, ownerPath)
    streamDeliveries(app, routeDeps, ownerPath)
    getDelivery(app, routeDeps, ownerPath)
    listAttempts(app, routeDeps, ownerPath)
    retryDelivery(app, routeDeps, ownerPath)
    recoverWebhook(app, routeDeps, ownerPath)
    getRecovery(app, routeDeps, ownerPath)
    rotateSecret(app, routeDeps, ownerPath)
    getStats(app, routeDeps, ownerPath)
  }
  return app
}
