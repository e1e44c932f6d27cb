import { OAuthClientAnswer, OAuthClientPath, success } from '@punctual/contracts'
import type { App } from '@punctual/http'
import { readSecrets } from '../../app/client-secrets.ts'
import { removeOAuthClient } from '../../app/oauth-clients.ts'
import { actingAs } from '../../audit/actor.ts'
import type { IdentityDeps } from '../../deps.ts'
import { requireClientOf, requireLockedClient } from '../../guards/require-client.ts'
import { presentOAuthClient } from '../../present/oauth-client.ts'

/**
 * DELETE /v2/oauth-clients/{clientId}: its secrets and the tokens of its users end before the
 * answer.
 */
export function deleteOAuthClient(app: App, deps: IdentityDeps): void {
  const { db, clock, sealer, revocations } = deps
  const schema = {
    summary: 'Delete an OAuth client',
    description:
      'Its secrets and all tokens end immediately. The users that it managed stay in the organization.',
    errors: ['oauth_client_not_found'],
    params: OAuthClientPath,
    response: { 200: OAuthClientAnswer },
  }
  const preValidation = requireClientOf(deps, 'oauthClient.update')
  app.delete('/v2/oauth-clients/:clientId', { schema, preValidation }, async ({ caller, params }) => {
    const shown = await db.transaction(
      actingAs(caller, async (tx) => {
        const client = await requireLockedClient(tx, params.clientId)
        const secrets = await readSecrets(tx, sealer, [client])
        await removeOAuthClient(tx, client, clock.now())
        return presentOAuthClient(client, secrets)
      }),
    )
    await revocations.untilEnforced({ clientIds: [shown.id] })
    return success(shown)
  })
}
