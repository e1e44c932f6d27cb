import { ManagedUserPath, success, TokensAnswer } from '@punctual/contracts'
import { type App, idempotent } from '@punctual/http'
import { replaceTokens } from '../../app/managed-users.ts'
import { actingAs } from '../../audit/actor.ts'
import type { IdentityDeps } from '../../deps.ts'
import { requireClientOf } from '../../guards/require-client.ts'

/**
 * POST /v2/oauth-clients/{clientId}/users/{userId}/force-refresh, 200: new tokens; every older
 * token of the user ends.
 */
export function forceRefreshTokens(app: App, deps: IdentityDeps): void {
  const { clock, revocations } = deps
  const schema = {
    summary: 'Replace the tokens of a managed user',
    description: 'Every older token of the user ends immediately.',
    errors: ['user_not_found'],
    params: ManagedUserPath,
    response: { 200: TokensAnswer },
  }
  const preValidation = requireClientOf(deps, 'oauthClient.update')
  const path = '/v2/oauth-clients/:clientId/users/:userId/force-refresh'
  app.post(path, { schema, preValidation }, async (request, reply) => {
    let digests: string[] = []
    return idempotent(
      deps,
      request,
      reply,
      actingAs(request.caller, async (tx) => {
        const replaced = await replaceTokens(tx, request.caller, request.params, clock.now())
        digests = replaced.digests
        return { status: 200, body: success(replaced.tokens) }
      }),
      async (answer) => {
        await revocations.untilEnforced({ digests })
        return answer
      },
    )
  })
}
