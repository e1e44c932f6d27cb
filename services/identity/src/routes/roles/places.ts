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
import type { TeamRow } from '../../db/schema.ts'
import { findTeam } from '../../db/team-repository.ts'
import type { Reader } from '../../db/user-repository.ts'
import { requireOrganization } from '../../organizations.ts'
import { isAt, requireTeam } from '../../teams.ts'

/** An organization's roles and a team's have the same operations, with paths and schemas of their own. */
export const rolePlaces = [
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

/** @returns the organization or team, locked. @throws 404 `team_not_found` */
export function lockPlace(tx: Tx, { orgId, teamId }: Path): Promise<TeamRow> {
  return teamId === undefined ? requireOrganization(tx, orgId) : requireTeam(tx, { orgId, teamId })
}

/** @returns the organization or team. @throws 404 `team_not_found` */
export async function findPlace(db: Reader, { orgId, teamId }: Path): Promise<TeamRow> {
  const row = await findTeam(db, teamId ?? orgId)
  if (teamId === undefined ? row?.is_organization : isAt(row, { orgId, teamId })) return row!
  throw new DomainError('team_not_found')
}
