import { builtInVideo, DefaultConferencingAnswer, OrganizationTeamPath, success } from '@punctual/contracts'
import { type App, requireIn, requireUser } from '@punctual/http'
import { requireTeam } from '../../app/team-roster.ts'
import { conferencingOf } from '../../db/conferencing-connections-repository.ts'
import { defaultConferencingOf } from '../../db/conferencing-repository.ts'
import type { SchedulingDeps } from '../../deps.ts'
import { type ConferencingOwner, ofPerson, ofTeam } from '../../domain/conferencing.ts'
import { ownerOf } from '../../domain/owner.ts'

/** Adds GET /v2/conferencing/default and that of a team. */
export function getDefaultConferencing(app: App, deps: SchedulingDeps): void {
  const description =
    'The meeting service of event types that are created without `locations`: the built-in video at first.'
  const response = { 200: DefaultConferencingAnswer }
  const shown = async (owner: ConferencingOwner) => {
    const appSlug = await defaultConferencingOf(deps.db, owner)
    const connected = appSlug === builtInVideo ? [] : await conferencingOf(deps.db, owner)
    const appLink = connected.find((each) => each.appSlug === appSlug)?.roomUrl
    return success({ appSlug, ...(appLink != null && { appLink }) })
  }
  const own = { summary: 'Get the default meeting service', description, response }
  app.get('/v2/conferencing/default', { schema: own }, async (request) =>
    shown(ofPerson(ownerOf(requireUser(request)))),
  )
  const ofATeam = {
    summary: 'Get the default meeting service of a team',
    description,
    errors: ['team_not_found'],
    params: OrganizationTeamPath,
    response,
  }
  const options = { schema: ofATeam, preValidation: requireIn('apps.read') }
  app.get(
    '/v2/organizations/:orgId/teams/:teamId/conferencing/default',
    options,
    async ({ caller, params }) => shown(ofTeam(await requireTeam(deps, caller, params))),
  )
}
