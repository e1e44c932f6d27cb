import type { RefreshApiKey } from '@punctual/contracts'
import type { Tx } from '@punctual/db'
import { generateApiKey } from '@punctual/http'
import {
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

/** Makes a key of the holder's. @throws 400 for days and never at once */
export async function issueApiKey(
  tx: Tx,
  holder: KeyHolder,
  { note, ...lifetime }: RefreshApiKey & { note?: string | null },
  at: Date,
): Promise<IssuedApiKey> {
  const expiresAt = apiKeyExpiry(lifetime, at)
  const apiKey = generateApiKey()
  const row = await insertCredential(tx, {
    kind: 'api-key',
    secret: apiKey,
    ...holder,
    note: note ?? null,
    at,
    expiresAt,
  })
  return { apiKey, row }
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
 * Puts a new key in the place of the one the caller came with, which ends at once; the note stays (spec E1, contract 5).
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
  const issued = await issueApiKey(tx, holder, { ...lifetime, note: old.note }, at)
  await setReplacement(tx, old.id, issued.row.id)
  return { ...issued, endedDigest: old.digest }
}
