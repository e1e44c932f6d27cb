import { createResolve, egressRules } from '@punctual/egress'
import { type App, createApp, personalDataRoute } from '@punctual/http'
import { personalData } from './db/personal-data.ts'
import { webhookDatabase } from './db/webhook-database.ts'
import type { RouteDeps, WebhookDeps } from './deps.ts'
import { subscriberCheck } from './guards/check-settings.ts'
import { deliveryRoutes } from './routes/deliveries/index.ts'
import { webhookOwnerPaths } from './routes/owner-paths.ts'
import { recoveryRoutes } from './routes/recoveries/index.ts'
import { webhookRoutes } from './routes/webhooks/index.ts'
import { listSigningKeys } from './routes/webhooks/list-signing-keys.ts'
import { previewWebhook } from './routes/webhooks/preview-webhook.ts'
import { createDeliveryFeed } from './stream/delivery-feed.ts'
import { OpenStreams } from './stream/event-stream.ts'

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
  previewWebhook(app, routeDeps)
  for (const ownerPath of webhookOwnerPaths) {
    webhookRoutes(app, routeDeps, ownerPath)
    deliveryRoutes(app, routeDeps, ownerPath)
    recoveryRoutes(app, routeDeps, ownerPath)
  }
  personalDataRoute(app, deps.db, personalData)
  return app
}
