import { RevocationRequest } from '@punctual/contracts'
import { type App, idempotent } from '@punctual/http'
import { Type } from '@sinclair/typebox'
import { endToken } from '../../app/tokens.ts'
import { actingAs } from '../../audit/actor.ts'
import type { IdentityDeps } from '../../deps.ts'
import { readClientCredentials } from '../../domain/client-credentials.ts'
import { authenticateClient } from '../../guards/authenticate-client.ts'
import { protocolBodies, withCredentials } from './protocol.ts'

/**
 * POST /v2/auth/oauth2/revoke, 200 (RFC 7009): ends a token before the answer. A token that is
 * unknown, or of another client, gets 200 too and is left unchanged. 401 `invalid_client`.
 */
export function revokeToken(app: App, deps: IdentityDeps): void {
  const { clock, revocations } = deps
  const schema = {
    summary: 'Revoke a token of an app',
    description:
      'An access token ends by itself, a refresh token with every token of its grant. The client authenticates as at the token endpoint. An unknown token, or one of another client, gets 200 too. Errors have the form of RFC 6749, without the envelope: 401 `invalid_client`.',
    ...protocolBodies,
    body: RevocationRequest,
    response: { 200: Type.Null({ description: 'The token is not valid any more' }) },
  }
  app.post('/v2/auth/oauth2/revoke', { schema }, async (request, reply) => {
    const shown = readClientCredentials(request.headers.authorization, request.body)
    const { token } = request.body
    let digests: string[] = []
    return idempotent(
      deps,
      withCredentials(request, shown),
      reply,
      actingAs(request.caller, async (tx) => {
        const at = clock.now()
        const { id: clientId } = await authenticateClient(tx, shown, at)
        digests = await endToken(tx, { clientId, token }, at)
        return { status: 200, body: '' }
      }),
      async (answer) => {
        if (digests.length > 0) await revocations.untilEnforced({ digests })
        return answer
      },
    )
  })
}
