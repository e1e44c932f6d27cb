import { CalendarParams, CalendarSettingsAnswer, success, UpdateCalendarSettings } from '@punctual/contracts'
import { type App, requireUser } from '@punctual/http'
import { changeSettings } from '../../app/calendar-settings.ts'
import type { CalendarDeps } from '../../deps.ts'
import { ownerOf } from '../../domain/owner.ts'
import { presentSettings } from '../../present/calendars.ts'

/** PATCH /v2/calendars/:calendar/settings: what a connection does with changes and failures. */
export function updateCalendarSettings(app: App, { db, kinds, config }: CalendarDeps): void {
  const schema = {
    summary: 'Update the settings of a calendar account',
    description:
      'Whether bookings follow what their host changes in the calendar, and whether the person can be booked while the calendar cannot be read.',
    errors: ['calendar_not_connected'],
    params: CalendarParams,
    body: UpdateCalendarSettings,
    response: { 200: CalendarSettingsAnswer },
  }
  app.patch('/v2/calendars/:calendar/settings', { schema }, async (request) => {
    const owner = ownerOf(requireUser(request))
    const { integration } = kinds.require('calendar', request.params.calendar)
    const changed = await db.transaction((tx) =>
      changeSettings(tx, config, owner, { ...request.body, integration }),
    )
    return success({ id: changed.id, ...presentSettings(config, changed) })
  })
}
