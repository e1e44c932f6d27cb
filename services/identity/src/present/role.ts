import type { RoleOutput } from '@punctual/contracts'
import type { CustomRoleRow, TeamRow } from '../db/schema.ts'
import { systemPermissions, type systemRoles } from '../domain/role.ts'

export function presentRole(row: CustomRoleRow): RoleOutput {
  return {
    id: row.id,
    name: row.name,
    ...(row.color !== null && { color: row.color }),
    ...(row.description !== null && { description: row.description }),
    ...(row.team_id === row.organization_id ? { organizationId: row.team_id } : { teamId: row.team_id }),
    type: 'CUSTOM',
    permissions: row.permissions,
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
  }
}

/** Returns a built-in role; its creation date is that of the organization or team. */
export function presentSystemRole({ id, name, role }: (typeof systemRoles)[number], of: TeamRow): RoleOutput {
  const at = of.created_at.toISOString()
  return {
    id,
    name,
    type: 'SYSTEM',
    permissions: systemPermissions(role, of),
    createdAt: at,
    updatedAt: at,
  }
}
