import { ListOAuthClients, OAuthClientListAnswer, paginate, success } from '@punctual/contracts'
import type { App } from '@punctual/http'
import { readSecrets } from '../../app/client-secrets.ts'
import { listOAuthClients as list } from '../../db/oauth-client-repository.ts'
import type { IdentityDeps } from '../../deps.ts'
import { requireClients } from '../../guards/require-client.ts'
import { presentOAuthClient } from '../../present/oauth-client.ts'

/** GET /v2/oauth-clients: the clients of the caller's organization, oldest first. */
export function listOAuthClients(app: App, { db, sealer }: IdentityDeps): void {
  const schema = {
    summary: 'List the OAuth clients of an organization',
    description: "The oldest OAuth client of the caller's organization comes first.",
    querystring: ListOAuthClients,
    response: { 200: OAuthClientListAnswer },
  }
  const preValidation = requireClients('oauthClient.read')
  app.get('/v2/oauth-clients', { schema, preValidation }, async ({ caller, query }) => {
    const { take = 100, skip = 0 } = query
    const { clients, total } = await list(db, caller.organizationId, { take, skip })
    const secrets = await readSecrets(db, sealer, clients)
    return {
      ...success(clients.map((client) => presentOAuthClient(client, secrets))),
      pagination: paginate(total, take, skip),
    }
  })
}
