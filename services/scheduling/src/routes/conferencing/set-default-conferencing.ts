import { ConferencingPath, done, EmptyAnswer, TeamConferencingPath } from '@punctual/contracts'
import { type App, idempotent, requireIn, requireUser } from '@punctual/http'
import { changeDefaultConferencing } from '../../app/conferencing.ts'
import { requireTeam } from '../../app/team-roster.ts'
import type { SchedulingDeps } from '../../deps.ts'
import { ofPerson, ofTeam } from '../../domain/conferencing.ts'
import { ownerOf } from '../../domain/owner.ts'

/** Adds POST /v2/conferencing/{app}/default and that of a team, 200. */
export function setDefaultConferencing(app: App, deps: SchedulingDeps): void {
  const description = 'Event types that are created without `locations` take place there. Others stay.'
  const response = { 200: EmptyAnswer }
  const own = {
    summary: 'Set the default meeting service',
    description,
    errors: ['conferencing_not_connected'],
    params: ConferencingPath,
    response,
  }
  app.post('/v2/conferencing/:app/default', { schema: own }, async (request, reply) => {
    const owner = ofPerson(ownerOf(requireUser(request)))
    return idempotent(deps, request, reply, async (tx) => {
      await changeDefaultConferencing(tx, owner, request.params.app, deps)
      return { status: 200, body: done }
    })
  })
  const ofATeam = {
    ...own,
    summary: 'Set the default meeting service of a team',
    errors: ['team_not_found', 'conferencing_not_connected'],
    params: TeamConferencingPath,
  }
  const options = { schema: ofATeam, preValidation: requireIn('apps.update') }
  const path = '/v2/organizations/:orgId/teams/:teamId/conferencing/:app/default'
  app.post(path, options, async (request, reply) => {
    const owner = ofTeam(await requireTeam(deps, request.caller, request.params))
    return idempotent(deps, request, reply, async (tx) => {
      await changeDefaultConferencing(tx, owner, request.params.app, deps)
      return { status: 200, body: done }
    })
  })
}
