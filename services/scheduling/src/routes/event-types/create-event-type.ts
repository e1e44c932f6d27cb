import { CreateEventType, DomainError, EventTypeAnswer, eventTypeCreated, success } from '@punctual/contracts'
import { type App, idempotent, requireCan, requireUser } from '@punctual/http'
import { announce } from '../../app/announce.ts'
import { saveDestinationOf, withDestination } from '../../app/event-type-destination.ts'
import { insertEventType } from '../../db/event-types-repository.ts'
import type { SchedulingDeps } from '../../deps.ts'
import { newEventType } from '../../domain/event-type-input.ts'
import { ownerOf } from '../../domain/owner.ts'
import { requireScheduleOf } from '../../guards/require-event-type.ts'
import { showEventType } from '../../present/personal-event-type.ts'
import { own } from '../own.ts'

/** POST /v2/event-types, 201: creates an event type of the caller. */
export function createEventType(app: App, deps: SchedulingDeps): void {
  const schema = {
    summary: 'Create an event type',
    description: 'Creates an event type of the caller.',
    errors: ['slug_taken', 'schedule_not_found', 'calendar_not_connected'],
    body: CreateEventType,
    response: { 201: EventTypeAnswer },
  }
  app.post('/v2/event-types', { schema }, async (request, reply) => {
    const caller = requireUser(request)
    requireCan(caller, 'eventType.create', own(caller), 'event_type_not_found')
    const owner = ownerOf(caller)
    const fields = newEventType(request.body)
    return idempotent(deps, request, reply, async (tx) => {
      const now = deps.clock.now()
      await requireScheduleOf(tx, owner, fields.scheduleId)
      const eventType = await insertEventType(tx, owner, fields, now)
      if (!eventType) throw new DomainError('slug_taken')
      await saveDestinationOf(tx, eventType, [], request.body.destinationCalendar)
      await announce(tx, eventTypeCreated, eventType, now)
      const shown = await showEventType(tx, eventType, deps.config.publicUrl)
      return { status: 201, body: success(await withDestination(tx, shown)) }
    })
  })
}
