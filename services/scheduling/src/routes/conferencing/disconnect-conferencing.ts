import {
  ConnectedConferencingPath,
  ConnectedTeamConferencingPath,
  done,
  EmptyAnswer,
  type MeetingAppSlug,
} from '@punctual/contracts'
import { type App, requireIn, requireUser } from '@punctual/http'
import { disconnectMeetings, revokeMeetings } from '../../app/conferencing.ts'
import { requireTeam } from '../../app/team-roster.ts'
import type { MeetingDeps } from '../../deps.ts'
import { type ConferencingOwner, ofPerson, ofTeam } from '../../domain/conferencing.ts'
import { ownerOf } from '../../domain/owner.ts'

/** Adds DELETE /v2/conferencing/{app}/disconnect and that of a team, 200. */
export function disconnectConferencing(app: App, deps: MeetingDeps): void {
  const description =
    'Meetings that have been made stay at the service. The access that a person allowed there ends. If it was the default, the built-in video becomes the default.'
  const own = {
    summary: 'Disconnect a meeting service',
    description,
    errors: ['conferencing_not_connected'],
    params: ConnectedConferencingPath,
    response: { 200: EmptyAnswer },
  }
  const disconnect = async (owner: ConferencingOwner, slug: MeetingAppSlug) => {
    await revokeMeetings(deps, owner, slug)
    await deps.db.transaction((tx) => disconnectMeetings(tx, owner, slug))
    return done
  }
  app.delete('/v2/conferencing/:app/disconnect', { schema: own }, async (request) =>
    disconnect(ofPerson(ownerOf(requireUser(request))), request.params.app),
  )
  const ofATeam = {
    ...own,
    summary: 'Disconnect a meeting service of a team',
    errors: ['team_not_found', 'conferencing_not_connected'],
    params: ConnectedTeamConferencingPath,
  }
  const options = { schema: ofATeam, preValidation: requireIn('apps.update') }
  const path = '/v2/organizations/:orgId/teams/:teamId/conferencing/:app/disconnect'
  app.delete(path, options, async ({ caller, params }) =>
    disconnect(ofTeam(await requireTeam(deps, caller, params)), params.app),
  )
}
