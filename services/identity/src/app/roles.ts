import {
  type CreateRole,
  DomainError,
  type RoleOutput,
  type RolePermission,
  type UpdateRole,
} from '@punctual/contracts'
import type { Tx } from '@punctual/db'
import type { ActorTx } from '../audit/actor.ts'
import type { Reader } from '../db/reader.ts'
import {
  deleteCustomRole,
  findCustomRole,
  insertCustomRole,
  lockMembershipsWith,
  updateCustomRole,
} from '../db/role-repository.ts'
import type { CustomRoleRow, MembershipRow, TeamRow } from '../db/schema.ts'
import { raiseEpoch } from '../db/team-repository.ts'
import { requireHeld, requireHeldAll, sortedPermissions, systemRoles } from '../domain/role.ts'
import { requireRankAbove } from '../guards/require-rights.ts'
import { presentRole, presentSystemRole } from '../present/role.ts'
import { recordChange } from './audit-log.ts'
import { type ChangeContext, writeMembership } from './memberships.ts'

/** A role, and the users whose rights changed with it. */
export interface ChangedRole {
  role: CustomRoleRow
  userIds: number[]
}

/** Creates a role. @throws 403 for a permission that the caller lacks, 409 `role_name_taken` */
export async function createRole(
  tx: ActorTx,
  { team, caller, at }: ChangeContext,
  { name, color, description, permissions = [] }: CreateRole,
): Promise<CustomRoleRow> {
  requireHeldAll(caller, team, permissions)
  const role = await insertCustomRole(tx, {
    organizationId: team.organizationId,
    teamId: team.id,
    name,
    color: color ?? null,
    description: description ?? null,
    permissions: sortedPermissions(permissions, team),
    createdAt: at,
    updatedAt: at,
  })
  await recordRole(tx, 'created', role, at)
  return role
}

const recordRole = (
  tx: ActorTx,
  change: string,
  { organizationId, id, teamId, name, permissions }: CustomRoleRow,
  at: Date,
): Promise<void> =>
  recordChange(tx, {
    organizationId,
    action: `role.${change}`,
    subjectId: id,
    details: { teamId, name, permissions },
    at,
  })

/**
 * Changes the given fields of a role. The rights of its holders change with the commit.
 * @throws 404 `role_not_found`; 400 `system_role`; 403 when one of its holders has more rights than
 *   the caller, or when the permissions change and the caller lacks an old or new one; 409
 *   `role_name_taken`
 */
export async function changeRole(
  tx: ActorTx,
  context: ChangeContext,
  id: string,
  change: UpdateRole,
): Promise<ChangedRole> {
  const { name, color, description, permissions } = change
  return rewrite(tx, context, id, (before) => ({
    ...before,
    ...(name !== undefined && { name }),
    ...(color !== undefined && { color }),
    ...(description !== undefined && { description }),
    ...(permissions && { permissions }),
  }))
}

/** Changes the permissions of a role, computed from its current ones. @throws as `changeRole` */
export async function changePermissions(
  tx: ActorTx,
  context: ChangeContext,
  id: string,
  change: (held: readonly RolePermission[]) => RolePermission[],
): Promise<ChangedRole> {
  return rewrite(tx, context, id, (before) => ({ ...before, permissions: change(before.permissions) }))
}

/**
 * Deletes a role; its members get the rights of their built-in role again.
 * @throws 404 `role_not_found`; 400 `system_role`; 403 when the caller lacks a right of the role,
 *   of a holder's built-in role or of another membership of a holder
 */
export async function removeRole(tx: ActorTx, context: ChangeContext, id: string): Promise<ChangedRole> {
  const { team, caller } = context
  const role = await requireCustomRole(tx, team, id)
  const members = await lockMembershipsWith(tx, role)
  await requireRankAbove(tx, caller, team, userIdsOf(members))
  requireHeldAll(caller, team, role.permissions)
  requireHeld(caller, team, ...members.map(({ role }) => ({ role })))
  const freed = members.map((member) => ({ ...member, customRoleId: null }))
  const userIds = await updateMemberships(tx, context, freed)
  await deleteCustomRole(tx, role)
  await recordRole(tx, 'deleted', role, context.at)
  return { role, userIds }
}

async function rewrite(
  tx: ActorTx,
  context: ChangeContext,
  id: string,
  change: (before: CustomRoleRow) => CustomRoleRow,
): Promise<ChangedRole> {
  const { team, caller, at } = context
  const before = await requireCustomRole(tx, team, id)
  const members = await lockMembershipsWith(tx, before)
  await requireRankAbove(tx, caller, team, userIdsOf(members))
  const changed = change(before)
  const permissions = sortedPermissions(changed.permissions, team)
  const held = new Set(before.permissions)
  const isSame = permissions.length === held.size && permissions.every((permission) => held.has(permission))
  if (!isSame) requireHeldAll(caller, team, [...before.permissions, ...permissions])
  const role = { ...changed, permissions, version: before.version + 1, updatedAt: at }
  await updateCustomRole(tx, role)
  await recordRole(tx, 'updated', role, at)
  return { role, userIds: isSame ? [] : await updateMemberships(tx, context, members) }
}

const userIdsOf = (members: readonly MembershipRow[]): number[] => members.map(({ userId }) => userId)

/**
 * The members' rights have changed: writes a new version of each membership and invalidates older
 * caller contexts.
 */
async function updateMemberships(
  tx: ActorTx,
  { team, at }: ChangeContext,
  members: readonly MembershipRow[],
): Promise<number[]> {
  for (const member of members) await writeMembership(tx, member, at)
  if (members.length > 0) await raiseEpoch(tx, team.organizationId)
  return userIdsOf(members)
}

async function requireCustomRole(tx: Tx, team: TeamRow, id: string): Promise<CustomRoleRow> {
  if (systemRoles.some((role) => role.id === id)) throw new DomainError('system_role')
  return findCustomRole(tx, team.id, id)
}

/** Returns a built-in or custom role of an organization or team. @throws 404 `role_not_found` */
export async function showRole(db: Reader, owner: TeamRow, id: string): Promise<RoleOutput> {
  const system = systemRoles.find((role) => role.id === id)
  return system ? presentSystemRole(system, owner) : presentRole(await findCustomRole(db, owner.id, id))
}
