import type { ActorTx } from '../audit/actor.ts'
import { findMemberByUser, membershipsOfTeam, membershipsOfUser } from '../db/membership-repository.ts'
import type { TeamRow, UserRow } from '../db/schema.ts'
import { lockTeam, raiseEpoch } from '../db/team-repository.ts'
import { deleteUser } from '../db/user-repository.ts'
import { announceUserEnd } from './announce.ts'
import { removeCredentialsOf } from './end-credentials.ts'
import { endMembership, requireOtherOwner, writeMembership } from './memberships.ts'
import { endTeam } from './teams.ts'

/**
 * Deletes a locked user with all memberships and credentials. Teams without an organization whose
 * only owner the user is pass to another member, or are deleted when there is none.
 * @returns the digests of the ended credentials
 * @throws 409 `last_owner` of an organization
 */
export async function removeUser(tx: ActorTx, user: UserRow, at: Date): Promise<string[]> {
  await endAllMemberships(tx, user, at)
  const digests = await removeCredentialsOf(tx, { userId: user.id }, at)
  await deleteUser(tx, user.id)
  await raiseEpoch(tx, user.organizationId)
  await announceUserEnd(tx, user, at)
  return digests
}

/** Ends every membership of a user. @throws 409 `last_owner` of an organization */
export async function endAllMemberships(tx: ActorTx, user: UserRow, at: Date): Promise<void> {
  // In the order of ids: two transactions that leave the same teams must not deadlock.
  for (const { teamId } of await membershipsOfUser(tx, user.id)) {
    const team = await lockTeam(tx, teamId)
    const member = team && (await findMemberByUser(tx, teamId, user.id))
    if (!member) continue
    if (team.organizationId !== 0) await requireOtherOwner(tx, team, member.membership)
    await endMembership(tx, member.membership, at)
    if (team.organizationId === 0) await passOn(tx, team, at)
  }
}

async function passOn(tx: ActorTx, team: TeamRow, at: Date): Promise<void> {
  const left = (await membershipsOfTeam(tx, team.id)).filter(({ accepted }) => accepted)
  if (left.some(({ role }) => role === 'OWNER')) return
  const heir = left.find(({ role }) => role === 'ADMIN') ?? left[0]
  if (heir) await writeMembership(tx, { ...heir, role: 'OWNER', customRoleId: null }, at)
  else await endTeam(tx, team, at)
}
