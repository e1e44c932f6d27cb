import { automationRoutes } from './automation.ts'
import { bookingsRoutes } from './bookings.ts'
import { identityRoutes } from './identity.ts'
import type { PublicRoute } from './public-route.ts'
import { schedulingRoutes } from './scheduling.ts'
import { webhookDeliveryRoutes } from './webhook-delivery.ts'

export type { CallerKind, PublicRoute } from './public-route.ts'

/** Every public path (architecture, services and their paths). `GET /v2/versions` is the gateway's own. */
export const routes: readonly PublicRoute[] = [
  ...identityRoutes,
  ...schedulingRoutes,
  ...bookingsRoutes,
  ...automationRoutes,
  ...webhookDeliveryRoutes,
]
