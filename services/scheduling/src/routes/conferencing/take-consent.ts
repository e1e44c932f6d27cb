import {
  type CallerContext,
  ConferencingCallbackQuery,
  ConferencingConsentPath,
  DomainError,
  done,
  EmptyAnswer,
  isInTenant,
  TeamConferencingConsentPath,
} from '@punctual/contracts'
import type { App } from '@punctual/http'
import { Type } from '@sinclair/typebox'
import { connectAllowedMeetings } from '../../app/conferencing.ts'
import type { MeetingDeps } from '../../deps.ts'

/** The address of the page contains the code. */
const privately = { 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' }

/**
 * Adds GET /v2/conferencing/{app}/oauth/callback and that of a team: a meeting service sends the
 * browser of a person here who has allowed access to an account, or has not.
 */
export function takeConsent(app: App, deps: MeetingDeps): void {
  const description =
    'The meeting service sends the browser here from the page that `auth-url` named. The `state` in its query is good for one call and authorizes it. Redirects (303) to `returnTo` or `onErrorReturnTo`.'
  const own = {
    summary: 'Connect the meeting service that a person has allowed access to',
    description,
    errors: ['conferencing_not_available', 'conferencing_failing'],
    params: ConferencingConsentPath,
    querystring: ConferencingCallbackQuery,
    response: { 200: EmptyAnswer, 303: Type.Null() },
  }
  app.get(
    '/v2/conferencing/:app/oauth/callback',
    { schema: own },
    async ({ caller, params, query }, reply) => {
      const consent = { ...query, sessionId: caller.sessionId }
      const url = await connectAllowedMeetings(deps, params.app, consent)
      reply.headers(privately)
      return url === undefined ? done : reply.redirect(url, 303)
    },
  )
  const ofATeam = {
    ...own,
    summary: 'Connect the meeting service of a team that a person has allowed access to',
    errors: ['team_not_found', ...own.errors],
    params: TeamConferencingConsentPath,
  }
  const path = '/v2/organizations/:orgId/teams/:teamId/conferencing/:app/oauth/callback'
  // Before validation, which would tell a foreign team from a missing one.
  const preValidation = async ({ caller, params }: { caller: CallerContext; params: unknown }) => {
    const organizationId = Number((params as { orgId: string }).orgId)
    if (caller.kind === 'organization-key' && !isInTenant(caller, { organizationId }))
      throw new DomainError('team_not_found')
  }
  app.get(path, { schema: ofATeam, preValidation }, async ({ caller, params, query }, reply) => {
    const consent = { ...query, sessionId: caller.sessionId }
    const url = await connectAllowedMeetings(deps, params.app, consent, params.teamId)
    reply.headers(privately)
    return url === undefined ? done : reply.redirect(url, 303)
  })
}
