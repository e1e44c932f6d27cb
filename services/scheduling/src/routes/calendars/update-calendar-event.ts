import { CalendarEventAnswer, CalendarEventParams, success, UpdateCalendarEvent } from '@punctual/contracts'
import { type App, requireUser } from '@punctual/http'
import { changeEvent } from '../../app/calendar-events.ts'
import type { CalendarDeps } from '../../deps.ts'

/**
 * PATCH /v2/calendars/:calendar/events/:eventUid: writes an event of the caller's calendars of that
 * kind. A booking does not change.
 */
export function updateCalendarEvent(app: App, deps: CalendarDeps): void {
  const schema = {
    summary: 'Update an event of a calendar',
    description: 'Writes the event at the provider. A booking does not change.',
    errors: ['calendar_not_connected', 'calendar_event_not_found', 'calendar_failing'],
    params: CalendarEventParams,
    body: UpdateCalendarEvent,
    response: { 200: CalendarEventAnswer },
  }
  app.patch('/v2/calendars/:calendar/events/:eventUid', { schema }, async (request) =>
    success(await changeEvent(deps, requireUser(request), request.params, request.body)),
  )
}
