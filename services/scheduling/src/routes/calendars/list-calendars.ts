import { ConnectedCalendarsAnswer, success } from '@punctual/contracts'
import { type App, requireUser } from '@punctual/http'
import { calendarsOf, connectionsOf } from '../../db/calendars-repository.ts'
import { destinationsOf } from '../../db/destinations-repository.ts'
import type { CalendarDeps } from '../../deps.ts'
import { ownerOf } from '../../domain/owner.ts'
import { presentConnected, presentDestination } from '../../present/calendars.ts'

/** GET /v2/calendars: the caller's connections and destination calendar. */
export function listCalendars(app: App, { db, kinds }: CalendarDeps): void {
  const schema = {
    summary: 'List the connected calendars',
    description: "Returns the caller's accounts with their calendars, and the destination calendar.",
    response: { 200: ConnectedCalendarsAnswer },
  }
  app.get('/v2/calendars', { schema }, async (request) => {
    const caller = requireUser(request)
    const owner = ownerOf(caller)
    const [connections, calendars, destinations] = await Promise.all([
      connectionsOf(db, owner),
      calendarsOf(db, owner),
      destinationsOf(db, owner),
    ])
    const own = destinations.find(({ eventTypeId }) => eventTypeId === null)
    return success({
      connectedCalendars: connections.map((connection) =>
        presentConnected(
          kinds.all,
          connection,
          calendars.filter(({ connectionId }) => connectionId === connection.id),
          caller.user?.email ?? '',
        ),
      ),
      destinationCalendar: own
        ? presentDestination(own, calendars.find(({ externalId }) => externalId === own.externalId)?.name)
        : null,
    })
  })
}
