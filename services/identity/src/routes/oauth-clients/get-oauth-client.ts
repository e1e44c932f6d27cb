import { OAuthClientAnswer, OAuthClientPath, success } from '@punctual/contracts'
import type { App } from '@punctual/http'
import { readSecrets } from '../../app/client-secrets.ts'
import type { IdentityDeps } from '../../deps.ts'
import { requireClient, requireClientOf } from '../../guards/require-client.ts'
import { presentOAuthClient } from '../../present/oauth-client.ts'

/** GET /v2/oauth-clients/{clientId}. */
export function getOAuthClient(app: App, deps: IdentityDeps): void {
  const { db, sealer } = deps
  const schema = {
    summary: 'Get an OAuth client',
    description: 'Returns one OAuth client with its newest secret.',
    errors: ['oauth_client_not_found'],
    params: OAuthClientPath,
    response: { 200: OAuthClientAnswer },
  }
  const preValidation = requireClientOf(deps, 'oauthClient.read')
  app.get('/v2/oauth-clients/:clientId', { schema, preValidation }, async ({ caller, params }) => {
    const client = await requireClient(db, caller, 'oauthClient.read', params.clientId)
    return success(presentOAuthClient(client, await readSecrets(db, sealer, [client])))
  })
}
