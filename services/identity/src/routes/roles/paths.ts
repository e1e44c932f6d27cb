import {
  DomainError,
  OrganizationPath,
  OrganizationRolePath,
  OrganizationTeamPath,
  OrganizationTeamRolePath,
  organizationRoleSchemas,
  teamRoleSchemas,
} from '@punctual/contracts'
import type { Tx } from '@punctual/db'
import { isTeamAt, requireTeam } from '../../app/teams.ts'
import type { TeamRow } from '../../db/schema.ts'
import { findTeam } from '../../db/team-repository.ts'
import type { Reader } from '../../db/user-repository.ts'
import { requireOrganization } from '../../guards/require-team.ts'

/**
 * Roles of organizations and of teams have the same operations, with different paths and schemas.
 */
export const rolePaths = [
  {
    of: 'an organization',
    path: '/v2/organizations/:orgId/roles',
    params: OrganizationPath,
    roleParams: OrganizationRolePath,
    schemas: organizationRoleSchemas,
  },
  {
    of: 'a team of an organization',
    path: '/v2/organizations/:orgId/teams/:teamId/roles',
    params: OrganizationTeamPath,
    roleParams: OrganizationTeamRolePath,
    schemas: teamRoleSchemas,
  },
] as const

interface Path {
  orgId: number
  teamId?: number
}

/** Returns the organization or team, locked. @throws 404 `team_not_found` */
export function lockRoleOwner(tx: Tx, { orgId, teamId }: Path): Promise<TeamRow> {
  return teamId === undefined ? requireOrganization(tx, orgId) : requireTeam(tx, { orgId, teamId })
}

/** Returns the organization or team. @throws 404 `team_not_found` */
export async function findRoleOwner(db: Reader, { orgId, teamId }: Path): Promise<TeamRow> {
  const row = await findTeam(db, teamId ?? orgId)
  if (teamId === undefined ? row?.isOrganization : isTeamAt(row, { orgId, teamId })) return row!
  throw new DomainError('team_not_found')
}
