import type { CallerContext } from '@punctual/contracts'
import type { Tx } from '@punctual/db'
import { credentialDigest, newUid } from '@punctual/http'
import { deleteFeedsOf, deleteFeed as remove, saveFeed } from '../db/calendar-feeds-repository.ts'

/**
 * Creates the caller's feed in the credential's organization, or renews its address: the older one
 * ends. @returns the secret part of the address, which is stored only as a digest
 */
export async function renewFeed(
  tx: Tx,
  { userId, organizationId }: CallerContext,
  now: Date,
): Promise<string> {
  const token = `${newUid()}${newUid()}`
  await saveFeed(tx, { organizationId, userId }, credentialDigest(token), now)
  return token
}

/** Ends the caller's feed. @returns whether there was one */
export const endFeed = (tx: Tx, { userId, organizationId }: CallerContext): Promise<boolean> =>
  remove(tx, { organizationId, userId })

/** Ends the feeds of a deleted user. */
export const endFeedsOf = (tx: Tx, userId: number): Promise<void> => deleteFeedsOf(tx, userId)

/** Ends the feed of a user who has left an organization; a team has no feeds. */
export async function endFeedOfMember(
  tx: Tx,
  { teamId: organizationId, userId }: { teamId: number; userId: number },
): Promise<void> {
  await remove(tx, { organizationId, userId })
}
