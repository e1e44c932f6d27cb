import { type CallerContext, DomainError, type TeamRoster } from '@punctual/contracts'
import { organizationOfTeam, rememberTeam } from '../db/replicas-repository.ts'
import type { BookingsDeps } from '../deps.ts'

/**
 * Requires that the team belongs to the organization; identity is asked about a team that is
 * missing in the replica.
 * @throws DomainError team_not_found
 */
export async function requireTeam(
  deps: BookingsDeps,
  caller: CallerContext,
  { orgId: organizationId, teamId }: { orgId: number; teamId: number },
): Promise<{ teamId: number; organizationId: number }> {
  if ((await organizationOf(deps, caller, teamId)) !== organizationId) throw new DomainError('team_not_found')
  return { teamId, organizationId }
}

async function organizationOf(
  { client, db }: BookingsDeps,
  caller: CallerContext,
  teamId: number,
): Promise<number> {
  const replicated = await organizationOfTeam(db, teamId)
  if (replicated !== undefined) return replicated
  const path = `/internal/team-rosters/${teamId}`
  const { team, version } = await client.ask<TeamRoster>('identity', path, { caller })
  await rememberTeam(db, team, version)
  return team.parentId
}
