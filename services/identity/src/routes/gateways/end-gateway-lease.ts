import { GatewayLeasePath } from '@punctual/contracts'
import type { App } from '@punctual/http'
import type { IdentityDeps } from '../../deps.ts'
import { releaseLease } from '../../gateways/leases.ts'

/**
 * DELETE /internal/gateway-leases/{leaseId}: a gateway has cleared its cache, so that no revocation
 * waits for it.
 */
export function endGatewayLease(app: App, { db }: IdentityDeps): void {
  const schema = { params: GatewayLeasePath }
  const config = { internal: ['gateway'] as const }
  app.delete('/internal/gateway-leases/:leaseId', { schema, config }, async ({ params }) => {
    await releaseLease(db, params.leaseId)
    return {}
  })
}
