import { type CallerContext, holds } from '@punctual/contracts'
import type { Tx } from '@punctual/db'
import { isMember } from '../db/membership-repository.ts'
import type { TeamRow, UserRow } from '../db/schema.ts'
import { findUser } from '../db/user-repository.ts'

/**
 * Returns the user if the caller can add them as a member by id, without an invitation:
 * - in a team of an organization: members of the organization;
 * - in an organization: users whose home it is and, in a managed one, users of the managing
 *   organization, by the key of one of its admins;
 * - in a team without an organization: users of the caller's home organization, by a caller who can
 *   read their addresses. Other users join by accepting an invitation.
 * @returns undefined for every other user, existing or not: guessed ids reveal no name and no
 *   address
 */
export async function findCandidate(
  tx: Tx,
  { team, caller }: { team: TeamRow; caller: CallerContext },
  userId: number,
): Promise<UserRow | undefined> {
  const user = await findUser(tx, userId)
  if (!user) return undefined
  const isCandidate =
    team.parentId !== 0
      ? await isMember(tx, team.parentId, userId)
      : team.isOrganization
        ? isOfOrganization(team, caller, user)
        : isColleague(caller, user)
  return isCandidate ? user : undefined
}

function isOfOrganization(team: TeamRow, caller: CallerContext, user: UserRow): boolean {
  if (user.organizationId === team.id) return true
  const isByManager = caller.kind === 'api-key' && caller.organizationId === team.managerId
  return team.managerId !== 0 && isByManager && user.organizationId === team.managerId
}

function isColleague(caller: CallerContext, { organizationId }: UserRow): boolean {
  if (organizationId === 0 || organizationId !== caller.organizationId) return false
  return caller.kind === 'api-key' && holds(caller, 'organization.listMembersPrivate', { organizationId })
}
