import { CreatedOAuthClientAnswer, CreateOAuthClient, success } from '@punctual/contracts'
import { type App, idempotent } from '@punctual/http'
import type { IdentityDeps } from '../../deps.ts'
import { addOAuthClient } from '../../oauth-clients.ts'
import { requireClients } from './guards.ts'

/** POST /v2/oauth-clients, 201: a client of the caller's organization, which is a platform from then on. */
export function createOAuthClient(app: App, deps: IdentityDeps): void {
  const schema = {
    summary: 'Create an OAuth client',
    body: CreateOAuthClient,
    response: { 201: CreatedOAuthClientAnswer },
  }
  const preValidation = requireClients('oauthClient.update')
  app.post('/v2/oauth-clients', { schema, preValidation }, async (request, reply) =>
    idempotent(deps, request, reply, async (tx) => {
      const { organizationId } = request.caller
      const { id, secret } = await addOAuthClient(
        tx,
        deps.sealer,
        organizationId,
        request.body,
        deps.clock.now(),
      )
      return { status: 201, body: success({ clientId: id, clientSecret: secret }) }
    }),
  )
}
