import type { Clock } from '@punctual/contracts'
import type { Database, Tx } from '@punctual/db'
import {
  deleteGrant,
  expiredGrants,
  type Grants,
  lastsUntil,
  lockGrants,
  setGrantExpiry,
} from './db/app-grant-repository.ts'
import { announceGrantEnd } from './events/announce-end.ts'

/**
 * Ends those of the grants that have no good refresh token left, in the transaction that ended the tokens. A grant with
 * tokens left goes on until the last of them expires.
 */
export async function settleGrants(tx: Tx, which: Grants, at: Date): Promise<void> {
  for (const grant of await lockGrants(tx, which)) {
    const until = await lastsUntil(tx, grant, at)
    if (until !== null) {
      if (until.getTime() !== grant.expires_at.getTime()) await setGrantExpiry(tx, grant.id, until)
      continue
    }
    await deleteGrant(tx, grant.id)
    await announceGrantEnd(tx, grant, at)
  }
}

/**
 * Ends the grants whose last refresh token has expired, each in a transaction of its own.
 * @returns whether there may be more
 */
export async function endExpiredGrants({ db, clock }: { db: Database; clock: Clock }): Promise<boolean> {
  const batch = 100
  const ids = await expiredGrants(db, clock.now(), batch)
  for (const id of ids) await db.transaction((tx) => settleGrants(tx, { id }, clock.now()))
  return ids.length === batch
}
