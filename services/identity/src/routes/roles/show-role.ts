import type { RoleOutput } from '@punctual/contracts'
import { findCustomRole } from '../../db/role-repository.ts'
import type { TeamRow } from '../../db/schema.ts'
import type { Reader } from '../../db/user-repository.ts'
import { systemRoles } from '../../domain/role.ts'
import { presentRole, presentSystemRole } from '../../present/role.ts'

/** Returns a built-in or custom role of an organization or team. @throws 404 `role_not_found` */
export async function showRole(db: Reader, owner: TeamRow, id: string): Promise<RoleOutput> {
  const system = systemRoles.find((role) => role.id === id)
  return system ? presentSystemRole(system, owner) : presentRole(await findCustomRole(db, owner.id, id))
}
