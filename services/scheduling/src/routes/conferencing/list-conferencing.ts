import { ConferencingAppListAnswer, OrganizationTeamPath, success } from '@punctual/contracts'
import { type App, requireIn, requireUser } from '@punctual/http'
import { requireTeam } from '../../app/team-roster.ts'
import type { SchedulingDeps } from '../../deps.ts'

/**
 * Adds GET /v2/conferencing and that of a team: the connected meeting services, always none. The
 * built-in video needs no connection, and other services are reached by links.
 */
export function listConferencing(app: App, deps: SchedulingDeps): void {
  const description = 'The built-in video rooms need no connection and are not listed.'
  const response = { 200: ConferencingAppListAnswer }
  const own = { summary: 'List the connected meeting services', description, response }
  app.get('/v2/conferencing', { schema: own }, async (request) => {
    requireUser(request)
    return success([])
  })
  const ofTeam = {
    summary: 'List the connected meeting services of a team',
    description,
    errors: ['team_not_found'],
    params: OrganizationTeamPath,
    response,
  }
  const options = { schema: ofTeam, preValidation: requireIn('apps.read') }
  app.get('/v2/organizations/:orgId/teams/:teamId/conferencing', options, async ({ caller, params }) => {
    await requireTeam(deps, caller, params)
    return success([])
  })
}
