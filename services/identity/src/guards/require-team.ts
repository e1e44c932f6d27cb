import { DomainError } from '@punctual/contracts'
import type { Tx } from '@punctual/db'
import type { Reader } from '../db/reader.ts'
import type { TeamRow } from '../db/schema.ts'
import { findTeam, lockTeam } from '../db/team-repository.ts'

/**
 * Returns the organization, locked. @throws 403 when it was deleted after the caller was
 * authenticated
 */
export async function requireOrganization(tx: Tx, id: number): Promise<TeamRow> {
  const row = await lockTeam(tx, id)
  if (row?.isOrganization) return row
  throw new DomainError('ForbiddenException', 'The caller is not a member of this organization.')
}

/**
 * Returns the managed organization, locked.
 * @throws 404 `organization_not_found`, also for an organization of another manager
 */
export async function requireManaged(tx: Tx, managerId: number, id: number): Promise<TeamRow> {
  const row = await lockTeam(tx, id)
  if (row?.managerId !== managerId) throw new DomainError('organization_not_found')
  return row
}

/** The ids of a path that name a team: its own, and the organization's where the path has one. */
export interface TeamIds {
  teamId: number
  orgId?: number
}

/** Whether the row is a team and belongs to the organization in the path. */
export const isTeamAt = (row: TeamRow | undefined, { orgId }: TeamIds): row is TeamRow =>
  row !== undefined && !row.isOrganization && (orgId === undefined || row.parentId === orgId)

/**
 * Returns the team, locked. @throws 404 `team_not_found`, also for a team of another organization
 */
export async function requireTeam(tx: Tx, path: TeamIds): Promise<TeamRow> {
  const row = await lockTeam(tx, path.teamId)
  if (!isTeamAt(row, path)) throw new DomainError('team_not_found')
  return row
}

/** The ids of a path that name an organization, or a team of it. */
interface RoleOwnerIds {
  orgId: number
  teamId?: number
}

/** Returns the organization or team, locked. @throws 404 `team_not_found` */
export function lockRoleOwner(tx: Tx, { orgId, teamId }: RoleOwnerIds): Promise<TeamRow> {
  return teamId === undefined ? requireOrganization(tx, orgId) : requireTeam(tx, { orgId, teamId })
}

/** Returns the organization or team. @throws 404 `team_not_found` */
export async function findRoleOwner(db: Reader, { orgId, teamId }: RoleOwnerIds): Promise<TeamRow> {
  const row = await findTeam(db, teamId ?? orgId)
  if (teamId === undefined ? row?.isOrganization : isTeamAt(row, { orgId, teamId })) return row!
  throw new DomainError('team_not_found')
}
