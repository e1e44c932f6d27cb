import { appScopes, ServerMetadata } from '@punctual/contracts'
import type { App } from '@punctual/http'
import { languages } from '@punctual/messages'
import type { IdentityDeps } from '../../deps.ts'

/**
 * GET /.well-known/oauth-authorization-server (RFC 8414): tells OAuth libraries the endpoints and
 * what they support.
 */
export function getServerMetadata(app: App, { config }: IdentityDeps): void {
  const { publicUrl } = config
  const schema = {
    summary: 'Get the metadata of the authorization server',
    description: 'For OAuth libraries (RFC 8414), without the envelope.',
    response: { 200: ServerMetadata },
  }
  const clientAuthentication = ['client_secret_basic', 'client_secret_post', 'none']
  app.get('/.well-known/oauth-authorization-server', { schema }, async () => ({
    issuer: publicUrl,
    authorization_endpoint: `${publicUrl}/oauth/authorize`,
    token_endpoint: `${publicUrl}/v2/auth/oauth2/token`,
    revocation_endpoint: `${publicUrl}/v2/auth/oauth2/revoke`,
    scopes_supported: [...appScopes],
    response_types_supported: ['code'],
    response_modes_supported: ['query'],
    grant_types_supported: ['authorization_code', 'refresh_token'],
    code_challenge_methods_supported: ['S256'],
    token_endpoint_auth_methods_supported: clientAuthentication,
    revocation_endpoint_auth_methods_supported: clientAuthentication,
    authorization_response_iss_parameter_supported: true,
    ui_locales_supported: [...languages],
    service_documentation: `${publicUrl}/docs`,
  }))
}
