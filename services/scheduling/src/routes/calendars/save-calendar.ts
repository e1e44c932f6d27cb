import { CalendarParams, done, EmptyAnswer, SaveCalendarQuery } from '@punctual/contracts'
import type { App } from '@punctual/http'
import { Type } from '@sinclair/typebox'
import { connectByConsent } from '../../app/connect-by-consent.ts'
import type { CalendarDeps } from '../../deps.ts'

/**
 * GET /v2/calendars/:calendar/save: a provider sends the browser of a person here who has allowed
 * access to an account, or has not.
 */
export function saveCalendar(app: App, deps: CalendarDeps): void {
  const schema = {
    summary: 'Connect the calendar account that a person has allowed access to',
    description:
      'The provider sends the browser here from the page that `connect` named. The `state` in its query is good for one call and authorizes it; where a session began, only its browser finishes. The primary calendar of a new account counts in conflict checks at once. Redirects (303) to `redir` of `connect`, if it was given.',
    errors: ['calendar_failing'],
    params: CalendarParams,
    querystring: SaveCalendarQuery,
    response: { 200: EmptyAnswer, 303: Type.Null() },
  }
  app.get('/v2/calendars/:calendar/save', { schema }, async ({ caller, params, query }, reply) => {
    // The address of this page contains the code.
    reply.headers({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' })
    const url = await connectByConsent(deps, params.calendar, query, caller.sessionId)
    return url === undefined ? done : reply.redirect(url, 303)
  })
}
