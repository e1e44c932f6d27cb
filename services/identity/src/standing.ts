import type { CallerContext } from '@punctual/contracts'
import { standingsIn } from './db/standing-repository.ts'
import type { Reader } from './db/user-repository.ts'
import { requireRank, roleIn } from './domain/rank.ts'
import { type Place, requireHeld } from './domain/role.ts'

/**
 * Refuses a caller who would edit, remove or take rights from a user with more rights than the caller has. An organization
 * is compared with all its teams, as leaving it ends what its teams gave; a team is compared with its organization, whose
 * rights hold in the team. Memberships that wait for acceptance count. A caller is always free to act on themselves.
 * @throws 403 when a built-in role is above the caller's, or the caller lacks a permission that a membership gives
 */
export async function requireStanding(
  db: Reader,
  caller: CallerContext,
  place: Place,
  userIds: readonly number[],
): Promise<void> {
  const others = userIds.filter((id) => id !== caller.userId)
  if (others.length === 0) return
  for (const { team_id, role, permissions } of await standingsIn(db, place, others)) {
    const at = place.is_organization ? { ...place, id: team_id } : place
    requireRank(roleIn(caller, [at.id, at.organization_id]), role)
    requireHeld(caller, at, { role, ...(permissions && { permissions }) })
  }
}
