import { AnyEventTypeAnswer, EventTypeParams, success } from '@punctual/contracts'
import { type App, requireUser } from '@punctual/http'
import type { SchedulingDeps } from '../../deps.ts'
import { requireEventType } from '../../guards/require-event-type.ts'
import { withDestination } from '../../present/event-type.ts'
import { showAnyEventType } from '../../present/team-event-types.ts'

/**
 * GET /v2/event-types/{eventTypeId}, for its owner and the members of its organization; a team's
 * includes its hosts.
 */
export function getEventType(app: App, { db, config }: SchedulingDeps): void {
  const schema = {
    summary: 'Get an event type',
    description: 'The owner, hosts and members of the organization can read it.',
    errors: ['event_type_not_found'],
    params: EventTypeParams,
    response: { 200: AnyEventTypeAnswer },
  }
  app.get('/v2/event-types/:eventTypeId', { schema }, async (request) => {
    const { eventTypeId } = request.params
    const eventType = await requireEventType(db, requireUser(request), 'eventType.read', eventTypeId)
    return success(await withDestination(db, await showAnyEventType(db, eventType, config.publicUrl)))
  })
}
