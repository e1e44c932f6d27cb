import {
  badRequest,
  type CallerContext,
  EventTypeAnswer,
  EventTypeParams,
  eventTypeUpdated,
  success,
  type UpdateEventType,
  UpdateTeamEventType,
  WrittenTeamEventTypeAnswer,
} from '@punctual/contracts'
import { type App, requireUser } from '@punctual/http'
import { Type } from '@sinclair/typebox'
import { announce } from '../../app/announce.ts'
import { saveDestinationOf, withDestination } from '../../app/event-type-destination.ts'
import { saveEventType } from '../../app/event-types.ts'
import type { SchedulingDeps } from '../../deps.ts'
import { changedEventType } from '../../domain/event-type-input.ts'
import { itsOwner } from '../../domain/owner.ts'
import {
  requireEventType,
  requireLockedEventType,
  requireOwnEventType,
  requireScheduleOf,
} from '../../guards/require-event-type.ts'
import { showEventType } from '../../present/personal-event-type.ts'
import { changeOfTeam } from '../team-event-types/update-team-event-type.ts'

/** For v1, where only the member can change a member's own event type (403). */
const ownPath = '/internal/own-event-types/:eventTypeId'

/**
 * PATCH /v2/event-types/{eventTypeId}: changes only the given fields; a team's follows the rules of
 * the team's path.
 */
export function updateEventType(app: App, deps: SchedulingDeps): void {
  const { db, clock } = deps
  const { publicUrl } = deps.config
  const schema = {
    summary: 'Update an event type',
    description: 'Changes only the given fields; lists replace the current ones.',
    errors: ['event_type_not_found', 'slug_taken', 'schedule_not_found', 'calendar_not_connected'],
    params: EventTypeParams,
    body: UpdateTeamEventType,
    response: { 200: Type.Union([EventTypeAnswer, WrittenTeamEventTypeAnswer]) },
  }
  app.patch('/v2/event-types/:eventTypeId', { schema }, async (request) => {
    const { params, body } = request
    return change(requireUser(request), params.eventTypeId, body)
  })
  const { params, body, response } = schema
  const config = { internal: ['gateway'] as const }
  app.patch(ownPath, { schema: { params, body, response }, config }, async (request) => {
    const caller = requireUser(request)
    const { eventTypeId } = request.params
    await requireOwnEventType(db, caller, 'eventType.update', eventTypeId, 'ForbiddenException')
    return change(caller, eventTypeId, request.body)
  })

  async function change(caller: CallerContext, eventTypeId: number, body: UpdateTeamEventType) {
    const { teamId } = await requireEventType(db, caller, 'eventType.update', eventTypeId)
    if (teamId !== null) return success(await changeOfTeam(deps, caller, { eventTypeId, teamId }, body))
    const after = await db.transaction(async (tx) => {
      const now = clock.now()
      const before = await requireLockedEventType(tx, caller, 'eventType.update', eventTypeId)
      await requireScheduleOf(tx, itsOwner(before), body.scheduleId)
      if (before.parentId !== null) refuseOfCopy(body)
      const fields = changedEventType(before, body)
      const after = { ...before, ...fields, version: before.version + 1, updatedAt: now }
      await saveEventType(tx, after)
      await saveDestinationOf(tx, after, [], body.destinationCalendar)
      await announce(tx, eventTypeUpdated, after, now)
      return after
    })
    return success(await withDestination(db, await showEventType(db, after, publicUrl)))
  }
}

/**
 * A member's copy of a managed event type follows it in all fields except the schedule and the
 * calendar.
 */
function refuseOfCopy(body: UpdateEventType): void {
  const others = Object.keys(body).filter((path) => !['scheduleId', 'destinationCalendar'].includes(path))
  if (others.length > 0)
    throw badRequest(...others.map((path) => ({ path, message: 'can only be changed by the team' })))
}
