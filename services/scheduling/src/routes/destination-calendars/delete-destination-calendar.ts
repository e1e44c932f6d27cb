import { DestinationCalendarAnswer, success } from '@punctual/contracts'
import { type App, requireUser } from '@punctual/http'
import { removeDestination } from '../../app/destination-calendars.ts'
import type { SchedulingDeps } from '../../deps.ts'
import { presentDestination } from '../../present/calendars.ts'
import { DestinationCalendarPath } from './get-destination-calendar.ts'

/** DELETE /internal/destination-calendars/{destinationCalendarId}: returns it as it was. */
export function deleteDestinationCalendar(app: App, { db }: SchedulingDeps): void {
  const schema = { params: DestinationCalendarPath, response: { 200: DestinationCalendarAnswer } }
  const config = { internal: ['gateway'] as const }
  const path = '/internal/destination-calendars/:destinationCalendarId'
  app.delete(path, { schema, config }, async (request) => {
    const { destinationCalendarId: id } = request.params
    return success(presentDestination(await removeDestination(db, requireUser(request), id)))
  })
}
