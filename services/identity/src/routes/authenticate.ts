import { Authenticate, Authenticated, DomainError } from '@punctual/contracts'
import type { App } from '@punctual/http'
import { findHolder } from '../db/holder-repository.ts'
import type { IdentityDeps } from '../deps.ts'
import { originsOf, toCaller } from '../domain/caller.ts'
import type { LastUse } from '../last-use.ts'
import { refused } from '../refused.ts'

/**
 * POST /internal/authenticate: the gateway's question who is calling, by the credential's digest. One and the same 401
 * for a credential that is unknown, revoked or expired; an expired access token has its own, so that clients know to
 * refresh it (our decisions, other codes).
 */
export function authenticate(app: App, { db, clock }: IdentityDeps, lastUse: LastUse): void {
  const schema = { body: Authenticate, response: { 200: Authenticated } }
  app.post('/internal/authenticate', { schema, config: { internal: ['gateway'] } }, async ({ body }) => {
    const now = clock.now()
    const holder = await findHolder(db, body)
    const credential = holder?.credential
    if (!credential) throw refused()
    if (body.scheme === 'client-secret' && credential.client_id !== body.clientId) throw refused()
    if (credential.expires_at && credential.expires_at <= now)
      throw body.scheme === 'access-token' ? new DomainError('TokenExpiredException') : refused()
    lastUse.note(credential.id, now)
    const { client } = holder
    return {
      caller: toCaller(holder),
      ...(credential.rate_limit !== null && { rateLimit: credential.rate_limit }),
      ...(credential.first_key_id !== null && { firstKeyId: credential.first_key_id }),
      ...(body.scheme === 'access-token' && client && { origins: originsOf(client) }),
      ...(credential.expires_at && { expiresAt: credential.expires_at.toISOString() }),
    }
  })
}
