import { GatewayLeasePath, RenewedGatewayLease, RenewGatewayLease } from '@punctual/contracts'
import type { App } from '@punctual/http'
import type { IdentityDeps } from '../../deps.ts'
import { holdLease } from '../../gateways/leases.ts'

/**
 * PUT /internal/gateway-leases/{leaseId}: lets a gateway use its cache of callers; 409 when the
 * lease has ended, so that the gateway clears the cache and takes another lease. Each gateway with
 * calls calls every second, so the calls are not logged.
 */
export function renewGatewayLease(app: App, { db }: IdentityDeps): void {
  const schema = { params: GatewayLeasePath, body: RenewGatewayLease, response: { 200: RenewedGatewayLease } }
  const options = { schema, config: { internal: ['gateway'] as const }, logLevel: 'warn' as const }
  app.put('/internal/gateway-leases/:leaseId', options, async ({ params: { leaseId }, body }) => {
    return { validFor: await holdLease(db, leaseId, body.isNew) }
  })
}
