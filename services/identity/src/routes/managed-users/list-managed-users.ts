import {
  ListManagedUsers,
  ManagedUserListAnswer,
  OAuthClientPath,
  paginate,
  success,
} from '@punctual/contracts'
import type { App } from '@punctual/http'
import { listManagedUsers as list } from '../../db/user-repository.ts'
import type { IdentityDeps } from '../../deps.ts'
import { managedEmail } from '../../domain/managed-user.ts'
import { requireClientOf } from '../../guards/require-client.ts'
import { presentManagedUser } from '../../present/user.ts'

/**
 * GET /v2/oauth-clients/{clientId}/users: the client's managed users, oldest first; `emails` match
 * with or without the client's id.
 */
export function listManagedUsers(app: App, deps: IdentityDeps): void {
  const schema = {
    summary: 'List the managed users of an OAuth client',
    description: 'The oldest user comes first.',
    errors: ['oauth_client_not_found'],
    params: OAuthClientPath,
    querystring: ListManagedUsers,
    response: { 200: ManagedUserListAnswer },
  }
  const preValidation = requireClientOf(deps, 'oauthClient.read')
  app.get('/v2/oauth-clients/:clientId/users', { schema, preValidation }, async ({ params, query }) => {
    const { limit = 100, offset = 0 } = query
    const emails = query.emails?.map((email) => managedEmail(email, params.clientId))
    const { users, total } = await list(deps.db, params.clientId, { limit, offset, emails })
    return { ...success(users.map(presentManagedUser)), pagination: paginate(total, limit, offset) }
  })
}
