import { DeletedEventTypeAnswer, EventTypeParams, success } from '@punctual/contracts'
import { type App, requireUser } from '@punctual/http'
import { deleteOwnEventType } from '../../app/event-types.ts'
import type { SchedulingDeps } from '../../deps.ts'

/**
 * DELETE /v2/event-types/{eventTypeId}: refused while it has future bookings
 * (docs/domain.md#deletion).
 */
export function deleteEventType(app: App, deps: SchedulingDeps): void {
  const schema = {
    summary: 'Delete an event type',
    description: 'An event type with upcoming bookings cannot be deleted.',
    errors: ['event_type_not_found', 'event_type_has_bookings'],
    params: EventTypeParams,
    response: { 200: DeletedEventTypeAnswer },
  }
  app.delete('/v2/event-types/:eventTypeId', { schema }, async (request) => {
    const { eventTypeId } = request.params
    const deleted = await deleteOwnEventType(deps, requireUser(request), eventTypeId)
    const { id, lengthInMinutes, title, slug } = deleted
    return success({ id, lengthInMinutes, title, slug })
  })
}
