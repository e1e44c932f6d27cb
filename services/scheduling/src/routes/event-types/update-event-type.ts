import {
  type CallerContext,
  EventTypeAnswer,
  EventTypeParams,
  success,
  UpdateTeamEventType,
  WrittenTeamEventTypeAnswer,
} from '@punctual/contracts'
import { type App, requireUser } from '@punctual/http'
import { Type } from '@sinclair/typebox'
import { changeEventType } from '../../app/event-types.ts'
import { changeTeamEventType } from '../../app/team-event-types.ts'
import type { SchedulingDeps } from '../../deps.ts'
import { requireEventType, requireOwnEventType } from '../../guards/require-event-type.ts'
import { showEventType, withDestination } from '../../present/event-type.ts'
import { showWritten } from '../../present/team-event-types.ts'

/** For v1, where only the member can change a member's own event type (403). */
const ownPath = '/internal/own-event-types/:eventTypeId'

/**
 * PATCH /v2/event-types/{eventTypeId}: changes only the given fields; a team's follows the rules of
 * the team's path.
 */
export function updateEventType(app: App, deps: SchedulingDeps): void {
  const { db } = deps
  const { publicUrl } = deps.config
  const schema = {
    summary: 'Update an event type',
    description: 'Changes only the given fields; lists replace the current ones.',
    errors: [
      'event_type_not_found',
      'slug_taken',
      'event_type_has_bookings',
      'schedule_not_found',
      'calendar_not_connected',
    ],
    params: EventTypeParams,
    body: UpdateTeamEventType,
    response: { 200: Type.Union([EventTypeAnswer, WrittenTeamEventTypeAnswer]) },
  }
  app.patch('/v2/event-types/:eventTypeId', { schema }, async (request) => {
    const { params, body } = request
    return change(requireUser(request), params.eventTypeId, body)
  })
  const { params, body, response } = schema
  const internal = { internal: ['gateway'] as const }
  app.patch(ownPath, { schema: { params, body, response }, config: internal }, async (request) => {
    const caller = requireUser(request)
    const { eventTypeId } = request.params
    await requireOwnEventType(db, caller, 'eventType.update', eventTypeId, 'ForbiddenException')
    return change(caller, eventTypeId, request.body)
  })

  async function change(caller: CallerContext, eventTypeId: number, body: UpdateTeamEventType) {
    const { teamId } = await requireEventType(db, caller, 'eventType.update', eventTypeId)
    if (teamId !== null) {
      const written = await changeTeamEventType(deps, caller, { eventTypeId, teamId }, body)
      return success(await showWritten(db, written, publicUrl))
    }
    const after = await changeEventType(deps, caller, eventTypeId, body)
    return success(await withDestination(db, await showEventType(db, after, publicUrl)))
  }
}
