import { CreatedOAuthClientAnswer, CreateOAuthClient, success } from '@punctual/contracts'
import { type App, idempotent } from '@punctual/http'
import { addSecret } from '../../app/client-secrets.ts'
import { addOAuthClient } from '../../app/oauth-clients.ts'
import { actingAs } from '../../audit/actor.ts'
import type { IdentityDeps } from '../../deps.ts'
import { requireClients } from '../../guards/require-client.ts'

/**
 * POST /v2/oauth-clients, 201: creates a client of the caller's organization, which becomes a
 * platform.
 */
export function createOAuthClient(app: App, deps: IdentityDeps): void {
  const { clock, sealer } = deps
  const schema = {
    summary: 'Create an OAuth client',
    description:
      'Creates a confidential client, unless `clientType` is `PUBLIC`: a public client has no secret and must use PKCE.',
    body: CreateOAuthClient,
    response: { 201: CreatedOAuthClientAnswer },
  }
  const preValidation = requireClients('oauthClient.update')
  app.post('/v2/oauth-clients', { schema, preValidation }, async (request, reply) =>
    idempotent(
      deps,
      request,
      reply,
      actingAs(request.caller, async (tx) => {
        const at = clock.now()
        const client = await addOAuthClient(tx, request.caller.organizationId, request.body, at)
        const { id: clientId, clientType } = client
        const clientSecret = clientType === 'PUBLIC' ? undefined : await addSecret(tx, sealer, client, at)
        return { status: 201, body: success({ clientId, ...(clientSecret && { clientSecret }), clientType }) }
      }),
    ),
  )
}
