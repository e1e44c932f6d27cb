import {
  type CallerContext,
  DomainError,
  type TeamRoster,
  type UpdateTeamEventType,
} from '@punctual/contracts'
import { membersOf, rememberMembership } from './db/memberships-repository.ts'
import { findTeam, type KnownTeam, rememberTeam } from './db/teams-repository.ts'
import type { SchedulingDeps } from './deps.ts'
import { welcomeUser } from './welcome-user.ts'

type Deps = Pick<SchedulingDeps, 'db' | 'client' | 'clock'>

/** What names a team in a path: its id, and the organization where the path has one. */
export interface TeamPlace {
  teamId: number
  orgId?: number
}

/**
 * @returns the team, which identity is asked for once when it was made a moment ago
 * @throws 404 `team_not_found`, for another organization's too
 */
export async function requireTeam(deps: Deps, caller: CallerContext, place: TeamPlace): Promise<KnownTeam> {
  let team = await findTeam(deps.db, place.teamId)
  if (!team) {
    await askForRoster(deps, caller, place.teamId)
    team = await findTeam(deps.db, place.teamId)
  }
  const { orgId } = place
  if (!team || team.isOrganization || (orgId !== undefined && team.organizationId !== orgId))
    throw new DomainError('team_not_found')
  return team
}

/**
 * @param wanted who is to host, or `all`
 * @returns the members of the team; identity is asked once when all are wanted or one is not known as a member yet, so
 * that whoever joined a moment ago can host
 */
export async function requireMembers(
  deps: Deps,
  caller: CallerContext,
  teamId: number,
  wanted: readonly number[] | 'all',
): Promise<number[]> {
  const known = await membersOf(deps.db, teamId)
  if (wanted !== 'all' && wanted.every((userId) => known.includes(userId))) return known
  await askForRoster(deps, caller, teamId)
  return membersOf(deps.db, teamId)
}

/** @returns whose membership a change of hosts depends on */
export function hostsWanted({ assignAllTeamMembers, hosts = [] }: UpdateTeamEventType): number[] | 'all' {
  return assignAllTeamMembers ? 'all' : hosts.map(({ userId }) => userId)
}

async function askForRoster(
  { db, client, clock }: Deps,
  caller: CallerContext,
  teamId: number,
): Promise<void> {
  const { team, version, members } = await client.ask<TeamRoster>(
    'identity',
    `/internal/team-rosters/${teamId}`,
    { caller },
  )
  await db.transaction(async (tx) => {
    await rememberTeam(tx, team, version)
    for (const { membership, version, user } of members) {
      await rememberMembership(tx, membership, version)
      await welcomeUser(tx, user, clock.now())
    }
  })
}
