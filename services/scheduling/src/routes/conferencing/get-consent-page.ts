import {
  ConferencingConsentAnswer,
  ConferencingConsentPath,
  ConferencingConsentQuery,
  success,
  TeamConferencingConsentPath,
} from '@punctual/contracts'
import { type App, requireIn, requireUser } from '@punctual/http'
import { askForMeetings } from '../../app/conferencing.ts'
import { requireWebAddress } from '../../app/consent.ts'
import { requireTeam } from '../../app/team-roster.ts'
import type { MeetingDeps } from '../../deps.ts'
import { ownerOf } from '../../domain/owner.ts'

/** Adds GET /v2/conferencing/{app}/oauth/auth-url and that of a team. */
export function getConsentPage(app: App, deps: MeetingDeps): void {
  const description =
    'Opened in the browser of the person whose account it is; the account makes the meetings of the caller, or of the team, then.'
  const errors = ['conferencing_not_available', 'conferencing_failing']
  const own = {
    summary: 'Get the page on which a person allows access to a meeting service',
    description,
    errors,
    params: ConferencingConsentPath,
    querystring: ConferencingConsentQuery,
    response: { 200: ConferencingConsentAnswer },
  }
  app.get('/v2/conferencing/:app/oauth/auth-url', { schema: own }, async (request) => {
    const wish = { ...ownerOf(requireUser(request)), ...addressesOf(request.query) }
    return success({ url: await askForMeetings(deps, request.params.app, wish) })
  })
  const ofATeam = {
    ...own,
    summary: 'Get the page on which a person allows access to a meeting service of a team',
    errors: ['team_not_found', ...errors],
    params: TeamConferencingConsentPath,
  }
  const options = { schema: ofATeam, preValidation: requireIn('apps.update') }
  const path = '/v2/organizations/:orgId/teams/:teamId/conferencing/:app/oauth/auth-url'
  app.get(path, options, async (request) => {
    const { userId } = requireUser(request)
    const { id: teamId, organizationId } = await requireTeam(deps, request.caller, request.params)
    const wish = { userId, organizationId, teamId, ...addressesOf(request.query) }
    return success({ url: await askForMeetings(deps, request.params.app, wish) })
  })
}

/** @throws 400 */
function addressesOf({ returnTo, onErrorReturnTo }: ConferencingConsentQuery) {
  requireWebAddress('returnTo', returnTo)
  requireWebAddress('onErrorReturnTo', onErrorReturnTo)
  return { redirectUrl: returnTo, errorRedirectUrl: onErrorReturnTo }
}
