import {
  DomainError,
  EventTypeAnswer,
  EventTypeParams,
  eventTypeUpdated,
  success,
  UpdateEventType,
} from '@punctual/contracts'
import { isUniqueViolation } from '@punctual/db'
import { type App, requireUser } from '@punctual/http'
import { updateEventType as save } from '../db/event-types-repository.ts'
import type { SchedulingDeps } from '../deps.ts'
import { changedEventType } from '../domain/event-type-input.ts'
import { announce } from '../events/announce.ts'
import { requireEventType, requireLockedEventType, requireScheduleOf } from '../require-event-type.ts'
import { showEventType } from '../show-event-type.ts'
import { knownCaller } from './known-caller.ts'

/** PATCH /v2/event-types/{eventTypeId}: what is given replaces what there is. */
export function updateEventType(app: App, { db, clock, config }: SchedulingDeps): void {
  const schema = {
    summary: 'Change an event type',
    params: EventTypeParams,
    body: UpdateEventType,
    response: { 200: EventTypeAnswer },
  }
  app.patch('/v2/event-types/:eventTypeId', { schema, preValidation: knownCaller }, async (request) => {
    const caller = requireUser(request)
    const { eventTypeId } = request.params
    await requireEventType(db, caller, 'eventType.update', eventTypeId)
    const after = await db
      .transaction(async (tx) => {
        const now = clock.now()
        const before = await requireLockedEventType(tx, caller, 'eventType.update', eventTypeId)
        const { ownerId: userId, organizationId } = before
        await requireScheduleOf(tx, { userId, organizationId }, request.body.scheduleId)
        const fields = changedEventType(before, request.body)
        const after = { ...before, ...fields, version: before.version + 1, updatedAt: now }
        await save(tx, after)
        await announce(tx, eventTypeUpdated, after, now)
        return after
      })
      .catch((error: unknown) => {
        throw isUniqueViolation(error) ? new DomainError('slug_taken', undefined, { cause: error }) : error
      })
    return success(await showEventType(db, after, config.publicUrl))
  })
}
