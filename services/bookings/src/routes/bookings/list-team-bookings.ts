import {
  BookingListAnswer,
  type CallerContext,
  DomainError,
  ListBookings,
  OrganizationTeamPath,
  TeamPath,
  type TeamRoster,
} from '@punctual/contracts'
import { type App, requireIn } from '@punctual/http'
import { organizationOfTeam, rememberTeam } from '../../db/replicas-repository.ts'
import type { BookingsDeps } from '../../deps.ts'
import { answerList } from './answer-list.ts'

/**
 * Adds GET /v2/organizations/{orgId}/teams/{teamId}/bookings and GET /v2/teams/{teamId}/bookings:
 * the bookings of the team's event types, for its admins (docs/domain.md#booking-lists).
 */
export function listTeamBookings(app: App, deps: BookingsDeps): void {
  const shape = {
    summary: 'List the bookings of a team',
    description: "Returns the bookings of the team's event types.",
    querystring: ListBookings,
    response: { 200: BookingListAnswer },
  }
  const preValidation = requireIn('booking.readTeamBookings')
  app.get(
    '/v2/organizations/:orgId/teams/:teamId/bookings',
    { schema: { params: OrganizationTeamPath, ...shape }, preValidation },
    async (request) => {
      const { orgId: organizationId, teamId } = request.params
      if ((await organizationOf(deps, request.caller, teamId)) !== organizationId)
        throw new DomainError('team_not_found')
      return answerList(deps, request, { teamId, organizationId })
    },
  )
  app.get(
    '/v2/teams/:teamId/bookings',
    { schema: { params: TeamPath, ...shape }, preValidation },
    (request) => answerList(deps, request, { teamId: request.params.teamId }),
  )
}

/** @returns the organization of a team, from the replica or else from identity */
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
