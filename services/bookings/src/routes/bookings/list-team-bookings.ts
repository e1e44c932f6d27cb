import { BookingListAnswer, ListBookings, OrganizationTeamPath, TeamPath } from '@punctual/contracts'
import { type App, requireIn } from '@punctual/http'
import type { ListDeps } from '../../deps.ts'
import { requireTeam } from '../../guards/require-team.ts'
import { answerList } from './answer-list.ts'

/**
 * Adds GET /v2/organizations/{orgId}/teams/{teamId}/bookings and GET /v2/teams/{teamId}/bookings:
 * the bookings of the team's event types, for its admins (docs/domain.md#booking-lists).
 */
export function listTeamBookings(app: App, deps: ListDeps): void {
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
      return answerList(deps, request, await requireTeam(deps, request.caller, request.params))
    },
  )
  app.get(
    '/v2/teams/:teamId/bookings',
    { schema: { params: TeamPath, ...shape }, preValidation },
    (request) => answerList(deps, request, { teamId: request.params.teamId }),
  )
}
