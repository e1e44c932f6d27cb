import { type CallerContext, erasedAddress, erasedName, erasedUsername } from '@punctual/contracts'
import type { Tx } from '@punctual/db'
import { removeCredentialsOf } from './credentials.ts'
import type { UserRow } from './db/schema.ts'
import { updateUser, usersByAddress } from './db/user-repository.ts'
import { wholeOf } from './domain/role.ts'
import { announceUser } from './events/announce.ts'
import { announceErasure } from './events/announce-end.ts'
import { leaveEverything } from './remove-user.ts'
import { requireStanding } from './standing.ts'

/**
 * Forgets a person of an organization (docs/domain.md#erasure). Its own users of that address lose their memberships and
 * credentials, and every word about them is overwritten here, and by `identity.user.updated` wherever they are copied.
 * What else is kept of the address, as an attendee or a guest, is for the services that keep it, by
 * `identity.person.erased`.
 * @returns what ended
 * @throws 409 `last_owner`, 403 for a user with more rights than the caller
 */
export async function erasePerson(
  tx: Tx,
  { caller, organizationId, at }: { caller: CallerContext; organizationId: number; at: Date },
  email: string,
): Promise<{ userIds: number[]; digests: string[] }> {
  const users = await usersByAddress(tx, organizationId, email)
  const digests: string[] = []
  for (const user of users) {
    await requireStanding(tx, caller, wholeOf(organizationId), [user.id])
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
  await announceUser(tx, await updateUser(tx, nobody), null, at)
}
