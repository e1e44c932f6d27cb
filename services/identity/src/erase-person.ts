import { type CallerContext, erasedAddress, erasedName, erasedUsername } from '@punctual/contracts'
import type { Tx } from '@punctual/db'
import { removeCredentialsOf } from './credentials.ts'
import { findMemberByUser } from './db/membership-repository.ts'
import type { UserRow } from './db/schema.ts'
import { updateUser, usersByAddress } from './db/user-repository.ts'
import { requireRank, roleIn } from './domain/rank.ts'
import { announceUser } from './events/announce.ts'
import { announceErasure } from './events/announce-end.ts'
import { leaveEverything } from './remove-user.ts'

/**
 * Forgets a person of an organization (architecture, erasure). Its own users of that address lose their memberships and
 * credentials, and every word about them is overwritten here, and by `identity.user.updated` wherever they are copied.
 * What else is kept of the address, as an attendee or a guest, is for the services that keep it, by
 * `identity.person.erased`.
 * @returns what ended
 * @throws 409 `last_owner`, 403 for a user whose role is above the caller's
 */
export async function erasePerson(
  tx: Tx,
  { caller, organizationId, at }: { caller: CallerContext; organizationId: number; at: Date },
  email: string,
): Promise<{ userIds: number[]; digests: string[] }> {
  const users = await usersByAddress(tx, organizationId, email)
  const digests: string[] = []
  for (const user of users) {
    const member = await findMemberByUser(tx, organizationId, user.id)
    if (member) requireRank(roleIn(caller, [organizationId]), member.membership.role)
    await leaveEverything(tx, user, at)
    digests.push(...(await removeCredentialsOf(tx, { userId: user.id }, at)))
    await overwrite(tx, user, at)
    await announceErasure(tx, { organizationId, email, userId: user.id }, at)
  }
  if (users.length === 0) await announceErasure(tx, { organizationId, email }, at)
  return { userIds: users.map(({ id }) => id), digests }
}

async function overwrite(tx: Tx, user: UserRow, at: Date): Promise<void> {
  const nobody: UserRow = {
    ...user,
    email: erasedAddress(user.id),
    username: erasedUsername(user.id),
    name: erasedName,
    avatar_url: null,
    bio: null,
    metadata: {},
    details: {},
    version: user.version + 1,
    updated_at: at,
  }
  await updateUser(tx, nobody)
  await announceUser(tx, nobody, null, at)
}
