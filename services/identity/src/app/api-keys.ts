import { badRequest, type CreateApiKey, type RefreshApiKey } from '@punctual/contracts'
import { generateApiKey } from '@punctual/http'
import type { ActorTx } from '../audit/actor.ts'
import {
  findRateLimit,
  insertCredential,
  type KeyHolder,
  revokeApiKey as markRevoked,
  setReplacement,
} from '../db/credential-repository.ts'
import type { CredentialRow } from '../db/schema.ts'
import { raiseEpoch } from '../db/team-repository.ts'
import { apiKeyExpiry } from '../domain/credential-lifetime.ts'
import { invalidCredential } from '../guards/credential.ts'
import { announceRevocation, recordCredential } from './announce.ts'

/** A new key with its secret, which cannot be read again later. */
export interface IssuedApiKey {
  apiKey: string
  row: CredentialRow
}

interface NewApiKey extends RefreshApiKey {
  note?: string | null
  /** Requests a minute; null for the default limit. */
  rateLimit?: number | null
  firstKeyId?: number
}

/**
 * Creates a key for the holder. @throws 400 when both a number of days and no expiry are requested
 */
export async function issueApiKey(
  tx: ActorTx,
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
  await recordCredential(tx, row, at)
  return { apiKey, row }
}

/**
 * Creates another key for the user of the key or session in use. Its limit is at most that of the
 * key in use, so that no key can bypass a limit set by an operator.
 * @param usual requests a minute of a key without its own limit
 * @throws 400 for a higher limit, or as `issueApiKey`
 */
export async function addApiKey(
  tx: ActorTx,
  { keyId, ...own }: KeyHolder & { keyId: number | undefined },
  holder: KeyHolder,
  { organizationId: _, ...input }: CreateApiKey,
  usual: number,
  at: Date,
): Promise<IssuedApiKey> {
  const limit = keyId === undefined ? null : await findRateLimit(tx, own, keyId)
  const highest = limit ?? usual
  if (input.rateLimit !== undefined && input.rateLimit > highest)
    throw badRequest({
      path: 'rateLimit',
      message: `must be at most ${highest}, the limit of the key in use`,
    })
  return issueApiKey(tx, holder, { ...input, rateLimit: input.rateLimit ?? limit }, at)
}

/** Revokes a key of the holder. @returns undefined when no such active key exists */
export async function revokeApiKey(
  tx: ActorTx,
  holder: KeyHolder,
  id: number,
  at: Date,
): Promise<CredentialRow | undefined> {
  const row = await markRevoked(tx, holder, id, at)
  if (!row) return undefined
  await raiseEpoch(tx, row.organizationId)
  await announceRevocation(tx, row, at)
  return row
}

/**
 * Replaces the key in use, which ends immediately. The new key inherits the note, the limit and the
 * request count (docs/domain.md#api-keys-and-tokens).
 * @throws 401 when that key has ended: of several parallel refreshes, all except one fail so; 400
 *   as `issueApiKey`
 */
export async function replaceApiKey(
  tx: ActorTx,
  holder: KeyHolder,
  id: number,
  lifetime: RefreshApiKey,
  at: Date,
): Promise<IssuedApiKey & { endedDigest: string }> {
  const old = await revokeApiKey(tx, holder, id, at)
  if (!old || (old.expiresAt && old.expiresAt <= at)) throw invalidCredential()
  const { note, rateLimit, firstKeyId } = old
  const inherited = { note, rateLimit, firstKeyId: firstKeyId ?? old.id }
  const issued = await issueApiKey(tx, holder, { ...lifetime, ...inherited }, at)
  await setReplacement(tx, old.id, issued.row.id)
  return { ...issued, endedDigest: old.digest }
}
