import {
  badRequest,
  CalendarParams,
  ConnectCalendarAnswer,
  ConnectCalendarQuery,
  success,
} from '@punctual/contracts'
import { type App, requireUser } from '@punctual/http'
import { askForConsent } from '../../app/connect-by-consent.ts'
import type { CalendarDeps } from '../../deps.ts'

/**
 * GET /v2/calendars/:calendar/connect: the path and the fields of a connection, or the page of the
 * provider on which a person allows access.
 */
export function getConnectionForm(app: App, deps: CalendarDeps): void {
  const schema = {
    summary: 'Get the connection form of a calendar type',
    description:
      'Where to send the credentials of an account, and which fields they have. For `google` and `office365`, the page of the provider, which is opened in the browser of the person whose account it is; the account belongs to the caller then.',
    errors: ['calendar_failing'],
    params: CalendarParams,
    querystring: ConnectCalendarQuery,
    response: { 200: ConnectCalendarAnswer },
  }
  app.get('/v2/calendars/:calendar/connect', { schema }, async (request) => {
    const caller = requireUser(request)
    const { redir, isDryRun } = request.query
    const { oauth, ...kind } = deps.kinds.require('calendar', request.params.calendar)
    if (oauth) {
      const options = { redir, isDryRun: isDryRun === 'true' }
      return success({ authUrl: await askForConsent(deps, caller, { ...kind, oauth }, options), fields: [] })
    }
    const { connect, slug } = kind
    if (redir !== undefined)
      throw badRequest({ path: 'redir', message: `must not be given: ${slug} opens no page to return from` })
    const authUrl = `${deps.config.publicUrl}/v2/calendars/${slug}/${connect.path}`
    return success({ authUrl, fields: [...connect.fields] })
  })
}
