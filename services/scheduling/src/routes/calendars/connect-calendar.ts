import { CalendarConnectionAnswer, CalendarCredentials, CalendarParams, success } from '@punctual/contracts'
import { type App, idempotent, requireUser } from '@punctual/http'
import { connectAccount, testAccount } from '../../app/calendar-connections.ts'
import type { CalendarDeps } from '../../deps.ts'
import { presentConnection } from '../../present/calendars.ts'

/**
 * POST /v2/calendars/:calendar/credentials, 201: connects an account after a test of its
 * credentials.
 */
export function connectCalendar(app: App, deps: CalendarDeps): void {
  const schema = {
    summary: 'Connect a calendar account',
    description:
      'The credentials are tested before they are saved. The primary calendar of a new account counts in conflict checks at once.',
    params: CalendarParams,
    body: CalendarCredentials,
    response: { 201: CalendarConnectionAnswer },
  }
  const path = '/v2/calendars/:calendar/credentials'
  app.post(path, { schema }, async (request, reply) => {
    const tested = await testAccount(deps, requireUser(request), request.params.calendar, request.body)
    return idempotent(deps, request, reply, async (tx) => {
      const connection = await connectAccount(tx, deps.sealer, tested)
      return { status: 201, body: success(presentConnection(connection)) }
    })
  })
}
