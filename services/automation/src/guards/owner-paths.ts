import { type CallerContext, DomainError, type Permission, type TeamFacts } from '@punctual/contracts'
import { requireIn, requireUser } from '@punctual/http'
import { findTeam, storeTeam } from '../db/owner-replicas.ts'
import type { AutomationDeps } from '../deps.ts'
import type { Owner } from '../domain/owner.ts'

/** The path parameters that name an owner. */
export interface OwnerPathParams {
  orgId?: number
  teamId?: number
}

/**
 * Returns the owner that a path names: a team, or else the caller.
 * @throws DomainError team_not_found (404) for an unknown team, or one of another organization
 */
export async function ownerAt(deps: AutomationDeps, caller: CallerContext, params: object): Promise<Owner> {
  const { orgId, teamId }: OwnerPathParams = params
  const { userId, organizationId } = caller
  if (teamId === undefined) return { organizationId, userId, teamId: null }
  const team = (await findTeam(deps.db.orm, teamId)) ?? (await fetchTeam(deps, caller, teamId))
  if (!team || team.ended || (orgId !== undefined && team.organizationId !== orgId))
    throw new DomainError('team_not_found')
  return { organizationId: team.organizationId, userId, teamId }
}

/** Asks identity for a team whose event has not arrived yet. */
async function fetchTeam({ client, db }: AutomationDeps, caller: CallerContext, id: number) {
  try {
    const team = await client.ask<TeamFacts>('identity', `/internal/teams/${id}`, { caller })
    await storeTeam(db.orm, team, team.version)
    return await findTeam(db.orm, id)
  } catch (error) {
    if (error instanceof DomainError && error.status === 404) return undefined
    throw error
  }
}

type GuardedPermission = Permission &
  (`workflow.${string}` | `routingForm.${string}` | `verifiedResource.${string}`)

/**
 * Returns the guard of a path, which runs before body validation: it requires a user and, below a
 * team or an organization, the permission there.
 */
export const guard = (path: string, permission: GuardedPermission) =>
  path.includes('/:teamId') || path.includes('/:orgId')
    ? requireIn(permission)
    : async (request: { caller: CallerContext }): Promise<void> => void requireUser(request)
