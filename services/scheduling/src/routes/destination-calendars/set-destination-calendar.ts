import { SelectedCalendarAnswer, SetDestinationCalendar, success } from '@punctual/contracts'
import { type App, requireUser } from '@punctual/http'
import { setDestination } from '../../app/destination-calendars.ts'
import type { CalendarDeps } from '../../deps.ts'
import { ownerOf } from '../../domain/owner.ts'

/**
 * PUT /v2/destination-calendars: where the caller's bookings are written, except those of event
 * types with their own destination.
 */
export function setDestinationCalendar(app: App, { db, kinds }: CalendarDeps): void {
  const schema = {
    summary: 'Set the destination calendar',
    description: 'Bookings are written to it, unless their event type has a destination calendar of its own.',
    errors: ['calendar_not_connected'],
    body: SetDestinationCalendar,
    response: { 200: SelectedCalendarAnswer },
  }
  app.put('/v2/destination-calendars', { schema }, async (request) => {
    const owner = ownerOf(requireUser(request))
    kinds.require('integration', request.body.integration)
    const set = await setDestination(db, owner, request.body)
    const { userId, integration, externalId, connectionId } = set
    return success({ userId, integration, externalId, credentialId: connectionId })
  })
}
