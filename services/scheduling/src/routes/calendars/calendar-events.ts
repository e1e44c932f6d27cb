import {
  badRequest,
  CalendarEventAnswer,
  CalendarEventParams,
  success,
  UpdateCalendarEvent,
} from '@punctual/contracts'
import { type App, requireUser } from '@punctual/http'
import { asking, findEvent } from '../../app/calendar-events.ts'
import type { CalendarErrand, CalendarKind } from '../../calendars/kinds.ts'
import type { EventPlace } from '../../calendars/threads/tasks.ts'
import { ownerOf } from '../../domain/owner.ts'
import type { CalendarDeps } from './deps.ts'

/**
 * GET /v2/calendars/:calendar/event/:eventUid and PATCH /v2/calendars/:calendar/events/:eventUid:
 * reads and writes an event of the caller's calendars of that kind at the provider. A booking does
 * not change.
 */
export function calendarEvents(app: App, deps: CalendarDeps): void {
  const show = ({ inThread }: CalendarErrand, { slug: source }: CalendarKind, place: EventPlace) =>
    asking(() => inThread('present', { ...place, source }))

  const params = CalendarEventParams
  const response = { 200: CalendarEventAnswer }
  const read = {
    summary: 'Get an event of a calendar',
    description: 'Reads the event at the provider.',
    errors: ['calendar_not_connected', 'calendar_event_not_found', 'calendar_failing'],
    params,
    response,
  }
  app.get('/v2/calendars/:calendar/event/:eventUid', { schema: read }, async (request) => {
    const caller = requireUser(request)
    const owner = ownerOf(caller)
    const { calendar, eventUid } = request.params
    const errand = deps.kinds.errand(owner)
    const adapter = errand.adapter('calendar', calendar)
    const { found } = await findEvent(deps, owner, adapter, eventUid)
    const timeZone = caller.user?.timeZone ?? 'UTC'
    return success(await show(errand, adapter, { text: found.ics, uid: eventUid, timeZone }))
  })

  const write = {
    summary: 'Update an event of a calendar',
    description: 'Writes the event at the provider. A booking does not change.',
    errors: ['calendar_not_connected', 'calendar_event_not_found', 'calendar_failing'],
    params,
    body: UpdateCalendarEvent,
    response,
  }
  const path = '/v2/calendars/:calendar/events/:eventUid'
  app.patch(path, { schema: write }, async (request) => {
    const caller = requireUser(request)
    const owner = ownerOf(caller)
    const { calendar, eventUid } = request.params
    const errand = deps.kinds.errand(owner)
    const adapter = errand.adapter('calendar', calendar)
    const { writer } = adapter
    if (!writer) throw badRequest({ path: 'calendar', message: `is ${calendar}, which can only be read` })
    const { found, credentials } = await findEvent(deps, owner, adapter, eventUid)
    const timeZone = caller.user?.timeZone ?? 'UTC'
    const place = { text: found.ics, uid: eventUid, timeZone }
    const wanted = { ...place, change: request.body, now: deps.clock.now() }
    const text = await asking(() => errand.inThread('change', wanted))
    await asking(() => writer.replace(credentials, found, text))
    return success(await show(errand, adapter, { ...place, text }))
  })
}
