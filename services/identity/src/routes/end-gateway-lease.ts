import { GatewayLeasePath } from '@punctual/contracts'
import type { App } from '@punctual/http'
import { dropLease } from '../db/gateway-lease-repository.ts'
import type { IdentityDeps } from '../deps.ts'

/** DELETE /internal/gateway-leases/{leaseId}: a gateway has forgotten everything, and nobody need wait for it. */
export function endGatewayLease(app: App, { db }: IdentityDeps): void {
  const schema = { params: GatewayLeasePath }
  const config = { internal: ['gateway'] as const }
  app.delete('/internal/gateway-leases/:leaseId', { schema, config }, async ({ params }) => {
    await dropLease(db, params.leaseId)
    return {}
  })
}
