import { type CallerContext, DomainError, type TeamFacts } from '@punctual/contracts'
import { keepTeam, knownTeam } from './db/team-replicas.ts'
import type { AutomationDeps } from './service.ts'

/** Whose thing it is: a team's, or a person's where `teamId` is null. `userId` is who makes it. */
export interface Owner {
  organizationId: number
  userId: number
  teamId: number | null
}

/** Ids of the path that say whose things it is about. */
export interface PlaceParams {
  orgId?: number
  teamId?: number
}

/**
 * @returns whose things a path is about: the team's that it names, or the caller's own
 * @throws DomainError team_not_found (404) for a team that is not there, or not in that organization
 */
export async function ownerAt(deps: AutomationDeps, caller: CallerContext, params: object): Promise<Owner> {
  const { orgId, teamId }: PlaceParams = params
  const { userId, organizationId } = caller
  if (teamId === undefined) return { organizationId, userId, teamId: null }
  const team = (await knownTeam(deps.db.orm, teamId)) ?? (await learnTeam(deps, caller, teamId))
  if (!team || team.ended || (orgId !== undefined && team.organization_id !== orgId))
    throw new DomainError('team_not_found')
  return { organizationId: team.organization_id, userId, teamId }
}

/** Asks identity for a team that no event has told of yet. */
async function learnTeam({ client, db }: AutomationDeps, caller: CallerContext, id: number) {
  try {
    const team = await client.ask<TeamFacts>('identity', `/internal/teams/${id}`, { caller })
    await keepTeam(db.orm, team, team.version)
    return await knownTeam(db.orm, id)
  } catch (error) {
    if (error instanceof DomainError && error.status === 404) return undefined
    throw error
  }
}
