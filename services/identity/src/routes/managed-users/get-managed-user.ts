import { DomainError, ManagedUserAnswer, ManagedUserPath, success } from '@punctual/contracts'
import type { App } from '@punctual/http'
import { findManagedUser } from '../../db/user-repository.ts'
import type { IdentityDeps } from '../../deps.ts'
import { requireClientOf } from '../../guards/require-client.ts'
import { presentManagedUser } from '../../present/user.ts'

/**
 * GET /v2/oauth-clients/{clientId}/users/{userId}; 404 `user_not_found` for an unknown user and one
 * that the client does not manage.
 */
export function getManagedUser(app: App, deps: IdentityDeps): void {
  const schema = {
    summary: 'Get a managed user',
    description: 'Returns one user that the OAuth client manages.',
    errors: ['user_not_found'],
    params: ManagedUserPath,
    response: { 200: ManagedUserAnswer },
  }
  const preValidation = requireClientOf(deps, 'oauthClient.read')
  app.get('/v2/oauth-clients/:clientId/users/:userId', { schema, preValidation }, async ({ params }) => {
    const user = await findManagedUser(deps.db, params.clientId, params.userId)
    if (!user) throw new DomainError('user_not_found')
    return success(presentManagedUser(user))
  })
}
