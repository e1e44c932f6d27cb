import { DomainError, OAuthClientFacts, OAuthClientPath } from '@punctual/contracts'
import type { App } from '@punctual/http'
import type { IdentityDeps } from '../../deps.ts'
import { findClient } from '../../guards/require-client.ts'
import { toClient } from '../../present/facts.ts'

/**
 * GET /internal/oauth-clients/{clientId}: for services whose replica lacks a new client; 404
 * `oauth_client_not_found`. The calling service checks rights.
 */
export function getClientFacts(app: App, { db }: IdentityDeps): void {
  const schema = { params: OAuthClientPath, response: { 200: OAuthClientFacts } }
  const config = { internal: ['scheduling', 'bookings', 'automation', 'webhook-delivery'] as const }
  app.get('/internal/oauth-clients/:clientId', { schema, config }, async ({ params }) => {
    const client = await findClient(db, params.clientId)
    if (!client) throw new DomainError('oauth_client_not_found')
    return { ...toClient(client), version: client.version }
  })
}
