import { DomainError, OAuth2ClientAnswer, OAuthClientPath, success } from '@punctual/contracts'
import type { App } from '@punctual/http'
import type { IdentityDeps } from '../../deps.ts'
import { findClient } from '../../guards/require-client.ts'

/**
 * GET /v2/auth/oauth2/clients/{clientId}: the public data of a client; 404
 * `oauth_client_not_found`.
 */
export function getOAuth2Client(app: App, { db }: IdentityDeps): void {
  const schema = {
    summary: 'Get the public data of an OAuth client',
    description: 'What a consent page shows of the client.',
    errors: ['oauth_client_not_found'],
    params: OAuthClientPath,
    response: { 200: OAuth2ClientAnswer },
  }
  app.get('/v2/auth/oauth2/clients/:clientId', { schema }, async ({ params }) => {
    const client = await findClient(db, params.clientId)
    if (!client) throw new DomainError('oauth_client_not_found')
    return success({
      client_id: client.id,
      redirect_uri: client.redirectUris[0] ?? '',
      name: client.name,
      logo: client.logo,
      is_trusted: false,
      client_type: client.clientType,
    })
  })
}
