import { ApiKeyPath, DeleteApiKey, DomainError, done, EmptyAnswer } from '@punctual/contracts'
import type { App } from '@punctual/http'
import { revokeApiKey } from '../../app/api-keys.ts'
import { actingAs } from '../../audit/actor.ts'
import type { IdentityDeps } from '../../deps.ts'
import { keyHolder } from '../../guards/credential.ts'

/**
 * DELETE /v2/api-keys/{id}: ends a key of the caller, possibly the key in use; 404
 * `api_key_not_found`.
 */
export function deleteApiKey(app: App, { db, clock, revocations }: IdentityDeps): void {
  const schema = {
    summary: 'Delete an API key',
    description: 'The key of the call can be deleted too.',
    errors: ['api_key_not_found'],
    params: ApiKeyPath,
    querystring: DeleteApiKey,
    response: { 200: EmptyAnswer },
  }
  app.delete('/v2/api-keys/:id', { schema }, async (request) => {
    const { caller, params, query } = request
    const revoked = await db.transaction(
      actingAs(request.caller, async (tx) => {
        const holder = await keyHolder(tx, caller, query.organizationId)
        return revokeApiKey(tx, holder, params.id, clock.now())
      }),
    )
    if (!revoked) throw new DomainError('api_key_not_found')
    await revocations.untilEnforced({ digests: [revoked.digest] })
    return done
  })
}
