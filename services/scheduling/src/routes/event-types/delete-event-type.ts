import { DeletedEventTypeAnswer, DomainError, EventTypeParams, success } from '@punctual/contracts'
import { type App, requireUser } from '@punctual/http'
import { removeEventType } from '../../app/event-types.ts'
import type { SchedulingDeps } from '../../deps.ts'
import { requireEventType, requireLockedEventType } from '../../guards/require-event-type.ts'
import { requireUnbooked } from '../../guards/require-unbooked.ts'

/**
 * DELETE /v2/event-types/{eventTypeId}: refused while it has future bookings
 * (docs/domain.md#deletion).
 */
export function deleteEventType(app: App, deps: SchedulingDeps): void {
  const { db, clock } = deps
  const schema = {
    summary: 'Delete an event type',
    description: 'An event type with upcoming bookings cannot be deleted.',
    errors: ['event_type_not_found', 'event_type_has_bookings'],
    params: EventTypeParams,
    response: { 200: DeletedEventTypeAnswer },
  }
  app.delete('/v2/event-types/:eventTypeId', { schema }, async (request) => {
    const caller = requireUser(request)
    const { eventTypeId } = request.params
    const { parentId, teamId } = await requireEventType(db, caller, 'eventType.delete', eventTypeId)
    if (parentId !== null || teamId !== null)
      throw new DomainError('BadRequestException', 'Only the team can delete this event type.')
    await requireUnbooked(deps, caller, eventTypeId)
    const deleted = await db.transaction(async (tx) => {
      const eventType = await requireLockedEventType(tx, caller, 'eventType.delete', eventTypeId)
      await removeEventType(tx, eventType, clock.now())
      return eventType
    })
    const { id, lengthInMinutes, title, slug } = deleted
    return success({ id, lengthInMinutes, title, slug })
  })
}
