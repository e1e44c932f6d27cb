import {
  ConferencingAppListAnswer,
  OrganizationTeamPath,
  OwnConferencingAnswer,
  success,
} from '@punctual/contracts'
import { type App, requireIn, requireUser } from '@punctual/http'
import { ownMeetings } from '../../app/conferencing.ts'
import { requireTeam } from '../../app/team-roster.ts'
import { conferencingOf } from '../../db/conferencing-connections-repository.ts'
import type { SchedulingDeps } from '../../deps.ts'
import { ofTeam as forTeam } from '../../domain/conferencing.ts'
import { ownerOf } from '../../domain/owner.ts'
import { presentConferencing } from '../../present/conferencing.ts'

/**
 * Adds GET /v2/conferencing and that of a team: the connected meeting services. The built-in video
 * needs no connection.
 */
export function listConferencing(app: App, deps: SchedulingDeps): void {
  const description = 'The built-in video rooms need no connection and are not listed.'
  const response = { 200: ConferencingAppListAnswer }
  const own = {
    summary: 'List the connected meeting services',
    description: `${description} \`services\` says which ones the caller can use and connect.`,
    response: { 200: OwnConferencingAnswer },
  }
  app.get('/v2/conferencing', { schema: own }, async (request) => {
    const { connections, services } = await ownMeetings(deps, ownerOf(requireUser(request)))
    return { ...success(connections.map(presentConferencing)), services }
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
    const connections = await conferencingOf(deps.db, forTeam(await requireTeam(deps, caller, params)))
    return success(connections.map(presentConferencing))
  })
}
