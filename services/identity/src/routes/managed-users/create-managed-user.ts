import { CreatedManagedUserAnswer, CreateManagedUser, OAuthClientPath, success } from '@punctual/contracts'
import { type App, idempotent } from '@punctual/http'
import { addManagedUser } from '../../app/managed-users.ts'
import { requestUserDefaults } from '../../app/request-user-defaults.ts'
import { actingAs } from '../../audit/actor.ts'
import type { IdentityDeps } from '../../deps.ts'
import { requireClientOf, requireLockedClient } from '../../guards/require-client.ts'
import { presentManagedUser } from '../../present/user.ts'

/**
 * POST /v2/oauth-clients/{clientId}/users, 201: creates a user whom the client manages, with
 * tokens. Scheduling creates the default schedule before the answer, which contains its id; if
 * scheduling is down, it does so later, and the answer contains null.
 */
export function createManagedUser(app: App, deps: IdentityDeps): void {
  const schema = {
    summary: 'Create a managed user',
    description: 'Returns the user with an access token and a refresh token.',
    errors: ['oauth_client_not_found', 'email_taken'],
    params: OAuthClientPath,
    body: CreateManagedUser,
    response: { 201: CreatedManagedUserAnswer },
  }
  const preValidation = requireClientOf(deps, 'oauthClient.update')
  app.post('/v2/oauth-clients/:clientId/users', { schema, preValidation }, async (request, reply) =>
    idempotent(
      deps,
      request,
      reply,
      actingAs(request.caller, async (tx) => {
        const client = await requireLockedClient(tx, request.params.clientId, 'share')
        const { user, tokens } = await addManagedUser(tx, client, request.body, deps.clock.now())
        return { status: 201, body: success({ user: presentManagedUser(user), ...tokens }) }
      }),
      async ({ status, data }) => {
        const defaultScheduleId = await requestUserDefaults(deps, request.caller, data.user.id)
        return { status, data: { ...data, user: { ...data.user, defaultScheduleId } } }
      },
    ),
  )
}
