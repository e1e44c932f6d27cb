import { DomainError, TokenAnswer, TokenRequest, type Tokens } from '@punctual/contracts'
import type { Tx } from '@punctual/db'
import { type App, idempotent } from '@punctual/http'
import { exchangeCode } from '../../authorization-codes.ts'
import { isSecretOf } from '../../client-secrets.ts'
import { lockOAuthClient } from '../../db/oauth-client-repository.ts'
import type { IdentityDeps } from '../../deps.ts'
import { refreshTokens } from '../../tokens.ts'
import { endReused } from '../oauth-tokens/end-reused.ts'

/**
 * POST /v2/auth/oauth2/token, 200 (RFC 6749, 4.1.3 and 6): tokens for a code or a refresh token, each good once; used again
 * it ends what came of it. 400 `invalid_grant` or `invalid_refresh_token`, 401 `invalid_client`.
 */
export function getTokens(app: App, deps: IdentityDeps): void {
  const schema = {
    summary: 'Get tokens for an app',
    description:
      'For an authorization code, proved by its PKCE verifier, or for a refresh token; JSON or a form.',
    body: TokenRequest,
    response: { 200: TokenAnswer },
  }
  app.post('/v2/auth/oauth2/token', { schema }, async (request, reply) =>
    endReused(deps, () =>
      idempotent(deps, request, reply, async (tx) => {
        const at = deps.clock.now()
        return { status: 200, body: present(await grant(tx, request.body, at), at) }
      }),
    ),
  )
}

async function grant(tx: Tx, asked: TokenRequest, at: Date): Promise<Tokens> {
  const { client_id: clientId, client_secret: secret } = asked
  const client = await lockOAuthClient(tx, clientId, 'share')
  if (!client || (secret !== undefined && !(await isSecretOf(tx, clientId, secret, at))))
    throw new DomainError('invalid_client')
  if (asked.grant_type === 'refresh_token') {
    // Those of managed users are for the client alone, which shows its secret for them.
    const isApps = ({ permissions }: { permissions: number | null }) => permissions !== null
    return refreshTokens(tx, { clientId, refreshToken: asked.refresh_token, at }, isApps)
  }
  const { code, redirect_uri: redirectUri, code_verifier: verifier } = asked
  return exchangeCode(tx, { clientId, code, redirectUri, verifier }, at)
}

function present(tokens: Tokens, at: Date): TokenAnswer {
  return {
    access_token: tokens.accessToken,
    token_type: 'bearer',
    refresh_token: tokens.refreshToken,
    expires_in: Math.floor((tokens.accessTokenExpiresAt - at.getTime()) / 1000),
  }
}
