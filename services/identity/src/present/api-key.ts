import type { ApiKey } from '@punctual/contracts'
import type { CredentialRow } from '../db/schema.ts'

/** Returns an API key without its secret. */
export function presentApiKey(key: CredentialRow): ApiKey {
  return {
    id: key.id,
    ...(key.note !== null && { note: key.note }),
    start: key.start,
    createdAt: key.createdAt.toISOString(),
    ...(key.expiresAt && { expiresAt: key.expiresAt.toISOString() }),
    ...(key.rateLimit !== null && { rateLimit: key.rateLimit }),
    ...(key.lastUsedAt && { lastUsedAt: key.lastUsedAt.toISOString() }),
  }
}
