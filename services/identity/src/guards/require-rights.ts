import type { CallerContext } from '@punctual/contracts'
import { membershipRanksIn } from '../db/rank-repository.ts'
import type { Reader } from '../db/user-repository.ts'
import { requireRank, roleIn } from '../domain/rank.ts'
import { type RoleOwner, requireHeld } from '../domain/role.ts'

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
