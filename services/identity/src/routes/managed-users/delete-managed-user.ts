import { DomainError, ManagedUserAnswer, ManagedUserPath, success } from '@punctual/contracts'
import type { App } from '@punctual/http'
import { removeUser } from '../../app/remove-user.ts'
import { lockManagedUser } from '../../db/managed-user-repository.ts'
import type { IdentityDeps } from '../../deps.ts'
import { organizationAsOwner } from '../../domain/role.ts'
import { requireClientOf } from '../../guards/require-client.ts'
import { requireRankAbove } from '../../guards/require-rights.ts'
import { presentManagedUser } from '../../present/managed-user.ts'

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
      const user = await db.transaction(async (tx) => {
        const row = await lockManagedUser(tx, params.clientId, params.userId)
        if (!row) throw new DomainError('user_not_found')
        await requireRankAbove(tx, caller, organizationAsOwner(row.organizationId), [row.id])
        await removeUser(tx, row, clock.now())
        return row
      })
      await revocations.untilEnforced({ userIds: [user.id] })
      return success(presentManagedUser(user))
    },
  )
}
