import { EventTypeAnswer, EventTypeParams, success } from '@punctual/contracts'
import { type App, requireUser } from '@punctual/http'
import type { SchedulingDeps } from '../deps.ts'
import { requireEventType } from '../require-event-type.ts'
import { showEventType } from '../show-event-type.ts'
import { knownCaller } from './known-caller.ts'

/** GET /v2/event-types/{eventTypeId}, for its owner and the members of its organization. */
export function getEventType(app: App, { db, config }: SchedulingDeps): void {
  const schema = { summary: 'Get an event type', params: EventTypeParams, response: { 200: EventTypeAnswer } }
  app.get('/v2/event-types/:eventTypeId', { schema, preValidation: knownCaller }, async (request) => {
    const { eventTypeId } = request.params
    const eventType = await requireEventType(db, requireUser(request), 'eventType.read', eventTypeId)
    return success(await showEventType(db, eventType, config.publicUrl))
  })
}
