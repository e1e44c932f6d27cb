import { OAuthClientAnswer, OAuthClientPath, success, UpdateOAuthClient } from '@punctual/contracts'
import type { App } from '@punctual/http'
import { readSecrets } from '../../app/client-secrets.ts'
import { setOAuthClient } from '../../app/oauth-clients.ts'
import { actingAs } from '../../audit/actor.ts'
import type { IdentityDeps } from '../../deps.ts'
import { requireClientOf, requireLockedClient } from '../../guards/require-client.ts'
import { presentOAuthClient } from '../../present/oauth-client.ts'

/**
 * PATCH /v2/oauth-clients/{clientId}: changes the given fields, never the permissions. A client
 * that becomes public loses its secrets before the answer; one that becomes confidential gets one.
 */
export function updateOAuthClient(app: App, deps: IdentityDeps): void {
  const { db, clock, sealer, revocations } = deps
  const schema = {
    summary: 'Update an OAuth client',
    description:
      'Changes only the given fields; the permissions cannot change. A client that becomes `PUBLIC` loses its secrets immediately; one that becomes `CONFIDENTIAL` gets a secret, which the answer contains.',
    errors: ['oauth_client_not_found'],
    params: OAuthClientPath,
    body: UpdateOAuthClient,
    response: { 200: OAuthClientAnswer },
  }
  const preValidation = requireClientOf(deps, 'oauthClient.update')
  app.patch('/v2/oauth-clients/:clientId', { schema, preValidation }, async ({ caller, params, body }) => {
    const { client, ended } = await db.transaction(
      actingAs(caller, async (tx) =>
        setOAuthClient(tx, sealer, await requireLockedClient(tx, params.clientId), body, clock.now()),
      ),
    )
    // Gateways cache the flags with each managed user.
    await revocations.untilEnforced({ digests: ended, clientIds: [client.id] })
    return success(presentOAuthClient(client, await readSecrets(db, sealer, [client])))
  })
}
