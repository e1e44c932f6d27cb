import { SelectCalendar, SelectedCalendarAnswer, success } from '@punctual/contracts'
import { type App, idempotent, requireUser } from '@punctual/http'
import { selectCalendar as select } from '../../app/calendar-connections.ts'
import type { CalendarDeps } from '../../deps.ts'
import { ownerOf } from '../../domain/owner.ts'

/** POST /v2/selected-calendars, 201: a calendar's events count as the caller's busy time. */
export function selectCalendar(app: App, deps: CalendarDeps): void {
  const schema = {
    summary: 'Add a calendar to conflict checks',
    description: 'Its events count as busy times.',
    errors: ['calendar_not_connected', 'calendar_not_found'],
    body: SelectCalendar,
    response: { 201: SelectedCalendarAnswer },
  }
  app.post('/v2/selected-calendars', { schema }, async (request, reply) => {
    const owner = ownerOf(requireUser(request))
    const { integration, externalId, credentialId } = request.body
    const kind = deps.kinds.require('integration', integration)
    return idempotent(deps, request, reply, async (tx) => {
      await select(tx, owner, request.body, { now: deps.clock.now(), kind })
      const data = { userId: owner.userId, integration, externalId, credentialId }
      return { status: 201, body: success(data) }
    })
  })
}
