import { Authenticate, Authenticated } from '@punctual/contracts'
import type { App } from '@punctual/http'
import { authenticate } from '../../app/authenticate.ts'
import type { LastUse } from '../../app/last-use.ts'
import type { IdentityDeps } from '../../deps.ts'

/**
 * POST /internal/authenticate: returns the caller of a credential's digest to the gateway. An
 * unknown and a revoked credential get the same 401; an expired one gets its own, which the gateway
 * passes on where clients need it.
 */
export function authenticateCaller(app: App, deps: IdentityDeps, lastUse: LastUse): void {
  const schema = { body: Authenticate, response: { 200: Authenticated } }
  app.post('/internal/authenticate', { schema, config: { internal: ['gateway'] } }, async ({ body }) =>
    authenticate(deps, body, lastUse),
  )
}
