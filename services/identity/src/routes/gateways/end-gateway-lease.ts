import { GatewayLeasePath } from '@punctual/contracts'
import type { App } from '@punctual/http'
import { deleteLease } from '../../db/gateway-lease-repository.ts'
import type { IdentityDeps } from '../../deps.ts'

/**
 * DELETE /internal/gateway-leases/{leaseId}: a gateway has cleared its cache, so that no revocation
 * waits for it.
 */
export function endGatewayLease(app: App, { db }: IdentityDeps): void {
  const schema = { params: GatewayLeasePath }
  const config = { internal: ['gateway'] as const }
  app.delete('/internal/gateway-leases/:leaseId', { schema, config }, async ({ params }) => {
    await deleteLease(db, params.leaseId)
    return {}
  })
}
