import { DestinationCalendarAnswer, EditDestinationCalendar, success } from '@punctual/contracts'
import { type App, requireUser } from '@punctual/http'
import { editDestination } from '../../app/destination-calendars.ts'
import type { CalendarDeps } from '../../deps.ts'
import { presentDestination } from '../../present/calendars.ts'
import { DestinationCalendarPath } from './get-destination-calendar.ts'

/** PATCH /internal/destination-calendars/{destinationCalendarId}. */
export function updateDestinationCalendar(app: App, { db, kinds }: CalendarDeps): void {
  const response = { 200: DestinationCalendarAnswer }
  const schema = { params: DestinationCalendarPath, body: EditDestinationCalendar, response }
  const config = { internal: ['gateway'] as const }
  app.patch('/internal/destination-calendars/:destinationCalendarId', { schema, config }, async (request) => {
    const caller = requireUser(request)
    const { body, params } = request
    if (body.integration !== undefined) kinds.require('integration', body.integration)
    return success(presentDestination(await editDestination(db, caller, params.destinationCalendarId, body)))
  })
}
