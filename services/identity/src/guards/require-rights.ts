import { badRequest, type CallerContext, type Grant } from '@punctual/contracts'
import type { Tx } from '@punctual/db'
import type { Reader } from '../db/reader.ts'
import { findCustomRole, membershipRanksIn } from '../db/role-repository.ts'
import type { MembershipRow, TeamRow } from '../db/schema.ts'
import { type RoleOwner, requireHeld, requireRank, roleIn } from '../domain/role.ts'

/**
 * Requires that none of the users has more rights than the caller who edits, removes or restricts
 * them. For an organization, roles in all its teams count, as leaving it ends them; for a team,
 * roles in its organization count, as they apply in the team. Memberships that wait for acceptance
 * count. Callers can always act on themselves.
 * @throws 403 when a built-in role is above the caller's, or the caller lacks a permission that a
 *   membership gives
 */
export async function requireRankAbove(
  db: Reader,
  caller: CallerContext,
  owner: RoleOwner,
  userIds: readonly number[],
): Promise<void> {
  const others = userIds.filter((id) => id !== caller.userId)
  if (others.length === 0) return
  for (const { teamId, role, permissions } of await membershipRanksIn(db, owner, others)) {
    const at = owner.isOrganization ? { ...owner, id: teamId } : owner
    requireRank(roleIn(caller, [at.id, at.organizationId]), role)
    requireHeld(caller, at, { role, ...(permissions && { permissions }) })
  }
}

/**
 * Requires the caller to hold every right of the given roles.
 * @throws 404 `role_not_found` for a custom role of another organization or team; 400 for a custom
 *   role of an OWNER; 403 when the caller lacks a right of one of the roles
 */
export async function requireGrants(
  tx: Tx,
  { team, caller }: { team: TeamRow; caller: CallerContext },
  ...memberships: readonly Pick<MembershipRow, 'role' | 'customRoleId'>[]
): Promise<void> {
  const grants: Grant[] = []
  for (const membership of memberships) grants.push(await grantOf(tx, team, membership))
  requireHeld(caller, team, ...grants)
}

async function grantOf(
  tx: Tx,
  team: TeamRow,
  { role, customRoleId }: Pick<MembershipRow, 'role' | 'customRoleId'>,
): Promise<Grant> {
  if (customRoleId === null) return { role }
  if (role === 'OWNER') throw badRequest({ path: 'customRoleId', message: 'must be omitted for an OWNER' })
  const { permissions } = await findCustomRole(tx, team.id, customRoleId)
  return { role, permissions }
}
