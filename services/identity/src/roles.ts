import {
  type CallerContext,
  type CreateRole,
  DomainError,
  type RolePermission,
  type UpdateRole,
} from '@punctual/contracts'
import type { Tx } from '@punctual/db'
import { updateMembership } from './db/membership-repository.ts'
import {
  deleteCustomRole,
  findCustomRole,
  insertCustomRole,
  lockMembershipsWith,
  updateCustomRole,
} from './db/role-repository.ts'
import type { CustomRoleRow, MembershipRow, TeamRow } from './db/schema.ts'
import { raiseEpoch } from './db/team-repository.ts'
import { inOrder, requireHeld, requireHeldAll, systemRoles } from './domain/role.ts'
import { announceMembership } from './events/announce.ts'
import { requireStanding } from './standing.ts'

/** Whose organization or team it is, locked, and who acts. */
export interface Acting {
  team: TeamRow
  caller: CallerContext
  at: Date
}

/** A role as it is now, or was, and whose rights have changed with it. */
export interface ChangedRole {
  role: CustomRoleRow
  userIds: number[]
}

/** Makes a role. @throws 403 for a permission that the caller lacks, 409 `role_name_taken` */
export async function createRole(
  tx: Tx,
  { team, caller, at }: Acting,
  { name, color, description, permissions = [] }: CreateRole,
): Promise<CustomRoleRow> {
  requireHeldAll(caller, team, permissions)
  return insertCustomRole(tx, {
    organization_id: team.organization_id,
    team_id: team.id,
    name,
    color: color ?? null,
    description: description ?? null,
    permissions: inOrder(permissions, team),
    created_at: at,
    updated_at: at,
  })
}

/**
 * Changes a role; what is given is set. Its holders may do what it gives from the commit on.
 * @throws 404 `role_not_found`, 400 `system_role`, 403 when one of its holders has more rights than the caller, or when its
 * permissions change and the caller lacks one of those before or after, 409 `role_name_taken`
 */
export async function changeRole(
  tx: Tx,
  acting: Acting,
  id: string,
  change: UpdateRole,
): Promise<ChangedRole> {
  const { name, color, description, permissions } = change
  return rewrite(tx, acting, id, (before) => ({
    ...before,
    ...(name !== undefined && { name }),
    ...(color !== undefined && { color }),
    ...(description !== undefined && { description }),
    ...(permissions && { permissions }),
  }))
}

/** Changes what a role holds, by what it held. @throws as `changeRole` */
export async function changePermissions(
  tx: Tx,
  acting: Acting,
  id: string,
  change: (held: readonly RolePermission[]) => RolePermission[],
): Promise<ChangedRole> {
  return rewrite(tx, acting, id, (before) => ({ ...before, permissions: change(before.permissions) }))
}

/**
 * Ends a role: its members are again what their built-in role makes them.
 * @throws 404 `role_not_found`, 400 `system_role`, 403 when the caller lacks what the role, a holder's built-in role or
 * another membership of a holder gives
 */
export async function removeRole(tx: Tx, acting: Acting, id: string): Promise<ChangedRole> {
  const { team, caller } = acting
  const role = await requireCustomRole(tx, team, id)
  const members = await lockMembershipsWith(tx, role)
  await requireStanding(tx, caller, team, userIdsOf(members))
  requireHeldAll(caller, team, role.permissions)
  requireHeld(caller, team, ...members.map(({ role }) => ({ role })))
  const freed = members.map((member) => ({ ...member, custom_role_id: null }))
  const userIds = await tellMembers(tx, acting, freed)
  await deleteCustomRole(tx, role)
  return { role, userIds }
}

async function rewrite(
  tx: Tx,
  acting: Acting,
  id: string,
  change: (before: CustomRoleRow) => CustomRoleRow,
): Promise<ChangedRole> {
  const { team, caller, at } = acting
  const before = await requireCustomRole(tx, team, id)
  const members = await lockMembershipsWith(tx, before)
  await requireStanding(tx, caller, team, userIdsOf(members))
  const changed = change(before)
  const permissions = inOrder(changed.permissions, team)
  const held = new Set(before.permissions)
  const isSame = permissions.length === held.size && permissions.every((permission) => held.has(permission))
  if (!isSame) requireHeldAll(caller, team, [...before.permissions, ...permissions])
  const role = { ...changed, permissions, version: before.version + 1, updated_at: at }
  await updateCustomRole(tx, role)
  return { role, userIds: isSame ? [] : await tellMembers(tx, acting, members) }
}

const userIdsOf = (members: readonly MembershipRow[]): number[] => members.map(({ user_id }) => user_id)

/** Their rights are others now: a new version of each membership, and no context from before is trusted. */
async function tellMembers(
  tx: Tx,
  { team, at }: Acting,
  members: readonly MembershipRow[],
): Promise<number[]> {
  for (const member of members) {
    const changed = { ...member, version: member.version + 1, updated_at: at }
    await updateMembership(tx, changed)
    await announceMembership(tx, changed, at)
  }
  if (members.length > 0) await raiseEpoch(tx, team.organization_id)
  return userIdsOf(members)
}

async function requireCustomRole(tx: Tx, team: TeamRow, id: string): Promise<CustomRoleRow> {
  if (systemRoles.some((role) => role.id === id)) throw new DomainError('system_role')
  return findCustomRole(tx, team.id, id)
}
