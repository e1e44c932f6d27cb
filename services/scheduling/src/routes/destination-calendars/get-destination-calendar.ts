import { DestinationCalendarAnswer, success } from '@punctual/contracts'
import { type App, requireUser } from '@punctual/http'
import { Type } from '@sinclair/typebox'
import type { SchedulingDeps } from '../../deps.ts'
import { requireDestination } from '../../guards/require-calendar.ts'
import { presentDestination } from '../../present/calendars.ts'

export const DestinationCalendarPath = Type.Object({ destinationCalendarId: Type.Integer({ minimum: 1 }) })

/** GET /internal/destination-calendars/{destinationCalendarId}. */
export function getDestinationCalendar(app: App, { db }: SchedulingDeps): void {
  const schema = { params: DestinationCalendarPath, response: { 200: DestinationCalendarAnswer } }
  const config = { internal: ['gateway'] as const }
  app.get('/internal/destination-calendars/:destinationCalendarId', { schema, config }, async (request) => {
    const { destinationCalendarId: id } = request.params
    return success(presentDestination(await requireDestination(db, requireUser(request), id)))
  })
}
