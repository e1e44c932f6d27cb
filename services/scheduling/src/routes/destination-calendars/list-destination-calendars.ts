import { DestinationCalendarListAnswer, success } from '@punctual/contracts'
import { type App, requireUser } from '@punctual/http'
import { destinationsOf } from '../../db/destinations-repository.ts'
import type { SchedulingDeps } from '../../deps.ts'
import { ownerOf } from '../../domain/owner.ts'
import { presentDestination } from '../../present/calendars.ts'

/** GET /internal/destination-calendars: the caller's. */
export function listDestinationCalendars(app: App, { db }: SchedulingDeps): void {
  const schema = { response: { 200: DestinationCalendarListAnswer } }
  const config = { internal: ['gateway'] as const }
  app.get('/internal/destination-calendars', { schema, config }, async (request) => {
    const all = await destinationsOf(db, ownerOf(requireUser(request)))
    return success(all.map((each) => presentDestination(each)))
  })
}
