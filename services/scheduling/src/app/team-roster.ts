import {
  type CallerContext,
  DomainError,
  type TeamRoster,
  type UpdateTeamEventType,
} from '@punctual/contracts'
import {
  findTeam,
  type KnownTeam,
  membersOf,
  rememberMembership,
  rememberTeam,
} from '../db/teams-repository.ts'
import type { SchedulingDeps } from '../deps.ts'
import { createUserDefaults } from './user-defaults.ts'

type Deps = Pick<SchedulingDeps, 'db' | 'client' | 'clock'>

/** The team in a path: its id, and the organization if the path has one. */
export interface TeamReference {
  teamId: number
  orgId?: number
}

/**
 * Returns the team; asks identity once when it was created a moment ago.
 * @throws 404 `team_not_found`, also for one of another organization
 */
export async function requireTeam(
  deps: Deps,
  caller: CallerContext,
  place: TeamReference,
): Promise<KnownTeam> {
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
 * Returns the members of the team. Asks identity once when all are wanted or one is not replicated
 * as a member yet, so that a new member can host immediately.
 * @param wanted the hosts, or `all`
 */
export async function requireMembers(
  deps: Deps,
  caller: CallerContext,
  teamId: number,
  wanted: readonly number[] | 'all',
): Promise<number[]> {
  const replicated = await membersOf(deps.db, teamId)
  if (wanted !== 'all' && wanted.every((userId) => replicated.includes(userId))) return replicated
  await askForRoster(deps, caller, teamId)
  return membersOf(deps.db, teamId)
}

/** Returns the users whose membership a change of hosts depends on. */
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
      await createUserDefaults(tx, user, clock.now())
    }
  })
}
