import type { RoleOutput } from '@punctual/contracts'
import type { CustomRoleRow, TeamRow } from '../db/schema.ts'
import { systemPermissions, type systemRoles } from '../domain/role.ts'

export function presentRole(row: CustomRoleRow): RoleOutput {
  return {
    id: row.id,
    name: row.name,
    ...(row.color !== null && { color: row.color }),
    ...(row.description !== null && { description: row.description }),
    ...(row.teamId === row.organizationId ? { organizationId: row.teamId } : { teamId: row.teamId }),
    type: 'CUSTOM',
    permissions: row.permissions,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  }
}

/** Returns a built-in role; its creation date is that of the organization or team. */
export function presentSystemRole({ id, name, role }: (typeof systemRoles)[number], of: TeamRow): RoleOutput {
  const at = of.createdAt.toISOString()
  return {
    id,
    name,
    type: 'SYSTEM',
    permissions: systemPermissions(role, of),
    createdAt: at,
    updatedAt: at,
  }
}
