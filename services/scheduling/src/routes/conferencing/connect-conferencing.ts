import {
  ConferencingAppAnswer,
  ConnectConferencingPath,
  ConnectTeamConferencingPath,
  success,
} from '@punctual/contracts'
import { type App, idempotent, requireIn, requireUser } from '@punctual/http'
import { connectMeet } from '../../app/conferencing.ts'
import { requireTeam } from '../../app/team-roster.ts'
import type { SchedulingDeps } from '../../deps.ts'
import { ofPerson, ofTeam } from '../../domain/conferencing.ts'
import { ownerOf } from '../../domain/owner.ts'
import { presentConferencing } from '../../present/conferencing.ts'

/** Adds POST /v2/conferencing/{app}/connect and that of a team, 200. */
export function connectConferencing(app: App, deps: SchedulingDeps): void {
  const description =
    'Google Meet makes the meetings in the Google calendar of their host, which must be connected first. Other meeting services are connected by `oauth/auth-url`.'
  const response = { 200: ConferencingAppAnswer }
  const own = {
    summary: 'Connect a meeting service',
    description,
    errors: ['google_calendar_not_connected'],
    params: ConnectConferencingPath,
    response,
  }
  app.post('/v2/conferencing/:app/connect', { schema: own }, async (request, reply) => {
    const person = ownerOf(requireUser(request))
    return idempotent(deps, request, reply, async (tx) => {
      const connection = await connectMeet(tx, ofPerson(person), person, deps.clock.now())
      return { status: 200, body: success(presentConferencing(connection)) }
    })
  })
  const ofATeam = {
    ...own,
    summary: 'Connect a meeting service of a team',
    errors: ['team_not_found', 'google_calendar_not_connected'],
    params: ConnectTeamConferencingPath,
  }
  const options = { schema: ofATeam, preValidation: requireIn('apps.update') }
  const path = '/v2/organizations/:orgId/teams/:teamId/conferencing/:app/connect'
  app.post(path, options, async (request, reply) => {
    const owner = ofTeam(await requireTeam(deps, request.caller, request.params))
    const person = ownerOf(requireUser(request))
    return idempotent(deps, request, reply, async (tx) => {
      const connection = await connectMeet(tx, owner, person, deps.clock.now())
      return { status: 200, body: success(presentConferencing(connection)) }
    })
  })
}
