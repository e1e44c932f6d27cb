import { SelectedCalendarAnswer, SetDestinationCalendar, success } from '@punctual/contracts'
import { type App, requireUser } from '@punctual/http'
import { saveDestination } from '../../db/destinations-repository.ts'
import { lockOwner } from '../../db/owners-repository.ts'
import { ownerOf } from '../../domain/owner.ts'
import { requireWritable } from '../../guards/require-calendar.ts'
import type { CalendarDeps } from '../calendars/deps.ts'

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
    return db.transaction(async (tx) => {
      await lockOwner(tx, owner.userId)
      const place = await requireWritable(tx, [owner], request.body)
      const { userId, integration, externalId, connectionId } = await saveDestination(tx, owner, place)
      return success({ userId, integration, externalId, credentialId: connectionId })
    })
  })
}
