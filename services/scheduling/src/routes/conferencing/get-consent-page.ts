import {
  type CallerContext,
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
    const caller = requireUser(request)
    const wish = { ...ownerOf(caller), ...sessionOf(caller), ...addressesOf(request.query) }
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
    const caller = requireUser(request)
    const { userId } = caller
    const { id: teamId, organizationId } = await requireTeam(deps, request.caller, request.params)
    const wish = { userId, organizationId, teamId, ...sessionOf(caller), ...addressesOf(request.query) }
    return success({ url: await askForMeetings(deps, request.params.app, wish) })
  })
}

/** What a session begins only its browser finishes. */
const sessionOf = ({ sessionId }: CallerContext) => (sessionId === undefined ? {} : { sessionId })

/** @throws 400 */
function addressesOf({ returnTo, onErrorReturnTo }: ConferencingConsentQuery) {
  requireWebAddress('returnTo', returnTo)
  requireWebAddress('onErrorReturnTo', onErrorReturnTo)
  return { redirectUrl: returnTo, errorRedirectUrl: onErrorReturnTo }
}
