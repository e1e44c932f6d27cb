import { OAuthClientAnswer, OAuthClientPath, success, UpdateOAuthClient } from '@punctual/contracts'
import type { App } from '@punctual/http'
import { readSecrets } from '../../client-secrets.ts'
import type { IdentityDeps } from '../../deps.ts'
import { setOAuthClient } from '../../oauth-clients.ts'
import { presentOAuthClient } from '../../present-client.ts'
import { requireClientOf, requireLockedClient } from '../../require-client.ts'

/** PATCH /v2/oauth-clients/{clientId} (spec E2): what is given is set; permissions stay what they are. */
export function updateOAuthClient(app: App, deps: IdentityDeps): void {
  const { db, clock, sealer, revocations } = deps
  const schema = {
    summary: 'Update an OAuth client',
    params: OAuthClientPath,
    body: UpdateOAuthClient,
    response: { 200: OAuthClientAnswer },
  }
  const preValidation = requireClientOf(deps, 'oauthClient.update')
  app.patch('/v2/oauth-clients/:clientId', { schema, preValidation }, async ({ params, body }) => {
    const client = await db.transaction(async (tx) =>
      setOAuthClient(tx, await requireLockedClient(tx, params.clientId), body, clock.now()),
    )
    // The flags are part of what is remembered of a managed user.
    await revocations.settled({ clientIds: [client.id] })
    return success(presentOAuthClient(client, await readSecrets(db, sealer, [client])))
  })
}
