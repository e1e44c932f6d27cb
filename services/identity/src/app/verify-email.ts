import { type EventData, type emailVerified, sameEmail } from '@punctual/contracts'
import type { Tx } from '@punctual/db'
import { managerOf } from '../db/oauth-client-repository.ts'
import { lockUser, updateUser } from '../db/user-repository.ts'
import { announceUser } from './announce.ts'

/** Marks a user's address as verified, unless it has changed since the proof. */
export async function markEmailVerified(
  tx: Tx,
  { userId, email }: EventData<typeof emailVerified>,
  at: Date,
): Promise<void> {
  const user = await lockUser(tx, userId)
  if (!user || user.emailVerified || !sameEmail(user.email, email)) return
  const verified = { ...user, emailVerified: true, version: user.version + 1, updatedAt: at }
  await announceUser(tx, await updateUser(tx, verified), await managerOf(tx, user), at)
}
