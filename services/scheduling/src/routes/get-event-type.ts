import { EventTypeAnswer, EventTypeParams, success, TeamEventTypeAnswer } from '@punctual/contracts'
import { type App, requireUser } from '@punctual/http'
import { Type } from '@sinclair/typebox'
import type { SchedulingDeps } from '../deps.ts'
import { requireEventType } from '../require-event-type.ts'
import { showEventType } from '../show-event-type.ts'
import { showTeamEventTypes } from '../show-team-event-types.ts'
import { knownCaller } from './known-caller.ts'

/** GET /v2/event-types/{eventTypeId}, for its owner and the members of its organization; a team's with its hosts. */
export function getEventType(app: App, { db, config }: SchedulingDeps): void {
  const schema = {
    summary: 'Get an event type',
    params: EventTypeParams,
    response: { 200: Type.Union([EventTypeAnswer, TeamEventTypeAnswer]) },
  }
  app.get('/v2/event-types/:eventTypeId', { schema, preValidation: knownCaller }, async (request) => {
    const { eventTypeId } = request.params
    const eventType = await requireEventType(db, requireUser(request), 'eventType.read', eventTypeId)
    if (eventType.teamId !== null) {
      const [ofTeam] = await showTeamEventTypes(db, [eventType])
      return success(ofTeam!)
    }
    return success(await showEventType(db, eventType, config.publicUrl))
  })
}
