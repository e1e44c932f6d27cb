import { Authenticate, Authenticated, DomainError } from '@punctual/contracts'
import type { App } from '@punctual/http'
import type { LastUse } from '../../app/last-use.ts'
import { findHolder } from '../../db/holder-repository.ts'
import type { IdentityDeps } from '../../deps.ts'
import { originsOf, toCaller } from '../../domain/caller.ts'
import { invalidCredential } from '../../guards/credential.ts'

/**
 * POST /internal/authenticate: returns the caller of a credential's digest to the gateway. An
 * unknown and a revoked credential get the same 401; an expired one gets its own, which the gateway
 * passes on where clients need it.
 */
export function authenticateCaller(app: App, { db, clock }: IdentityDeps, lastUse: LastUse): void {
  const schema = { body: Authenticate, response: { 200: Authenticated } }
  app.post('/internal/authenticate', { schema, config: { internal: ['gateway'] } }, async ({ body }) => {
    const now = clock.now()
    const holder = await findHolder(db, body)
    const credential = holder?.credential
    if (!credential) throw invalidCredential()
    if (body.scheme === 'client-secret' && credential.clientId !== body.clientId) throw invalidCredential()
    if (credential.expiresAt && credential.expiresAt <= now)
      throw body.scheme === 'client-secret' ? invalidCredential() : new DomainError('TokenExpiredException')
    lastUse.note(credential.id, now)
    const { client } = holder
    return {
      caller: toCaller(holder),
      ...(credential.rateLimit !== null && { rateLimit: credential.rateLimit }),
      ...(credential.firstKeyId !== null && { firstKeyId: credential.firstKeyId }),
      ...(body.scheme === 'access-token' && client && { origins: originsOf(client) }),
      ...(credential.expiresAt && { expiresAt: credential.expiresAt.toISOString() }),
    }
  })
}
