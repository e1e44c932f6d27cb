import { ManagedUserAnswer, ManagedUserPath, success, UpdateManagedUser } from '@punctual/contracts'
import type { App } from '@punctual/http'
import { changeManagedUser } from '../../app/managed-users.ts'
import type { IdentityDeps } from '../../deps.ts'
import { requireClientOf } from '../../guards/require-client.ts'
import { presentManagedUser } from '../../present/user.ts'

/**
 * PATCH /v2/oauth-clients/{clientId}/users/{userId}: changes the given fields; 404
 * `user_not_found`, 409 `email_taken`, 400 for a `defaultScheduleId` of another user.
 */
export function updateManagedUser(app: App, deps: IdentityDeps): void {
  const { revocations } = deps
  const schema = {
    summary: 'Update a managed user',
    description: "Changes only the given fields. `defaultScheduleId` must be one of the user's schedules.",
    errors: ['user_not_found', 'email_taken'],
    params: ManagedUserPath,
    body: UpdateManagedUser,
    response: { 200: ManagedUserAnswer },
  }
  const preValidation = requireClientOf(deps, 'oauthClient.update')
  const path = '/v2/oauth-clients/:clientId/users/:userId'
  app.patch(path, { schema, preValidation }, async ({ caller, params, body }) => {
    const user = await changeManagedUser(deps, caller, params, body)
    await revocations.untilEnforced({ userIds: [user.id] })
    return success(presentManagedUser(user))
  })
}
