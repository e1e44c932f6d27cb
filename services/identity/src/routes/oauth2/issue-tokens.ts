import { DomainError, TokenAnswer, TokenRequest } from '@punctual/contracts'
import type { Tx } from '@punctual/db'
import { type App, idempotent } from '@punctual/http'
import { exchangeCode } from '../../app/authorization-codes.ts'
import { endReused, type Granted, refreshTokens } from '../../app/tokens.ts'
import type { OAuthClientRow } from '../../db/schema.ts'
import type { IdentityDeps } from '../../deps.ts'
import { readClientCredentials } from '../../domain/client-credentials.ts'
import { parseScopes, withinClient } from '../../domain/scopes.ts'
import { authenticateClient } from '../../guards/authenticate-client.ts'
import { protocolBodies, withCredentials } from './protocol.ts'

/**
 * POST /v2/auth/oauth2/token, 200 (RFC 6749, 4.1.3 and 6): tokens for a code or a refresh token.
 * Each can be used once; a reuse ends every token of its grant. 400 `invalid_grant`, 401
 * `invalid_client`.
 */
export function issueTokens(app: App, deps: IdentityDeps): void {
  const schema = {
    summary: 'Exchange a code or a refresh token for tokens',
    description:
      'A code or refresh token can be used once; a reuse ends every token of its grant. A confidential client authenticates by Basic authentication or by `client_id` and `client_secret` in the body, a public one sends `client_id`. `code_verifier` must match the PKCE challenge of the authorization request. Errors have the form of RFC 6749, without the envelope: 400 `invalid_grant`, 401 `invalid_client`.',
    ...protocolBodies,
    body: TokenRequest,
    response: { 200: TokenAnswer },
  }
  app.post('/v2/auth/oauth2/token', { schema }, async (request, reply) => {
    const shown = readClientCredentials(request.headers.authorization, request.body)
    return endReused(deps, () =>
      idempotent(deps, withCredentials(request, shown), reply, async (tx) => {
        const at = deps.clock.now()
        const client = await authenticateClient(tx, shown, at)
        return { status: 200, body: present(await grant(tx, client, request.body, at), client, at) }
      }),
    )
  })
}

async function grant(tx: Tx, client: OAuthClientRow, asked: TokenRequest, at: Date): Promise<Granted> {
  if (asked.grant_type === 'authorization_code') {
    const { code, redirect_uri: redirectUri } = required(asked, 'code', 'redirect_uri')
    return exchangeCode(tx, client, { code, redirectUri, verifier: asked.code_verifier || undefined }, at)
  }
  if (asked.grant_type !== 'refresh_token') throw new DomainError('unsupported_grant_type')
  const { refresh_token: refreshToken } = required(asked, 'refresh_token')
  const scopes = asked.scope ? parseScopes(asked.scope) : undefined
  if (asked.scope && !scopes) throw new DomainError('invalid_scope')
  // Tokens of managed users are refreshed at another path, where the client sends its secret.
  return refreshTokens(
    tx,
    { clientId: client.id, refreshToken, scopes, at },
    (holder) => holder.scopes !== null,
  )
}

/**
 * Requires the named fields. @throws DomainError `invalid_request` naming the first missing field
 */
function required<Name extends keyof TokenRequest>(asked: TokenRequest, ...names: Name[]) {
  const missing = names.find((name) => !asked[name])
  if (missing) throw new DomainError('invalid_request', `${missing} is required.`)
  return asked as Record<Name, string>
}

function present({ tokens, scopes }: Granted, client: OAuthClientRow, at: Date): TokenAnswer {
  return {
    access_token: tokens.accessToken,
    token_type: 'bearer',
    refresh_token: tokens.refreshToken,
    expires_in: Math.floor((tokens.accessTokenExpiresAt - at.getTime()) / 1000),
    scope: withinClient(scopes ?? [], client.permissions).join(' '),
  }
}
