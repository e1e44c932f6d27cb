import type { Clock } from '@punctual/contracts'
import type { Database, Tx } from '@punctual/db'
import type { ActorTx } from '../audit/actor.ts'
import {
  deleteGrant,
  expiredGrants,
  type Grants,
  lastRefreshExpiry,
  lockGrants,
  revokeGrantTokens,
  setGrantExpiry,
} from '../db/app-grant-repository.ts'
import {
  deleteCredentialsOf,
  type Holders,
  type KeyHolder,
  revokeCredentialsOf,
} from '../db/credential-repository.ts'
import { clearPortalLinks, deletePortalLinksOf } from '../db/portal-link-repository.ts'
import { clearSessions, deleteSessionsOf } from '../db/session-repository.ts'
import { raiseEpoch } from '../db/team-repository.ts'
import { deleteCodes } from '../db/token-repository.ts'
import { announceGrantEnd, announceRevocation } from './announce.ts'

/**
 * Ends every credential of the holders, including sessions, tokens and app grants.
 * @returns their digests
 */
export async function revokeKeysOf(tx: ActorTx, holder: Holders, at: Date): Promise<string[]> {
  await deleteSessionsOf(tx, holder)
  await deletePortalLinksOf(tx, holder)
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
export async function removeCredentialsOf(tx: ActorTx, holder: Holders, at: Date): Promise<string[]> {
  const digests = await revokeKeysOf(tx, holder, at)
  await deleteCredentialsOf(tx, holder)
  return digests
}

/**
 * Ends the selected grants that have no valid refresh token left, in the transaction that ended the
 * tokens. A grant with valid tokens lasts until the last of them expires.
 */
export async function endUnusedGrants(tx: Tx, which: Grants, at: Date): Promise<void> {
  for (const grant of await lockGrants(tx, which)) {
    const until = await lastRefreshExpiry(tx, grant, at)
    if (until !== null) {
      if (until.getTime() !== grant.expiresAt.getTime()) await setGrantExpiry(tx, grant.id, until)
      continue
    }
    await deleteGrant(tx, grant.id)
    await announceGrantEnd(tx, grant, at)
  }
}

/**
 * Ends what a person has granted to an app. Codes that the app has not redeemed end with it.
 * @returns the digests of its tokens; undefined when the person has no such grant
 */
export async function endGrant(
  tx: ActorTx,
  { userId, organizationId }: KeyHolder,
  id: number,
  at: Date,
): Promise<string[] | undefined> {
  const [grant] = await lockGrants(tx, { id, userId, organizationId })
  if (!grant) return undefined
  await deleteCodes(tx, grant)
  const rows = await revokeGrantTokens(tx, grant, at)
  for (const row of rows) await announceRevocation(tx, row, at)
  await raiseEpoch(tx, organizationId)
  await endUnusedGrants(tx, { id }, at)
  return rows.map(({ digest }) => digest)
}

/** Deletes the sessions and portal links that have expired. @returns false: there are no more */
export async function clearExpiredSessions({ db, clock }: { db: Database; clock: Clock }): Promise<boolean> {
  await db.transaction(async (tx) => {
    await clearSessions(tx, clock.now())
    await clearPortalLinks(tx, clock.now())
  })
  return false
}

/**
 * Ends the grants whose last refresh token has expired, each in its own transaction.
 * @returns whether there may be more
 */
export async function endExpiredGrants({ db, clock }: { db: Database; clock: Clock }): Promise<boolean> {
  const batch = 100
  const ids = await expiredGrants(db, clock.now(), batch)
  for (const id of ids) await db.transaction((tx) => endUnusedGrants(tx, { id }, clock.now()))
  return ids.length === batch
}
