import { badRequest, type CallerContext, type Grant } from '@punctual/contracts'
import type { Tx } from '@punctual/db'
import { findCustomRole } from '../db/role-repository.ts'
import type { MembershipRow, TeamRow } from '../db/schema.ts'
import { requireHeld } from '../domain/role.ts'

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
