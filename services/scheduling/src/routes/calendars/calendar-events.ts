import {
  badRequest,
  CalendarEventAnswer,
  CalendarEventParams,
  success,
  UpdateCalendarEvent,
} from '@punctual/contracts'
import { type App, requireUser } from '@punctual/http'
import { asking, findEvent } from '../../calendars/find-event.ts'
import { changedEvent, presentEvent } from '../../calendars/ical/calendar-event.ts'
import { ownerOf } from '../../domain/owner.ts'
import { knownCaller } from '../known-caller.ts'
import type { CalendarDeps } from './deps.ts'

/**
 * GET /v2/calendars/:calendar/event/:eventUid and PATCH /v2/calendars/:calendar/events/:eventUid: an event of one of the
 * caller's calendars of that kind, read and written at the provider. A booking stays as it is.
 */
export function calendarEvents(app: App, deps: CalendarDeps): void {
  const params = CalendarEventParams
  const response = { 200: CalendarEventAnswer }
  const read = { summary: 'Get an event of a connected calendar', params, response }
  app.get('/v2/calendars/:calendar/event/:eventUid', { schema: read }, async (request) => {
    const caller = requireUser(request)
    const { calendar, eventUid } = request.params
    const adapter = deps.kinds.require('calendar', calendar)
    const { found } = await findEvent(deps, ownerOf(caller), adapter, eventUid)
    const timeZone = caller.user?.timeZone ?? 'UTC'
    return success(presentEvent(found.ics, eventUid, { source: adapter.slug, timeZone }))
  })

  const write = {
    summary: 'Change an event of a connected calendar',
    params,
    body: UpdateCalendarEvent,
    response,
  }
  const path = '/v2/calendars/:calendar/events/:eventUid'
  app.patch(path, { schema: write, preValidation: knownCaller }, async (request) => {
    const caller = requireUser(request)
    const { calendar, eventUid } = request.params
    const adapter = deps.kinds.require('calendar', calendar)
    const { writer } = adapter
    if (!writer) throw badRequest({ path: 'calendar', message: `is ${calendar}, which can only be read` })
    const { found, credentials } = await findEvent(deps, ownerOf(caller), adapter, eventUid)
    const timeZone = caller.user?.timeZone ?? 'UTC'
    const ics = changedEvent(found.ics, eventUid, request.body, { timeZone, now: deps.clock.now() })
    await asking(() => writer.replace(credentials, found, ics))
    return success(presentEvent(ics, eventUid, { source: adapter.slug, timeZone }))
  })
}
