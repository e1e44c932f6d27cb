import { OAuthClientPath, RefreshTokens, success, TokensAnswer } from '@punctual/contracts'
import { type App, idempotent } from '@punctual/http'
import { endReused, refreshTokens } from '../../app/tokens.ts'
import type { IdentityDeps } from '../../deps.ts'
import { requireClientOf, requireLockedClient } from '../../guards/require-client.ts'

/**
 * POST /v2/oauth/{clientId}/refresh, 200: new tokens for a refresh token, which ends. A token that
 * was used before ends its whole family before the answer: 400 `invalid_refresh_token`.
 */
export function refreshManagedUserTokens(app: App, deps: IdentityDeps): void {
  const schema = {
    summary: 'Refresh the tokens of a managed user',
    description:
      'A refresh token can be used once; a reuse ends every token of its family and gets 400 `invalid_refresh_token`.',
    errors: ['oauth_client_not_found', 'invalid_refresh_token'],
    params: OAuthClientPath,
    body: RefreshTokens,
    response: { 200: TokensAnswer },
  }
  const preValidation = requireClientOf(deps, 'oauthClient.update')
  app.post('/v2/oauth/:clientId/refresh', { schema, preValidation }, async (request, reply) => {
    const { params, body } = request
    return endReused(deps, () =>
      idempotent(deps, request, reply, async (tx) => {
        const { id: clientId } = await requireLockedClient(tx, params.clientId, 'share')
        const { refreshToken } = body
        const { tokens } = await refreshTokens(tx, { clientId, refreshToken, at: deps.clock.now() })
        return { status: 200, body: success(tokens) }
      }),
    )
  })
}
