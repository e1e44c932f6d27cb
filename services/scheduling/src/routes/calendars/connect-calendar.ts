import {
  badRequest,
  CalendarConnectionAnswer,
  CalendarCredentials,
  CalendarParams,
  ConnectCalendarAnswer,
  ConnectCalendarQuery,
  success,
} from '@punctual/contracts'
import { type App, idempotent, requireUser } from '@punctual/http'
import { keepConnection } from '../../app/calendar-connections.ts'
import { problemOf } from '../../calendars/calendar-failure.ts'
import { ownerOf } from '../../domain/owner.ts'
import { presentConnection } from '../../present/calendars.ts'
import type { CalendarDeps } from './deps.ts'

/**
 * POST /v2/calendars/:calendar/credentials, 201: connects an account after a test of its
 * credentials. GET .../connect returns the path and the fields of a connection.
 */
export function connectCalendar(app: App, deps: CalendarDeps): void {
  const how = {
    summary: 'Get the connection form of a calendar type',
    description: 'Where to send the credentials of an account, and which fields they have.',
    params: CalendarParams,
    querystring: ConnectCalendarQuery,
    response: { 200: ConnectCalendarAnswer },
  }
  app.get('/v2/calendars/:calendar/connect', { schema: how }, async (request) => {
    requireUser(request)
    const { connect, slug } = deps.kinds.require('calendar', request.params.calendar)
    const authUrl = `${deps.config.publicUrl}/v2/calendars/${slug}/${connect.path}`
    return success({ authUrl, fields: [...connect.fields] })
  })

  const schema = {
    summary: 'Connect a calendar account',
    description: 'The credentials are tested before they are saved.',
    params: CalendarParams,
    body: CalendarCredentials,
    response: { 201: CalendarConnectionAnswer },
  }
  const path = '/v2/calendars/:calendar/credentials'
  app.post(path, { schema }, async (request, reply) => {
    const owner = ownerOf(requireUser(request))
    const { params, body } = request
    const adapter = deps.kinds.errand(owner).adapter('calendar', params.calendar)
    if (!adapter.accept)
      throw badRequest({ path: 'calendar', message: `is ${params.calendar}, which takes no credentials` })
    const { credentials, account } = adapter.accept(body)
    const now = deps.clock.now()
    const remote = await adapter.listCalendars(credentials).catch((error: unknown) => {
      throw badRequest({ path: '', message: `The account cannot be used: ${problemOf(error)}` })
    })
    return idempotent(deps, request, reply, async (tx) => {
      const connected = { ...owner, integration: adapter.integration, account, credentials }
      const connection = await keepConnection(tx, deps.sealer, connected, remote, now)
      return { status: 201, body: success(presentConnection(connection)) }
    })
  })
}
