import type { RoleOutput } from '@punctual/contracts'
import { findCustomRole } from '../../db/role-repository.ts'
import type { TeamRow } from '../../db/schema.ts'
import type { Reader } from '../../db/user-repository.ts'
import { systemRoles } from '../../domain/role.ts'
import { presentRole, presentSystemRole } from '../../present-role.ts'

/** @returns a role of an organization or team, built-in or custom. @throws DomainError role_not_found (404) */
export async function showRole(db: Reader, place: TeamRow, id: string): Promise<RoleOutput> {
  const system = systemRoles.find((role) => role.id === id)
  return system ? presentSystemRole(system, place) : presentRole(await findCustomRole(db, place.id, id))
}
