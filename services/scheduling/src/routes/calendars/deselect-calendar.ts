import { SelectCalendar, SelectedCalendarAnswer, success } from '@punctual/contracts'
import { type App, requireUser } from '@punctual/http'
import { deselectCalendar as deselect } from '../../app/calendar-connections.ts'
import type { SchedulingDeps } from '../../deps.ts'
import { ownerOf } from '../../domain/owner.ts'

/** DELETE /v2/selected-calendars: a calendar's events no longer count as the caller's busy time. */
export function deselectCalendar(app: App, { db }: SchedulingDeps): void {
  const schema = {
    summary: 'Remove a calendar from conflict checks',
    description: 'Its events no longer count as busy times.',
    errors: ['calendar_not_connected', 'calendar_not_found'],
    querystring: SelectCalendar,
    response: { 200: SelectedCalendarAnswer },
  }
  app.delete('/v2/selected-calendars', { schema }, async (request) => {
    const owner = ownerOf(requireUser(request))
    const { integration, externalId, credentialId } = request.query
    await deselect(db, owner, request.query)
    return success({ userId: owner.userId, integration, externalId, credentialId })
  })
}
