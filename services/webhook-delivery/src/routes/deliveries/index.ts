import type { App } from '@punctual/http'
import type { RouteDeps } from '../../deps.ts'
import type { WebhookOwnerPath } from '../owner-paths.ts'
import { getDelivery } from './get-delivery.ts'
import { listAttempts } from './list-attempts.ts'
import { listDeliveries } from './list-deliveries.ts'
import { retryDelivery } from './retry-delivery.ts'
import { streamDeliveries } from './stream-deliveries.ts'

/** Registers the routes of the deliveries of a webhook. */
export function deliveryRoutes(app: App, deps: RouteDeps, ownerPath: WebhookOwnerPath): void {
  listDeliveries(app, deps, ownerPath)
  streamDeliveries(app, deps, ownerPath)
  getDelivery(app, deps, ownerPath)
  listAttempts(app, deps, ownerPath)
  retryDelivery(app, deps, ownerPath)
}
