import { type Authenticate, type Authenticated, DomainError } from '@punctual/contracts'
import { credentialDigest, isWellFormedApiKey } from '@punctual/http'
import { findHolder } from '../db/holder-repository.ts'
import type { IdentityDeps } from '../deps.ts'
import { originsOf, toCaller } from '../domain/caller.ts'
import { isRotationDue } from '../domain/session.ts'
import { invalidCredential } from '../guards/credential.ts'
import type { LastUse } from './last-use.ts'

/**
 * Returns the caller of a credential's digest. An unknown and a revoked credential get the same
 * 401; an expired one gets its own, which the gateway passes on where clients need it.
 */
export async function authenticate(
  { db, clock }: Pick<IdentityDeps, 'db' | 'clock'>,
  body: Authenticate,
  lastUse: LastUse,
): Promise<Authenticated> {
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
    ...(body.scheme === 'session' && isRotationDue(credential, now) && { isRotationDue: true }),
    ...(credential.expiresAt && { expiresAt: credential.expiresAt.toISOString() }),
  }
}

/** Returns the person who sends a valid API key of their home; undefined for any other text. */
export async function findPerson(
  { db, clock }: Pick<IdentityDeps, 'db' | 'clock'>,
  apiKey: string,
): Promise<{ organizationId: number; userId: number } | undefined> {
  if (!isWellFormedApiKey(apiKey)) return undefined
  const holder = await findHolder(db, { scheme: 'api-key', digest: credentialDigest(apiKey) })
  const end = holder?.credential.expiresAt
  if (!holder || (end && end <= clock.now())) return undefined
  // A key of another organization gives no access to the person's account.
  if (holder.credential.organizationId !== holder.user.organizationId) return undefined
  return { organizationId: holder.credential.organizationId, userId: holder.user.id }
}
