import {
  badRequest,
  CalendarParams,
  ConnectCalendarAnswer,
  ConnectCalendarQuery,
  success,
} from '@punctual/contracts'
import { type App, requireUser } from '@punctual/http'
import type { CalendarDeps } from '../../deps.ts'

/** GET /v2/calendars/:calendar/connect: the path and the fields of a connection. */
export function getConnectionForm(app: App, deps: CalendarDeps): void {
  const schema = {
    summary: 'Get the connection form of a calendar type',
    description: 'Where to send the credentials of an account, and which fields they have.',
    params: CalendarParams,
    querystring: ConnectCalendarQuery,
    response: { 200: ConnectCalendarAnswer },
  }
  app.get('/v2/calendars/:calendar/connect', { schema }, async (request) => {
    requireUser(request)
    if (request.query.redir !== undefined) throw badRequest({ path: 'redir', message: 'is not supported' })
    const { connect, slug } = deps.kinds.require('calendar', request.params.calendar)
    const authUrl = `${deps.config.publicUrl}/v2/calendars/${slug}/${connect.path}`
    return success({ authUrl, fields: [...connect.fields] })
  })
}
