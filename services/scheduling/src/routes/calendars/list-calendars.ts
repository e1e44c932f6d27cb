import { ConnectedCalendarsAnswer, success } from '@punctual/contracts'
import { type App, requireUser } from '@punctual/http'
import { calendarsOf, connectionsOf } from '../../db/calendars-repository.ts'
import { destinationsOf } from '../../db/destinations-repository.ts'
import type { CalendarDeps } from '../../deps.ts'
import { ownerOf } from '../../domain/owner.ts'
import { presentConnected, presentDestination } from '../../present/calendars.ts'

/** GET /v2/calendars: the caller's connections and destination calendar. */
export function listCalendars(app: App, { db, kinds, config }: CalendarDeps): void {
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
    const email = caller.user?.email ?? ''
    const connected = connections.map((connection) =>
      presentConnected(
        { kinds, config },
        connection,
        calendars.filter(({ connectionId }) => connectionId === connection.id),
        email,
      ),
    )
    const calendar = calendars.find(
      ({ connectionId, externalId }) => connectionId === own?.connectionId && externalId === own.externalId,
    )
    const { integration: { name: integrationTitle } = { name: '' }, delegationCredentialId = null } =
      connected.find(({ credentialId }) => credentialId === own?.connectionId) ?? {}
    return success({
      connectedCalendars: connected,
      connectable: kinds.all.filter(({ oauth }) => oauth).map(({ slug, title }) => ({ slug, name: title })),
      destinationCalendar: own
        ? presentDestination(own, calendar && { calendar, integrationTitle, email, delegationCredentialId })
        : null,
    })
  })
}
