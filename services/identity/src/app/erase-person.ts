import {
  type CallerContext,
  type Contact,
  erasedAddress,
  erasedName,
  erasedUsername,
} from '@punctual/contracts'
import type { ActorTx } from '../audit/actor.ts'
import type { UserRow } from '../db/schema.ts'
import { deleteSignIns } from '../db/sign-in-repository.ts'
import { updateUser, usersByAddress } from '../db/user-repository.ts'
import { organizationAsOwner } from '../domain/role.ts'
import { requireRankAbove } from '../guards/require-rights.ts'
import { announceErasure, announcePhoneErasure, announceUser } from './announce.ts'
import { removeCredentialsOf } from './end-credentials.ts'
import { endAllMemberships } from './remove-user.ts'

/**
 * Erases a person of an organization (docs/domain.md#erasure). The organization's own users with
 * that address lose their memberships and credentials, and their texts are overwritten here and, by
 * `identity.user.updated`, in every replica. `identity.person.erased` makes the services overwrite
 * other uses of the address, such as attendees and guests. A phone number names only attendees
 * without an address, never a user: `identity.phone-number.erased`.
 * @returns the ids of the erased users and the digests of the ended credentials
 * @throws 409 `last_owner`, 403 for a user with more rights than the caller
 */
export async function erasePerson(
  tx: ActorTx,
  { caller, organizationId, at }: { caller: CallerContext; organizationId: number; at: Date },
  { email, phoneNumber }: Contact,
): Promise<{ userIds: number[]; digests: string[] }> {
  if (phoneNumber !== undefined) {
    await announcePhoneErasure(tx, { organizationId, phoneNumber }, at)
    return { userIds: [], digests: [] }
  }
  const users = await usersByAddress(tx, organizationId, email)
  const digests: string[] = []
  for (const user of users) {
    await requireRankAbove(tx, caller, organizationAsOwner(organizationId), [user.id])
    await endAllMemberships(tx, user, at)
    digests.push(...(await removeCredentialsOf(tx, { userId: user.id }, at)))
    await deleteSignIns(tx, user.id)
    await overwrite(tx, user, at)
    await announceErasure(tx, { organizationId, email, userId: user.id }, at)
  }
  if (users.length === 0) await announceErasure(tx, { organizationId, email }, at)
  return { userIds: users.map(({ id }) => id), digests }
}

async function overwrite(tx: ActorTx, user: UserRow, at: Date): Promise<void> {
  const erased: UserRow = {
    ...user,
    email: erasedAddress(user.id),
    username: erasedUsername(user.id),
    name: erasedName,
    avatarUrl: null,
    bio: null,
    metadata: {},
    details: {},
    version: user.version + 1,
    updatedAt: at,
  }
  await announceUser(tx, await updateUser(tx, erased), null, at)
}
