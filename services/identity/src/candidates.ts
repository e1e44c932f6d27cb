import type { CallerContext } from '@punctual/contracts'
import type { Tx } from '@punctual/db'
import { isMember } from './db/membership-repository.ts'
import type { TeamRow, UserRow } from './db/schema.ts'
import { findTeam } from './db/team-repository.ts'
import { findUser } from './db/user-repository.ts'

/**
 * Who may be made a member without a word of their own: within an organization's teams its members; otherwise users
 * of the same organization, users of none, and, between a manager and what it manages, each other's. Another tenant's
 * user is as one that does not exist, so that nobody reads a stranger's name and address by guessing ids.
 * @returns undefined when the user is none of these
 */
export async function mayJoin(
  tx: Tx,
  { team, caller }: { team: TeamRow; caller: CallerContext },
  userId: number,
): Promise<UserRow | undefined> {
  const user = await findUser(tx, userId)
  if (!user) return undefined
  if (team.parent_id !== 0) return (await isMember(tx, team.parent_id, userId)) ? user : undefined
  const organizationId = team.is_organization ? team.id : caller.organizationId
  const home = user.organization_id
  if (home === 0 || home === organizationId) return user
  if (await isMember(tx, organizationId, userId)) return user
  return (await areManaged(tx, organizationId, home)) ? user : undefined
}

async function areManaged(tx: Tx, one: number, other: number): Promise<boolean> {
  const [first, second] = [await findTeam(tx, one), await findTeam(tx, other)]
  return first?.manager_id === other || second?.manager_id === one
}
