import type { App } from '@punctual/http'
import { trackLastUse } from '../../app/last-use.ts'
import type { IdentityDeps } from '../../deps.ts'
import { authenticateCaller } from './authenticate-caller.ts'
import { endGatewayLease } from './end-gateway-lease.ts'
import { renewGatewayLease } from './renew-gateway-lease.ts'
import { rotateSession } from './rotate-session.ts'

/** Registers the internal routes by which gateways authenticate callers and cache them. */
export function gatewayRoutes(app: App, deps: IdentityDeps): void {
  authenticateCaller(app, deps, trackLastUse(app, deps))
  rotateSession(app, deps)
  renewGatewayLease(app, deps)
  endGatewayLease(app, deps)
}
