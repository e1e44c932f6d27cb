import { ManagedUserAnswer, ManagedUserPath, success } from '@punctual/contracts'
import type { App } from '@punctual/http'
import { deleteManagedUser as remove } from '../../app/managed-users.ts'
import { actingAs } from '../../audit/actor.ts'
import type { IdentityDeps } from '../../deps.ts'
import { requireClientOf } from '../../guards/require-client.ts'
import { presentManagedUser } from '../../present/user.ts'

/**
 * DELETE /v2/oauth-clients/{clientId}/users/{userId}: every credential of the user ends before the
 * answer.
 */
export function deleteManagedUser(app: App, deps: IdentityDeps): void {
  const { db, clock, revocations } = deps
  const schema = {
    summary: 'Delete a managed user',
    description: "The user's tokens end before the answer.",
    errors: ['user_not_found'],
    params: ManagedUserPath,
    response: { 200: ManagedUserAnswer },
  }
  const preValidation = requireClientOf(deps, 'oauthClient.update')
  app.delete(
    '/v2/oauth-clients/:clientId/users/:userId',
    { schema, preValidation },
    async ({ caller, params }) => {
      const user = await db.transaction(actingAs(caller, (tx) => remove(tx, caller, params, clock.now())))
      await revocations.untilEnforced({ userIds: [user.id] })
      return success(presentManagedUser(user))
    },
  )
}
