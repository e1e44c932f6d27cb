import { DomainError, SelectCalendar, SelectedCalendarAnswer, success } from '@punctual/contracts'
import { type App, idempotent, requireUser } from '@punctual/http'
import { markSelected } from '../../db/calendars-repository.ts'
import { ownerOf } from '../../domain/owner.ts'
import { requireCalendar } from '../../guards/require-calendar.ts'
import type { CalendarDeps } from './deps.ts'

const path = '/v2/selected-calendars'

/**
 * POST and DELETE /v2/selected-calendars: whether a calendar's events count as the caller's busy
 * time.
 */
export function selectedCalendars(app: App, deps: CalendarDeps): void {
  const select = {
    summary: 'Add a calendar to conflict checks',
    description: 'Its events count as busy times.',
    errors: ['calendar_not_connected', 'calendar_not_found'],
    body: SelectCalendar,
    response: { 201: SelectedCalendarAnswer },
  }
  app.post(path, { schema: select }, async (request, reply) => {
    const owner = ownerOf(requireUser(request))
    const { integration, externalId, credentialId } = request.body
    deps.kinds.require('integration', integration)
    return idempotent(deps, request, reply, async (tx) => {
      const { calendar } = await requireCalendar(tx, owner, request.body)
      await markSelected(tx, calendar, true)
      const data = { userId: owner.userId, integration, externalId, credentialId }
      return { status: 201, body: success(data) }
    })
  })

  const deselect = {
    summary: 'Remove a calendar from conflict checks',
    description: 'Its events no longer count as busy times.',
    errors: ['calendar_not_connected', 'calendar_not_found'],
    querystring: SelectCalendar,
    response: { 200: SelectedCalendarAnswer },
  }
  app.delete(path, { schema: deselect }, async (request) => {
    const owner = ownerOf(requireUser(request))
    const { integration, externalId, credentialId } = request.query
    return deps.db.transaction(async (tx) => {
      const { calendar } = await requireCalendar(tx, owner, request.query)
      if (!calendar.isSelected) throw new DomainError('calendar_not_found')
      await markSelected(tx, calendar, false)
      return success({ userId: owner.userId, integration, externalId, credentialId })
    })
  })
}
