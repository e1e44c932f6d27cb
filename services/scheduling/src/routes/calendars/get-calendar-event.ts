import { CalendarEventAnswer, CalendarEventParams, success } from '@punctual/contracts'
import { type App, requireUser } from '@punctual/http'
import { readEvent } from '../../app/calendar-events.ts'
import type { CalendarDeps } from '../../deps.ts'

/** GET /v2/calendars/:calendar/event/:eventUid: an event of the caller's calendars of that kind. */
export function getCalendarEvent(app: App, deps: CalendarDeps): void {
  const schema = {
    summary: 'Get an event of a calendar',
    description: 'Reads the event at the provider.',
    errors: ['calendar_not_connected', 'calendar_event_not_found', 'calendar_failing'],
    params: CalendarEventParams,
    response: { 200: CalendarEventAnswer },
  }
  app.get('/v2/calendars/:calendar/event/:eventUid', { schema }, async (request) =>
    success(await readEvent(deps, requireUser(request), request.params)),
  )
}
