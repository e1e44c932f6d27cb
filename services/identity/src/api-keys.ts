import { badRequest, type CreateApiKey, type RefreshApiKey } from '@punctual/contracts'
import type { Tx } from '@punctual/db'
import { generateApiKey } from '@punctual/http'
import {
  findRateLimit,
  insertCredential,
  type KeyHolder,
  revokeApiKey as markRevoked,
  setReplacement,
} from './db/credential-repository.ts'
import type { CredentialRow } from './db/schema.ts'
import { raiseEpoch } from './db/team-repository.ts'
import { apiKeyExpiry } from './domain/api-key-expiry.ts'
import { announceRevocation } from './events/announce.ts'
import { refused } from './refused.ts'

/** A key as made just now: the only time that it can be read. */
export interface IssuedApiKey {
  apiKey: string
  row: CredentialRow
}

interface NewApiKey extends RefreshApiKey {
  note?: string | null
  /** Requests a minute; null: as many as any key. */
  rateLimit?: number | null
  firstKeyId?: number
}

/** Makes a key of the holder's. @throws 400 for days and never at once */
export async function issueApiKey(
  tx: Tx,
  holder: KeyHolder,
  { note, rateLimit, firstKeyId, ...lifetime }: NewApiKey,
  at: Date,
): Promise<IssuedApiKey> {
  const expiresAt = apiKeyExpiry(lifetime, at)
  const apiKey = generateApiKey()
  const row = await insertCredential(tx, {
    kind: 'api-key',
    secret: apiKey,
    ...holder,
    note: note ?? null,
    rateLimit: rateLimit ?? null,
    ...(firstKeyId !== undefined && { firstKeyId }),
    at,
    expiresAt,
  })
  return { apiKey, row }
}

/**
 * Makes one more key, by the key in use of the same person: it may make as many requests as that one, or fewer, so that
 * nobody gets around a limit that an operator has set.
 * @param usual requests a minute of a key that no limit of its own was set for
 * @throws 400 for more, or as `issueApiKey`
 */
export async function addApiKey(
  tx: Tx,
  { keyId, ...own }: KeyHolder & { keyId: number },
  holder: KeyHolder,
  { organizationId: _, ...input }: CreateApiKey,
  usual: number,
  at: Date,
): Promise<IssuedApiKey> {
  const limit = await findRateLimit(tx, own, keyId)
  const highest = limit ?? usual
  if (input.rateLimit !== undefined && input.rateLimit > highest)
    throw badRequest({ path: 'rateLimit', message: `must be ${highest} at most, as that of the key in use` })
  return issueApiKey(tx, holder, { ...input, rateLimit: input.rateLimit ?? limit }, at)
}

/** Ends a key of the holder's. @returns undefined when there was none to end */
export async function revokeApiKey(
  tx: Tx,
  holder: KeyHolder,
  id: number,
  at: Date,
): Promise<CredentialRow | undefined> {
  const row = await markRevoked(tx, holder, id, at)
  if (!row) return undefined
  await raiseEpoch(tx, row.organization_id)
  await announceRevocation(tx, row, at)
  return row
}

/**
 * Puts a new key in the place of the one the caller came with, which ends at once; the note and the limit stay, and calls
 * are counted on (docs/domain.md#api-keys-and-tokens).
 * @throws 401 when that key has ended, which is so for all but one of several refreshes at once; 400 as `issueApiKey`
 */
export async function replaceApiKey(
  tx: Tx,
  holder: KeyHolder,
  id: number,
  lifetime: RefreshApiKey,
  at: Date,
): Promise<IssuedApiKey & { endedDigest: string }> {
  const old = await revokeApiKey(tx, holder, id, at)
  if (!old || (old.expires_at && old.expires_at <= at)) throw refused()
  const { note, rate_limit: rateLimit, first_key_id: firstKeyId } = old
  const heritage = { note, rateLimit, firstKeyId: firstKeyId ?? old.id }
  const issued = await issueApiKey(tx, holder, { ...lifetime, ...heritage }, at)
  await setReplacement(tx, old.id, issued.row.id)
  return { ...issued, endedDigest: old.digest }
}
