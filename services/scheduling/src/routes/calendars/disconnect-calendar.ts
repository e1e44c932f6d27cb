import { CalendarConnectionAnswer, CalendarParams, DisconnectCalendar, success } from '@punctual/contracts'
import { type App, idempotent, requireUser } from '@punctual/http'
import { disconnectAccount, revokeAccess } from '../../app/calendar-connections.ts'
import type { CalendarDeps } from '../../deps.ts'
import { ownerOf } from '../../domain/owner.ts'
import { presentConnection } from '../../present/calendars.ts'

/**
 * POST /v2/calendars/:calendar/disconnect, 200: its events no longer count as busy time, and it
 * gets no more bookings.
 */
export function disconnectCalendar(app: App, deps: CalendarDeps): void {
  const schema = {
    summary: 'Disconnect a calendar account',
    description:
      'Its events no longer count as busy times, and bookings are no longer written to it. The access that a person allowed at the provider ends there too.',
    errors: ['calendar_not_connected'],
    params: CalendarParams,
    body: DisconnectCalendar,
    response: { 200: CalendarConnectionAnswer },
  }
  const path = '/v2/calendars/:calendar/disconnect'
  app.post(path, { schema }, async (request, reply) => {
    const owner = ownerOf(requireUser(request))
    const { integration } = deps.kinds.require('calendar', request.params.calendar)
    const named = { id: request.body.id, integration }
    await revokeAccess(deps, owner, named)
    return idempotent(deps, request, reply, async (tx) => {
      const connection = await disconnectAccount(deps, tx, owner, named)
      return { status: 200, body: success(presentConnection(connection)) }
    })
  })
}
