import { DomainError, ManagedUserPath, success, TokensAnswer } from '@punctual/contracts'
import { type App, idempotent } from '@punctual/http'
import { endTokens, issueTokens } from '../../app/tokens.ts'
import { lockManagedUser } from '../../db/managed-user-repository.ts'
import type { IdentityDeps } from '../../deps.ts'
import { organizationAsOwner } from '../../domain/role.ts'
import { requireClientOf, requireLockedClient } from '../../guards/require-client.ts'
import { requireRankAbove } from '../../guards/require-rights.ts'

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
      async (tx) => {
        const at = clock.now()
        const { id: clientId, organizationId } = await requireLockedClient(
          tx,
          request.params.clientId,
          'share',
        )
        const user = await lockManagedUser(tx, clientId, request.params.userId)
        if (!user) throw new DomainError('user_not_found')
        await requireRankAbove(tx, request.caller, organizationAsOwner(organizationId), [user.id])
        digests = await endTokens(tx, { userId: user.id, clientId }, at)
        const { tokens } = await issueTokens(
          tx,
          { organizationId, userId: user.id, clientId, scopes: null },
          at,
        )
        return { status: 200, body: success(tokens) }
      },
      async (answer) => {
        await revocations.untilEnforced({ digests })
        return answer
      },
    )
  })
}
