import type { Tx } from '@punctual/db'
import { deleteCredentialsOf, type Holders, revokeCredentialsOf } from '../db/credential-repository.ts'
import { raiseEpoch } from '../db/team-repository.ts'
import { announceRevocation } from './announce.ts'
import { endUnusedGrants } from './app-grants.ts'

/** Ends every credential of the holders, including tokens and app grants. @returns their digests */
export async function revokeKeysOf(tx: Tx, holder: Holders, at: Date): Promise<string[]> {
  const rows = await revokeCredentialsOf(tx, holder, at)
  for (const row of rows) await announceRevocation(tx, row, at)
  for (const organizationId of new Set(rows.map((row) => row.organizationId)))
    await raiseEpoch(tx, organizationId)
  await endUnusedGrants(tx, holder, at)
  return rows.map(({ digest }) => digest)
}

/**
 * Ends and deletes every credential of the holders. @returns the digests of those that were still
 * valid
 */
export async function removeCredentialsOf(tx: Tx, holder: Holders, at: Date): Promise<string[]> {
  const digests = await revokeKeysOf(tx, holder, at)
  await deleteCredentialsOf(tx, holder)
  return digests
}
